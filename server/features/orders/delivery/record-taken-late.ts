import { sayDayShortly, sayTimes } from '../../../../domain/delivery/day-words.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import type { OrderRow } from '../order-rows.ts';

/** 'Fri 20 Nov, 09:00 to 12:00' */
export function saySlot({ day, windowFrom: from, windowTo: to }: OrderRow): string {
  return `${sayDayShortly(day)}, ${sayTimes({ from, to })}`;
}

/** Who took on an order for a time that customers can no longer choose. */
export async function recordTakenLate(
  tx: Transaction,
  order: OrderRow,
  actorId: string | null,
  now: Date,
): Promise<void> {
  const details = { after: saySlot(order) };
  await recordAuditEvent(tx, { action: 'order.taken_late', actorId, orderId: order.id, at: now, details });
}
