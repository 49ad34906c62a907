import { and, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { readCustomStatus } from '../../../../domain/custom-orders/statuses.ts';
import { LISTED_ORDERS_MAX } from '../../../../domain/orders/lost-links.ts';
import type { Database } from '../../../database/database.ts';
import { customOrders } from '../../../database/schema/custom-orders.ts';
import { users } from '../../../database/schema/identity.ts';
import { makeRequestLink } from './request-links.ts';

type ListParts = { readonly db: Database; readonly publicUrl: string; readonly trackingSecret: string };
type Asked = { readonly email: string; readonly since: Date; readonly now: Date };

/** The open and recent cake requests of an address, the newest first. What became an order is listed as that. */
export async function listMailedRequests(parts: ListParts, { email, since, now }: Asked) {
  const { db } = parts;
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const ofAddress = and(
    isNotNull(customOrders.linkKeyHash),
    sql`${customOrders.customerEmail} <> '' and lower(${customOrders.customerEmail}) = ${email}`,
  );
  const found = await db
    .select()
    .from(customOrders)
    .where(
      and(
        account ? or(eq(customOrders.userId, account.id), ofAddress) : ofAddress,
        or(
          inArray(customOrders.status, ['submitted', 'quoted']),
          and(
            inArray(customOrders.status, ['declined', 'withdrawn', 'expired']),
            gt(customOrders.createdAt, since),
          ),
        ),
      ),
    )
    .orderBy(desc(customOrders.createdAt), desc(customOrders.id))
    .limit(LISTED_ORDERS_MAX);
  return found.map((row) => ({
    number: row.number,
    status: readCustomStatus(row, now),
    createdAt: row.createdAt,
    isInAccount: row.linkKeyHash === null,
    link: makeRequestLink(parts, row),
  }));
}
