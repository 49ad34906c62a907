import { Suspense } from 'react';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { storedPush } from './push/stored-subscription.ts';

/** Where the line breaks, there is no offer. */
const OfferCard = createLatePart({ load: () => import('./push/push-offer.tsx'), showFailure: () => null });

type PushOfferProps = {
  /** What somebody waits for: "on its way", "ready". */
  readonly awaited: string;
};

/** Offers push where somebody waits for something. Who has refused it already downloads nothing of it. */
export function PushOffer({ awaited }: PushOfferProps) {
  const { currentUser } = useAuth();
  if (!currentUser || !canBeOffered()) return null;
  return (
    <Suspense>
      <OfferCard uid={currentUser.uid} awaited={awaited} />
    </Suspense>
  );
}

/** One who has just refused keeps the card, which says how to change that. */
function canBeOffered(): boolean {
  return typeof window !== 'undefined' && 'Notification' in window && !storedPush.hasDeclined();
}
