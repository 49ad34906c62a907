import { and, desc, eq, inArray } from 'drizzle-orm';
import { COUNTER_SALES_SHOWN, type CounterSale } from '../../../../contract/counter-sale.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import { canVoid } from '../../../../domain/payments/voiding.ts';
import type { Database } from '../../../database/database.ts';
import { users } from '../../../database/schema/identity.ts';
import { orders } from '../../../database/schema/orders.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { completeOrders, type WholeOrder } from '../orders.store.ts';
import { toVoider } from '../payments/void-payment.ts';

type Asking = { readonly actor: Pick<Actor, 'userId' | 'role'>; readonly now: Date };

export async function listCounterSales(db: Database, day: LagosDay, asking: Asking): Promise<CounterSale[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.day, day), eq(orders.origin, WALK_IN)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(COUNTER_SALES_SHOWN);
  return describeSales(db, rows, asking);
}

export async function showCounterSale(db: Database, id: string, asking: Asking): Promise<CounterSale> {
  const rows = await db.select().from(orders).where(eq(orders.id, id));
  const [sale] = await describeSales(db, rows, asking);
  if (!sale) throw new Error('Inserting a counter sale returned no row.');
  return sale;
}

async function describeSales(
  db: Database,
  rows: Parameters<typeof completeOrders>[1],
  asking: Asking,
): Promise<CounterSale[]> {
  const whole = await completeOrders(db, rows);
  const sellers = [...new Set(whole.flatMap(({ events: [made] }) => made?.actorId ?? []))];
  const names =
    sellers.length === 0
      ? []
      : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, sellers));
  return whole.map((order) => describeSale(order, new Map(names.map(({ id, name }) => [id, name])), asking));
}

function describeSale(
  { order, lines, events, money }: WholeOrder,
  names: ReadonlyMap<string, string>,
  { actor, now }: Asking,
): CounterSale {
  const isTakenBack = order.status === 'cancelled';
  // All of one moment: their references have their order.
  const counted = [...(isTakenBack ? money.voidedPayments : money.payments)].sort((one, other) =>
    one.reference.localeCompare(other.reference),
  );
  const isUntouched = order.refundedInKobo + order.refundingInKobo === 0;
  return {
    id: order.id,
    number: order.number,
    at: order.createdAt.toISOString(),
    by: names.get(events[0]?.actorId ?? '') ?? null,
    lines: lines.map(({ name, sizeName, quantity, unitPriceInKobo }) => ({
      name,
      sizeName,
      quantity,
      price: convertKoboToNaira(unitPriceInKobo),
      total: convertKoboToNaira(unitPriceInKobo * quantity),
    })),
    total: convertKoboToNaira(order.totalInKobo),
    includedVat: convertKoboToNaira(order.includedVatInKobo),
    payments: counted.map(({ way, amountInKobo, note }) => ({
      way,
      amount: convertKoboToNaira(amountInKobo),
      note,
    })),
    isTakenBack,
    canTakeBack:
      !isTakenBack && isUntouched && money.payments.every((one) => canVoid(one, toVoider(actor), now)),
  };
}
