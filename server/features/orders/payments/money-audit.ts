import { sql } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { RefundStatus } from '../../../../domain/payments/ways.ts';
import type { AuditAction } from '../../../../domain/users/audit-actions.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import type { OrderRow } from '../order-rows.ts';

/* What every writer of the ledger does with each of its rows. */

export const NET_PAID_IN_KOBO = sql`${orders.paidInKobo} - ${orders.refundedInKobo} - ${orders.refundingInKobo}`;

export function netPaid({ paidInKobo, refundedInKobo, refundingInKobo }: OrderRow): number {
  return paidInKobo - refundedInKobo - refundingInKobo;
}

export function raiseVersion(now: Date) {
  return { version: sql`${orders.version} + 1`, updatedAt: now };
}

export type MoneyChange = {
  readonly orderId: string;
  /** Nobody: the provider told, or the shop itself did it. */
  readonly actorId: string | null | undefined;
  readonly amountInKobo: number;
  readonly way?: string;
  readonly reason?: string | undefined;
  /** How far a refund is that has not gone back yet. */
  readonly refund?: RefundStatus | undefined;
  readonly at: Date;
  /** In kobo: what was paid, of a refund what was left of that, of a decision about the price what was asked for. */
  readonly before: number;
  readonly after: number;
};

/** Written with the row itself, so that no kobo moves without a trace of who moved it. */
export async function auditMoney(
  tx: Transaction,
  action: AuditAction,
  { orderId, actorId, amountInKobo, way, reason, refund, at, before, after }: MoneyChange,
): Promise<void> {
  const details = {
    amount: convertKoboToNaira(amountInKobo),
    ...(way && { way }),
    ...(reason && { reason }),
    ...(refund && { refund }),
    before: convertKoboToNaira(before),
    after: convertKoboToNaira(after),
  };
  await recordAuditEvent(tx, { action, actorId: actorId ?? null, orderId, at, details });
}
