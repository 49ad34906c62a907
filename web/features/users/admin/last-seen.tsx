import { Since } from '../../../ui/formats/moment.tsx';
import { useAuth } from '../auth-context.tsx';

type LastSeenProps = { readonly user: { readonly id: string; readonly lastSeenAt: string | null } };

/** A session is marked as seen from time to time only: whoever looks at themselves is here now. */
export function LastSeen({ user: { id, lastSeenAt } }: LastSeenProps) {
  const { currentUser } = useAuth();
  if (id === currentUser?.uid) return 'Now';
  return lastSeenAt ? <Since at={lastSeenAt} /> : 'Never';
}
