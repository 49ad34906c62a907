import { and, desc, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CustomerPage } from '../../../../contract/customers.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { type AgePosition, ageCursor } from '../../../http/page-cursor.ts';

/** Other orders under the same phone number. */
const others = alias(orders, 'others');

type CustomersInput = { readonly cursor?: string | undefined; readonly limit: number };

/** Whoever has ordered, one for each phone number, the latest order first. */
export async function listCustomers(db: Database, { cursor, limit }: CustomersInput): Promise<CustomerPage> {
  // One more than asked for tells whether there is a next page.
  const rows = await queryLatestOrders(db, ageCursor.read(cursor), limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ id: _, orderedAt, ...customer }) => ({
      ...customer,
      orderedAt: orderedAt.toISOString(),
    })),
    nextCursor: last && rows.length > limit ? ageCursor.write([last.orderedAt.toISOString(), last.id]) : null,
  };
}

/** From the newest order backwards: each is looked at once, and asked whether its number has ordered again since. */
export function queryLatestOrders(db: Database, after: AgePosition | undefined, limit: number) {
  return db
    .select({
      id: orders.id,
      name: orders.contactName,
      phone: orders.contactPhone,
      email: orders.contactEmail,
      orderedAt: orders.createdAt,
      orderCount: sql<number>`(select count(*)::int from ${orders} as ${others} where ${isAlsoTheirs()})`,
    })
    .from(orders)
    .where(
      and(
        hasContact(orders),
        sql`not exists (select from ${orders} as ${others} where ${and(isAlsoTheirs(), isLater())})`,
        after && sql`(${orders.createdAt}, ${orders.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

function isAlsoTheirs(): SQL | undefined {
  return and(sql`${others.contactPhone} = ${orders.contactPhone}`, hasContact(others));
}

function isLater(): SQL {
  return sql`(${others.createdAt}, ${others.id}) > (${orders.createdAt}, ${orders.id})`;
}

/** Not of a walk-in customer, who is nobody in particular, nor of whoever was erased. */
function hasContact(table: typeof orders | typeof others): SQL | undefined {
  return and(ne(table.origin, WALK_IN), isNull(table.forgottenAt));
}
