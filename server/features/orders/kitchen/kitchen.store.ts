import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { KitchenStage } from '../../../../domain/orders/kitchen-stages.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import { RELEASED_STATUSES } from '../../../../domain/orders/statuses.ts';
import { NOT_GOODS_IDS } from '../../../../domain/orders/taken-orders.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import type { OrderLineRow, OrderRow } from '../order-rows.ts';

const { id, number, version, status, holdUntil, kitchenStage, method, stoppedFor } = orders;
const { day, windowFrom, windowTo, contactName, address, note, workUnits } = orders;
const { totalInKobo, depositInKobo, paidInKobo, refundedInKobo, refundingInKobo, adjustedInKobo } = orders;
const { nettedInKobo, changeRequest } = orders;
const TICKET_COLUMNS = {
  id,
  number,
  version,
  status,
  holdUntil,
  kitchenStage,
  method,
  stoppedFor,
  day,
  windowFrom,
  windowTo,
  contactName,
  address,
  note,
  workUnits,
  totalInKobo,
  depositInKobo,
  paidInKobo,
  refundedInKobo,
  refundingInKobo,
  adjustedInKobo,
  nettedInKobo,
  changeRequest,
};
export type TicketRow = Pick<OrderRow, keyof typeof TICKET_COLUMNS>;

/** Earliest window first; how many there can be is bounded by the capacity of a day. */
export function listOrdersOfDay(db: Database, wantedDay: LagosDay): Promise<TicketRow[]> {
  return db
    .select(TICKET_COLUMNS)
    .from(orders)
    .where(and(eq(day, wantedDay), ne(orders.origin, WALK_IN), notInArray(status, [...RELEASED_STATUSES])))
    .orderBy(asc(windowFrom), asc(number));
}

export async function listTicketLines(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      and(inArray(orderLines.orderId, [...orderIds]), notInArray(orderLines.productId, [...NOT_GOODS_IDS])),
    )
    .orderBy(asc(orderLines.position));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

export type BakedProduct = Pick<typeof products.$inferSelect, 'category' | 'isCustom' | 'allowsInscription'>;

/** What the kitchen has to know of what was ordered; the products themselves may be gone by now. */
export async function listBakedProducts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BakedProduct>> {
  if (ids.length === 0) return new Map();
  const { id: productId, category, isCustom, allowsInscription } = products;
  const rows = await db
    .select({ productId, category, isCustom, allowsInscription })
    .from(products)
    .where(inArray(productId, [...new Set(ids)]));
  return new Map(rows.map(({ productId: key, ...product }) => [key, product]));
}

/** Undefined where somebody was quicker. */
export async function writeStage(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'version'>,
  { stage, now }: { readonly stage: KitchenStage; readonly now: Date },
): Promise<OrderRow | undefined> {
  const [moved] = await tx
    .update(orders)
    .set({ kitchenStage: stage, version: sql`${version} + 1`, updatedAt: now })
    .where(and(eq(id, order.id), eq(version, order.version)))
    .returning();
  return moved;
}
