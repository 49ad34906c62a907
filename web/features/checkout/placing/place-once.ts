import type { PlacedOrder } from '../../../../contract/orders.ts';
import { isRefusal } from '../../../api/api-error.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

type PlaceOnceParts<Sent> = {
  readonly send: (order: Sent, key: string) => Promise<PlacedOrder>;
  /** Kept with the draft, so that a reload knows of it too. */
  readonly remember: (attempt: Pick<CheckoutDraft, 'key' | 'unanswered'>) => void;
  readonly makeKey: () => string;
};

export type PlacedOnce<Sent> = {
  readonly placed: PlacedOrder;
  /** What it was placed with. */
  readonly sent: Sent;
  /** An earlier try had arrived after all, with what it said then. */
  readonly isEarlier: boolean;
};

/** The shop knows the key with other contents. */
export const KEY_REUSED = 'key_reused';

/**
 * Places an order at most once, whatever happened to earlier answers. The key stays the same as long as it may stand for an
 * order; when the shop knows it with other contents, one of the unanswered tries has become an order, and that one is asked for.
 */
export async function placeOnce<Sent>(
  { send, remember, makeKey }: PlaceOnceParts<Sent>,
  { key, unanswered }: Pick<CheckoutDraft, 'key' | 'unanswered'>,
  order: Sent,
): Promise<PlacedOnce<Sent>> {
  const contents = JSON.stringify(order);
  const doubtful = unanswered.filter((earlier) => earlier !== contents);
  remember({ key, unanswered: [...doubtful, contents] });
  try {
    return { placed: await send(order, key), sent: order, isEarlier: false };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code !== KEY_REUSED) {
      remember({ key, unanswered: doubtful });
      throw error;
    }
    const earlier = await findEarlier(doubtful);
    if (earlier) return earlier;
    // Somebody else's order by now, such as a guest's before they signed in; theirs to find in their mail.
    remember({ key: makeKey(), unanswered: [] });
    throw error;
  }

  async function findEarlier(tries: readonly string[]): Promise<PlacedOnce<Sent> | undefined> {
    for (const earlier of tries.toReversed()) {
      try {
        // Written by the line above, in this tab.
        const sent = JSON.parse(earlier) as Sent;
        return { placed: await send(sent, key), sent, isEarlier: true };
      } catch (error) {
        if (!isRefusal(error) || error.code !== KEY_REUSED) throw error;
      }
    }
    return undefined;
  }
}
