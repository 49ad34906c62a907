import { eq } from 'drizzle-orm';
import { extendClaimedHold, type HoldForClaim } from '../../../../domain/payments/claimed-hold.ts';
import { computeDueNow } from '../../../../domain/payments/ledger.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { readOpeningHours } from '../delivery/delivery-plan.store.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { raiseVersion } from './money-audit.ts';
import { notifyTransferClaim } from './notify-about-money.ts';
import { readLedger } from './order-ledger.ts';

const NOTHING_DUE = refuse('conflict', 'nothing_due', 'There’s nothing to pay for this order.');

/** "I have paid": the owner is told to look at the account. Saying it again tells nobody a second time. */
export function claimTransfer(
  db: Database,
  orderId: string,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    const due = computeDueNow(readLedger(order, now), order.depositInKobo);
    if (due === 0) return NOTHING_DUE;
    if (order.transferClaimedAt) return accept(order);
    const hold = await findLongerHold(tx, order, now);
    const [claimed] = await tx
      .update(orders)
      .set({ transferClaimedAt: now, ...hold, ...raiseVersion(now) })
      .where(eq(orders.id, order.id))
      .returning();
    if (!claimed) throw new Error('Updating an order returned no row.');
    await notifyTransferClaim(tx, claimed, now, due);
    await announceOrder(tx, claimed);
    return accept(claimed);
  });
}

type LongerHold = HoldForClaim & { readonly holdUntil: Date };

/** With what it takes to go back to the hold of before; undefined where it stays as it is. */
async function findLongerHold(tx: Transaction, order: OrderRow, now: Date): Promise<LongerHold | undefined> {
  const { status, holdUntil, day, windowFrom: from, windowTo: to, heldBeforeClaim, heldForClaim } = order;
  if (status !== 'pending_payment' || holdUntil === null) return undefined;
  const hold = { holdUntil, heldBeforeClaim, heldForClaim, slot: { day, from, to } };
  const longer = extendClaimedHold(hold, now, await readOpeningHours(tx));
  return longer > holdUntil
    ? { holdUntil: longer, heldBeforeClaim: holdUntil, heldForClaim: longer }
    : undefined;
}
