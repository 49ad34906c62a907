import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useOnline } from '../../ui/browser/use-online.ts';
import { useAuth } from '../users/auth-context.tsx';
import { readWaitingText, watchWaitingText } from './waiting/waiting-text.ts';

function useWaitingText(): string | null {
  return useSyncExternalStore(watchWaitingText, readWaitingText, () => null);
}

/** Who has nothing to send never downloads what sends it; without a line it could neither come nor send. */
export function WaitingOutlet() {
  const isOnline = useOnline();
  const isWanted = useWaitingText() !== null && isOnline;
  const [Sender, setSender] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./waiting/waiting-sender.tsx').then(
      (module) => setSender(() => module.WaitingSender),
      (error: unknown) => console.error('The order that waits cannot be sent yet', error),
    );
  }, [isWanted]);
  return Sender && <Sender />;
}

/** Says on every page that something has not gone out yet. */
export function WaitingNote({ className }: { readonly className: string }) {
  const uid = useAuth().currentUser?.uid ?? null;
  const text = useWaitingText();
  if (text === null || !isOf(text, uid)) return null;
  return (
    <Link to="/checkout" className={className}>
      An order is waiting to be sent
    </Link>
  );
}

function isOf(text: string, uid: string | null): boolean {
  try {
    const { ownerId = null }: { ownerId?: unknown } = JSON.parse(text);
    return ownerId === null || ownerId === uid;
  } catch {
    return false;
  }
}
