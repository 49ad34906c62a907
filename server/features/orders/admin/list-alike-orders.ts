import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { ALIKE_BY, AlikeOrder } from '../../../../contract/alike-orders.ts';
import { BULK_STEPS_MAX } from '../../../../contract/order-steps.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { isUnconfirmed } from '../../../../domain/orders/unconfirmed.ts';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';
import type { OrderRow } from '../order-rows.ts';
import { ADMIN_NETWORK } from '../placing/order-network.ts';
import { isOrderOf } from '../placing/unpaid-holds.ts';

/** What somebody has ordered again and again without paying, to be looked at and cancelled together. */
export async function listAlikeOrders(
  db: Database,
  order: OrderRow,
  by: (typeof ALIKE_BY)[number],
  now: Date,
): Promise<{ readonly data: AlikeOrder[]; readonly total: number }> {
  const { network, contactEmail: email, contactPhone: phone } = order;
  const isAlike =
    by === 'contact'
      ? isOrderOf({ email, phone, userId: null })
      : and(eq(orders.network, network), ne(orders.network, ADMIN_NETWORK));
  const matches = and(
    or(isAlike, eq(orders.id, order.id)),
    inArray(orders.status, ['pending_payment', 'confirmed']),
    eq(orders.paidInKobo, 0),
    countsAt(now),
  );
  const [rows, total] = await Promise.all([
    db.select().from(orders).where(matches).orderBy(asc(orders.day), asc(orders.id)).limit(BULK_STEPS_MAX),
    db.$count(orders, matches),
  ]);
  return { data: rows.map((row) => describeAlike(row, now)), total };
}

function describeAlike(row: OrderRow, now: Date): AlikeOrder {
  const status = readStatus(row, now);
  return {
    id: row.id,
    number: row.number,
    status,
    isUnconfirmed: isUnconfirmed(status, row.paymentMethod),
    customerName: row.contactName,
    customerPhone: row.contactPhone,
    slot: { day: row.day, windowId: row.windowId, from: row.windowFrom, to: row.windowTo },
    total: convertKoboToNaira(row.totalInKobo),
  };
}
