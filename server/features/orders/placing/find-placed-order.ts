import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { findWholeOrder, listPlacements, type WholeOrder } from '../orders.store.ts';
import { hashBody, KEY_REUSED, namePlacementLock } from './place-agreed-order.ts';
import type { WantedOrder } from './place-order.ts';

/** The order that this key has led to, for whoever sent the same contents with it; null: none. Nothing is placed. */
export function findPlacedOrder(
  db: Database,
  { input, key, userId }: Pick<WantedOrder, 'input' | 'key' | 'userId'>,
): Promise<Result<WholeOrder | null>> {
  return inTransaction(db, async (tx) => {
    // One that is being placed at this moment is waited for.
    await lockNames(tx, [namePlacementLock(key)]);
    const [placement] = await listPlacements(tx, key);
    if (!placement) return accept(null);
    if (placement.bodyHash !== hashBody(input, userId)) return { ok: false, refusal: KEY_REUSED };
    return accept((await findWholeOrder(tx, placement.orderId)) ?? null);
  });
}
