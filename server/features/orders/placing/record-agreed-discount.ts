import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import type { OrderRow } from '../order-rows.ts';

type AgreedDiscount = { readonly amount: number; readonly reason: string };

/** Who gave something off the price, how much and why: the order's line alone does not say who. */
export async function recordAgreedDiscount(
  tx: Transaction,
  { id: orderId }: OrderRow,
  discount: AgreedDiscount | null,
  { actorId, now: at }: { readonly actorId: string | null; readonly now: Date },
): Promise<void> {
  if (!discount) return;
  const details = { amount: discount.amount, reason: discount.reason };
  await recordAuditEvent(tx, { action: 'order.discount_agreed', actorId, orderId, at, details });
}
