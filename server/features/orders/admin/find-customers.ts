import { and, desc, isNull, ne } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { FOUND_CUSTOMERS_MAX, type FoundCustomer } from '../../../../contract/taken-order.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isHealthNote } from '../../../../domain/orders/health-notes.ts';
import { nameContents } from '../../../../domain/orders/name-contents.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { summariseOrder } from '../describe-order.ts';
import {
  findImportedForOrders,
  type ImportedCustomerRow,
} from '../imported-customers/imported-customers.store.ts';
import type { OrderRow } from '../order-rows.ts';
import { listLinesOf } from './admin-orders.store.ts';
import { matchWords } from './match-orders.ts';
import { listAddresses, SHOWN_ADDRESSES_MAX } from './orders-of-customer.ts';

/** Enough to know a regular customer by; older orders are in the list of orders. */
const LOOKED_AT_MAX = 200;
const SHOWN_ORDERS_MAX = 3;

/** What staff have written down about whoever has this number or address. */
export type ListNotesAbout = (contact: string) => Promise<readonly string[]>;

/** Before it is looked up what staff have written down. */
type KnownCustomer = Omit<FoundCustomer, 'staffNotes'>;

/** Who is called so or has this number: whoever ordered last first, then who is known from another shop alone; one for each number. */
export async function findCustomers(
  db: Database,
  listNotesAbout: ListNotesAbout,
  typed: string,
  now: Date,
): Promise<FoundCustomer[]> {
  const found = await listOrdersByPhone(db, typed, FOUND_CUSTOMERS_MAX);
  const shown = found.flatMap((theirs) => theirs.slice(0, SHOWN_ORDERS_MAX));
  const contents = await nameContentsOf(db, shown, now);
  const ordered = found.map((theirs) => describeCustomer(theirs, contents));
  const imported = await findImportedForOrders(db, typed, {
    phones: ordered.map(({ phone }) => phone),
    limit: FOUND_CUSTOMERS_MAX,
  });
  const known = joinImported(ordered, imported).slice(0, FOUND_CUSTOMERS_MAX);
  return Promise.all(
    known.map(async (customer) => ({
      ...customer,
      staffNotes: [...(await listNotesAbout(customer.phone || customer.email))],
    })),
  );
}

/** Who has ordered before, for whoever only wants to open their card. */
export async function findBuyers(db: Database, typed: string, limit: number) {
  const { contactName, contactPhone, contactEmail } = orders;
  const rows = db.select({ contactName, contactPhone, contactEmail }).from(orders).$dynamic();
  return groupByPhone(await findByName(rows, typed), limit).map(nameCustomer);
}

async function listOrdersByPhone(db: Database, typed: string, limit: number) {
  return groupByPhone(await findByName(db.select().from(orders).$dynamic(), typed), limit);
}

/** The last orders of whoever is called so or has this number. */
function findByName<Query extends PgSelect>(query: Query, typed: string) {
  return query
    .where(and(matchWords(typed), ne(orders.origin, WALK_IN), isNull(orders.forgottenAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LOOKED_AT_MAX);
}

function groupByPhone<Row extends Pick<OrderRow, 'contactPhone'>>(
  rows: readonly Row[],
  limit: number,
): readonly (readonly Row[])[] {
  return [...Map.groupBy(rows, ({ contactPhone }) => contactPhone).values()].slice(0, limit);
}

/** Whoever has ordered here is described by that; what another shop knew comes behind. */
function joinImported(
  ordered: readonly KnownCustomer[],
  imported: readonly ImportedCustomerRow[],
): readonly KnownCustomer[] {
  const ofPhone = new Map(imported.map((customer) => [customer.phone, customer]));
  const joined = ordered.map((customer): KnownCustomer => {
    const known = ofPhone.get(customer.phone);
    return known
      ? {
          ...customer,
          email: customer.email || (known.email ?? ''),
          note: known.note,
          addresses: [...customer.addresses, ...describeAddress(known)].slice(0, SHOWN_ADDRESSES_MAX),
        }
      : customer;
  });
  const isNew = ({ phone, email }: ImportedCustomerRow) =>
    !joined.some((customer) => customer.phone === phone || (email !== null && customer.email === email));
  return [...joined, ...imported.filter(isNew).map(describeImported)];
}

function describeImported(customer: ImportedCustomerRow): KnownCustomer {
  const { name, phone, email, note } = customer;
  return {
    name,
    phone: phone ?? '',
    email: email ?? '',
    orderCount: 0,
    healthNote: isHealthNote(note) ? note : '',
    note,
    addresses: [...describeAddress(customer)],
    orders: [],
  };
}

function describeAddress({ address }: ImportedCustomerRow): FoundCustomer['addresses'] {
  return address ? [{ ...address, lga: '', landmark: '', recipient: '', phone: '' }] : [];
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

function describeCustomer(theirs: readonly OrderRow[], contents: ReadonlyMap<string, string>): KnownCustomer {
  return {
    ...nameCustomer(theirs),
    orderCount: theirs.length,
    healthNote: theirs.find(({ note }) => isHealthNote(note))?.note ?? '',
    note: '',
    addresses: listAddresses(theirs),
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

function nameCustomer(
  theirs: readonly Pick<OrderRow, 'contactName' | 'contactPhone' | 'contactEmail'>[],
): Pick<FoundCustomer, 'name' | 'phone' | 'email'> {
  const [latest] = theirs;
  if (!latest) throw new Error('A customer without an order was found.');
  return {
    name: latest.contactName,
    phone: latest.contactPhone,
    email: theirs.find(({ contactEmail }) => contactEmail !== '')?.contactEmail ?? '',
  };
}
