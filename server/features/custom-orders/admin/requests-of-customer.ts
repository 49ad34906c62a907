import { desc, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { CARD_ENTRIES_MAX, type CustomerCard } from '../../../../contract/customers.ts';
import type { KnownCustomer } from '../../../../domain/customers/contacts.ts';
import type { Database } from '../../../database/database.ts';
import { customOrders } from '../../../database/schema/custom-orders.ts';
import { IS_PAID } from '../newest-quote.ts';
import { settleCustomOrders } from '../steps/settle-custom-orders.ts';

type CustomerRequests = Pick<CustomerCard, 'requests'> & {
  /** As a guest has said it; undefined: no guest has. */
  readonly name: string | undefined;
};

/** What somebody has asked for, by account or without, the newest first. */
export async function listRequestsOfCustomer(
  db: Database,
  { phones, emails, accountIds }: KnownCustomer,
  now: Date,
): Promise<CustomerRequests> {
  await settleCustomOrders(db, now);
  const rows = await db
    .select({ ...getTableColumns(customOrders), isPaid: IS_PAID })
    .from(customOrders)
    .where(
      or(
        inArray(customOrders.phone, [...phones]),
        inArray(sql`lower(${customOrders.customerEmail})`, [...emails]),
        inArray(customOrders.userId, [...accountIds]),
      ),
    )
    .orderBy(desc(customOrders.createdAt), desc(customOrders.id))
    .limit(CARD_ENTRIES_MAX);
  return {
    name: rows.find(({ customerName }) => customerName !== '')?.customerName,
    requests: rows.map(({ id, number, status, isPaid, createdAt, waitingSince }) => ({
      id,
      number,
      status,
      isPaid,
      createdAt: createdAt.toISOString(),
      isWaiting: waitingSince !== null,
    })),
  };
}
