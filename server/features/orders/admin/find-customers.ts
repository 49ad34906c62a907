import { and, desc, ne } from 'drizzle-orm';
import { FOUND_CUSTOMERS_MAX, type FoundCustomer } from '../../../../contract/taken-order.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isHealthNote } from '../../../../domain/orders/health-notes.ts';
import { nameContents } from '../../../../domain/orders/name-contents.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { summariseOrder } from '../describe-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { listLinesOf } from './admin-orders.store.ts';
import { matchWords } from './match-orders.ts';

/** Enough to know a regular customer by; older orders are in the list of orders. */
const LOOKED_AT_MAX = 200;
const SHOWN_ORDERS_MAX = 3;
const SHOWN_ADDRESSES_MAX = 3;

/** Who has ordered before and is called so or has this number, whoever ordered last first. A person is a phone number. */
export async function findCustomers(db: Database, typed: string, now: Date): Promise<FoundCustomer[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(matchWords(typed), ne(orders.origin, WALK_IN)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LOOKED_AT_MAX);
  const known = rows.filter(({ forgottenAt }) => forgottenAt === null);
  const byPhone = [...Map.groupBy(known, ({ contactPhone }) => contactPhone).values()];
  const found = byPhone.slice(0, FOUND_CUSTOMERS_MAX);
  const shown = found.flatMap((theirs) => theirs.slice(0, SHOWN_ORDERS_MAX));
  const contents = await nameContentsOf(db, shown, now);
  return found.map((theirs) => describeCustomer(theirs, contents));
}

async function nameContentsOf(
  db: Database,
  rows: readonly OrderRow[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const lines = await listLinesOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((order) => [order.id, nameContents(summariseOrder(order, lines.get(order.id) ?? [], now))]),
  );
}

function describeCustomer(theirs: readonly OrderRow[], contents: ReadonlyMap<string, string>): FoundCustomer {
  const [latest] = theirs;
  if (!latest) throw new Error('A customer without an order was found.');
  const addresses = new Map(
    theirs.flatMap(({ address }) => (address ? [[JSON.stringify(address), address]] : [])),
  );
  return {
    name: latest.contactName,
    phone: latest.contactPhone,
    email: theirs.find(({ contactEmail }) => contactEmail !== '')?.contactEmail ?? '',
    orderCount: theirs.length,
    healthNote: theirs.find(({ note }) => isHealthNote(note))?.note ?? '',
    addresses: [...addresses.values()]
      .slice(0, SHOWN_ADDRESSES_MAX)
      .map((address) => ({ recipient: '', phone: '', ...address })),
    orders: theirs.slice(0, SHOWN_ORDERS_MAX).map((order) => ({
      id: order.id,
      number: order.number,
      day: order.day,
      method: order.method,
      total: convertKoboToNaira(order.totalInKobo),
      contents: contents.get(order.id) ?? '',
    })),
  };
}
