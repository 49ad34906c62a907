import type { OrderPlacement, PlacedOrder } from '../../../../contract/orders.ts';
import { isRefusal } from '../../../api/api-error.ts';
import { KEY_REUSED, type PlacedOnce } from './place-once.ts';

/** What became of an order whose answer was lost. */
export type Settled =
  | { readonly kind: 'placed'; readonly once: PlacedOnce<OrderPlacement> }
  /** The shop has none of it. */
  | { readonly kind: 'missing' }
  /** It is an order, and not this visitor's to see: a guest's before they signed in. */
  | { readonly kind: 'foreign' }
  /** No answer this time either. */
  | { readonly kind: 'unknown' };

/** Asks for what was sent and never answered, the latest first; nothing is placed by it. */
export async function settleAttempt(
  unanswered: readonly string[],
  ask: (sent: OrderPlacement) => Promise<PlacedOrder | null>,
): Promise<Settled> {
  for (const text of unanswered.toReversed()) {
    try {
      // As it was written before it was sent; what is broken is not known.
      const sent = JSON.parse(text) as OrderPlacement;
      const placed = await ask(sent);
      return placed ? { kind: 'placed', once: { placed, sent, isEarlier: true } } : { kind: 'missing' };
    } catch (error) {
      if (!isRefusal(error) || error.code !== KEY_REUSED) return { kind: 'unknown' };
    }
  }
  return { kind: 'foreign' };
}
