import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Rider } from '../../../../contract/order-admin.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { NOT_GOODS_IDS } from '../../../../domain/orders/taken-orders.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { users } from '../../../database/schema/identity.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import type { OrderRow } from '../order-rows.ts';

/** From when the kitchen counts on it until it has arrived. */
const DELIVERY_STATUSES: readonly OrderStatus[] = [
  'confirmed',
  'in_kitchen',
  'ready',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
];

export type DeliveryRow = {
  readonly order: OrderRow;
  readonly pieces: number;
  readonly riderName: string | null;
};

/** Earliest window first; how many there can be is bounded by the capacity of a day. */
export function listDeliveryRows(
  db: Database,
  day: LagosDay,
  riderId: string | undefined,
): Promise<DeliveryRow[]> {
  return selectDeliveries(
    db,
    and(
      eq(orders.day, day),
      eq(orders.method, 'delivery'),
      inArray(orders.status, [...DELIVERY_STATUSES]),
      riderId === undefined ? undefined : eq(orders.riderId, riderId),
    ),
  );
}

export async function findDeliveryRow(db: Database, orderId: string): Promise<DeliveryRow | undefined> {
  const [row] = await selectDeliveries(db, and(eq(orders.id, orderId), eq(orders.method, 'delivery')));
  return row;
}

function selectDeliveries(db: Database, which: SQL | undefined): Promise<DeliveryRow[]> {
  const pieces = sql<number>`(
    select coalesce(sum(${orderLines.quantity}), 0)::int from ${orderLines}
    where ${orderLines.orderId} = ${orders.id} and ${notInArray(orderLines.productId, [...NOT_GOODS_IDS])}
  )`;
  return db
    .select({ order: orders, pieces, riderName: users.name })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.riderId))
    .where(which)
    .orderBy(asc(orders.windowFrom), asc(orders.number));
}

const isRider = and(eq(users.role, 'rider'), isNull(users.disabledAt), isNull(users.deletedAt));

export function listRiders(db: Database): Promise<Rider[]> {
  return db.select({ id: users.id, name: users.name }).from(users).where(isRider).orderBy(asc(users.name));
}

export async function findRider(tx: Transaction, riderId: string): Promise<Rider | undefined> {
  const [rider] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, riderId), isRider));
  return rider;
}

/** Undefined where the order has moved on meanwhile. */
export async function writeRider(
  tx: Transaction,
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
  { riderId, now }: { readonly riderId: string | null; readonly now: Date },
): Promise<OrderRow | undefined> {
  const [changed] = await tx
    .update(orders)
    .set({ riderId, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.version, version)))
    .returning();
  return changed;
}
