import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { isChangeable } from '../../../../domain/orders/change-lines.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { computeDue, computeSurplus } from '../../../../domain/payments/ledger.ts';
import type { Transaction } from '../../../database/database.ts';
import { messages } from '../../../database/schema/messages.ts';
import { markRead } from '../../../jobs/mark-handled.ts';
import type { OrderRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';

/** What the order no longer needs staff for waits at nobody's bell: a request that was answered, a transfer that was looked for, money that fits. */
export async function markSettledRead(tx: Transaction, order: OrderRow): Promise<void> {
  const now = order.updatedAt;
  const settled = or(
    isRequestOpen(order, now) ? undefined : eq(messages.kind, 'change_requested'),
    order.transferClaimedAt ? undefined : isProblem(sql`${messages.details}->>'claimed' = 'true'`),
    isMoneyRight(order, now) ? isProblem(sql`${messages.details} = '{}'::jsonb`) : undefined,
  );
  if (settled) await markRead(tx, and(eq(messages.orderId, order.id), settled), now);
}

const isProblem = (which: SQL) => and(eq(messages.kind, 'payment_problem'), which);

function isRequestOpen(order: OrderRow, now: Date): boolean {
  return order.changeRequest?.status === 'open' && isChangeable(readStatus(order, now));
}

/** Nothing too much, and nothing missing but what is paid later anyway. */
function isMoneyRight(order: OrderRow, now: Date): boolean {
  const ledger = readLedger(order, now);
  const isEnough = ledger.isOver || computeDue(ledger) === 0 || order.depositInKobo !== null;
  return isEnough && computeSurplus(ledger) === 0;
}
