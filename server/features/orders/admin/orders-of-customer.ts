import { and, desc, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { CARD_ENTRIES_MAX, type CustomerCard } from '../../../../contract/customers.ts';
import type { KnownCustomer } from '../../../../domain/customers/contacts.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import { computeDue } from '../../../../domain/payments/ledger.ts';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { openMoment } from './admin-orders.store.ts';
import { describeAdminOrders } from './describe-admin-orders.ts';
import { sumsAt } from './order-sums.ts';

export const SHOWN_ADDRESSES_MAX = 3;

type CustomerOrders = Pick<
  CustomerCard,
  'orders' | 'orderCount' | 'due' | 'onAccount' | 'refundDue' | 'addresses'
> & {
  /** As on the latest order; undefined: there is none. */
  readonly name: string | undefined;
};

/** What somebody has ordered by whatever they are known by, the newest first, and what they owe for all of it. */
export async function readOrdersOfCustomer(
  db: Database,
  customer: KnownCustomer,
  now: Date,
): Promise<CustomerOrders> {
  const isTheirs = isOrderOf(customer);
  const { due, refundDue } = sumsAt(now);
  const [[sums], rows, moment] = await Promise.all([
    db
      .select({
        count: sql<number>`count(*)::int`,
        dueInKobo: sql`coalesce(sum(${due}), 0)`.mapWith(Number),
        onAccountInKobo:
          sql`coalesce(sum(${due}) filter (where ${orders.onAccountReason} is not null), 0)`.mapWith(Number),
        refundDueInKobo: sql`coalesce(sum(${refundDue}), 0)`.mapWith(Number),
      })
      .from(orders)
      .where(isTheirs),
    db
      .select()
      .from(orders)
      .where(isTheirs)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(CARD_ENTRIES_MAX),
    openMoment(db, now),
  ]);
  const described = await describeAdminOrders(db, rows, moment);
  return {
    name: rows[0]?.contactName,
    orderCount: sums?.count ?? 0,
    due: convertKoboToNaira(sums?.dueInKobo ?? 0),
    onAccount: convertKoboToNaira(sums?.onAccountInKobo ?? 0),
    refundDue: convertKoboToNaira(sums?.refundDueInKobo ?? 0),
    orders: described.map((order, place) => ({ ...order, isOnAccount: isOnAccount(rows[place], now) })),
    addresses: listAddresses(rows),
  };
}

/** Where their things went, the latest first. */
export function listAddresses(rows: readonly Pick<OrderRow, 'address'>[]): CustomerCard['addresses'] {
  const addresses = new Map(
    rows.flatMap(({ address }) => (address ? [[JSON.stringify(address), address]] : [])),
  );
  return [...addresses.values()]
    .slice(0, SHOWN_ADDRESSES_MAX)
    .map((address) => ({ recipient: '', phone: '', ...address }));
}

function isOnAccount(order: OrderRow | undefined, now: Date): boolean {
  return order !== undefined && order.onAccountReason !== null && computeDue(readLedger(order, now)) > 0;
}

function isOrderOf({ phones, emails, accountIds }: KnownCustomer): SQL | undefined {
  return and(
    or(
      inArray(orders.contactPhone, [...phones]),
      inArray(orders.contactEmail, [...emails]),
      inArray(orders.userId, [...accountIds]),
    ),
    isNull(orders.forgottenAt),
    ne(orders.origin, WALK_IN),
  );
}
