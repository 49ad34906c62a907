import { eq, sql } from 'drizzle-orm';
import { extendClaimedHold } from '../../../../domain/payments/claimed-hold.ts';
import { computeDue } from '../../../../domain/payments/ledger.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { readOpeningHours } from '../delivery/delivery-plan.store.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrderWithDay } from './lock-order.ts';
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
    if (computeDue(readLedger(order, now)) === 0) return NOTHING_DUE;
    if (order.transferClaimedAt) return accept(order);
    const holdUntil = await findHold(tx, order, now);
    const [claimed] = await tx
      .update(orders)
      .set({ transferClaimedAt: now, holdUntil, version: sql`${orders.version} + 1`, updatedAt: now })
      .where(eq(orders.id, order.id))
      .returning();
    if (!claimed) throw new Error('Updating an order returned no row.');
    await notifyTransferClaim(tx, claimed, now);
    await announceOrder(tx, claimed);
    return accept(claimed);
  });
}

async function findHold(tx: Transaction, order: OrderRow, now: Date): Promise<Date | null> {
  const { status, holdUntil, day, windowFrom: from, windowTo: to } = order;
  if (status !== 'pending_payment' || holdUntil === null) return holdUntil;
  return extendClaimedHold({ holdUntil, slot: { day, from, to } }, now, await readOpeningHours(tx));
}
