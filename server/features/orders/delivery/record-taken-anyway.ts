import { sayDayShortly, sayTimes } from '../../../../domain/delivery/day-words.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import type { OrderRow } from '../order-rows.ts';
import type { TakenSlot } from './take-slot.ts';

/** 'Fri 20 Nov, 09:00–12:00' */
export function saySlot({ day, windowFrom: from, windowTo: to }: OrderRow): string {
  return `${sayDayShortly(day)}, ${sayTimes({ from, to })}`;
}

type Took = { readonly slot: TakenSlot; readonly actorId: string | null; readonly now: Date };

/** Who took on an order for a time that customers can no longer choose, or that has no room left. */
export async function recordTakenAnyway(
  tx: Transaction,
  order: OrderRow,
  { slot: { isLate, isOverfull }, actorId, now: at }: Took,
): Promise<void> {
  const entry = { actorId, orderId: order.id, at, details: { after: saySlot(order) } };
  if (isLate) await recordAuditEvent(tx, { ...entry, action: 'order.taken_late' });
  if (isOverfull) await recordAuditEvent(tx, { ...entry, action: 'order.taken_full' });
}
