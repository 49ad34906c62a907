import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { announceNews } from '../../database/news.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { users } from '../../database/schema/identity.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import type { CustomOrderRow } from './custom-orders.store.ts';
import { requestCookies } from './links/request-links.ts';
import { announceCustomOrder } from './notifications/announce-custom-order.ts';

/** Nobody's yet, and made with the address that this account has confirmed. */
function isGuestRequestOf(userId: string): SQL | undefined {
  const ownAddress = sql`(select ${users.email} from ${users} where ${users.id} = ${userId} and ${users.emailVerified})`;
  return and(isNull(customOrders.userId), eq(sql`lower(${customOrders.customerEmail})`, ownAddress));
}

type GuestRequestsParts = { readonly db: Database; readonly readClock: () => Date };

/** Those of an account's confirmed address, for its page of all orders. */
export function createGuestRequests({ db, readClock }: GuestRequestsParts) {
  return {
    count: (userId: string): Promise<number> => db.$count(customOrders, isGuestRequestOf(userId)),
    claim: async (c: Context, userId: string): Promise<number> => {
      const claimed = await claimRequests(db, userId, readClock());
      for (const id of claimed) requestCookies.drop(c, id);
      return claimed.length;
    },
  };
}

const ANOTHER_ADDRESS = refuse(
  'forbidden',
  'another_address',
  'This request was sent with another email address. Sign in with that address to add it to your account.',
);

/** One, by its link. Where an address was given only its owner will do: a link may have been passed on. */
export function claimRequest(
  db: Database,
  { id }: Pick<CustomOrderRow, 'id'>,
  { userId }: Actor,
  now: Date,
): Promise<Result<CustomOrderRow>> {
  return inTransaction(db, async (tx) => {
    const isWithoutAddress = and(isNull(customOrders.userId), eq(customOrders.customerEmail, ''));
    const which = and(eq(customOrders.id, id), or(isWithoutAddress, isGuestRequestOf(userId)));
    const [claimed] = await claim(tx, userId, now, which);
    return claimed ? accept(claimed) : ANOTHER_ADDRESS;
  });
}

/** All of them at once; of two who ask at the same time, one gets each. */
function claimRequests(db: Database, userId: string, now: Date): Promise<readonly string[]> {
  return inTransaction(db, async (tx) => {
    const isTheirs = isGuestRequestOf(userId);
    // In one order for everybody, so that two who claim at the same time wait for each other.
    await tx
      .select({ id: customOrders.id })
      .from(customOrders)
      .where(isTheirs)
      .orderBy(customOrders.id)
      .for('update');
    return (await claim(tx, userId, now, isTheirs)).map(({ id }) => id);
  });
}

/** The links end: the account opens them from now on. */
async function claim(
  tx: Transaction,
  userId: string,
  now: Date,
  which: SQL | undefined,
): Promise<readonly CustomOrderRow[]> {
  const claimed = await tx
    .update(customOrders)
    .set({ userId, customerName: '', customerEmail: '', linkKeyHash: null, updatedAt: now })
    .where(which)
    .returning();
  for (const row of claimed) {
    const details = { number: row.number };
    const entry = { actorId: userId, subjectId: userId, at: now, details };
    await recordAuditEvent(tx, { action: 'custom_order.claimed', ...entry });
    await announceCustomOrder(tx, row);
    await announceNews(tx, { kind: 'tracking_ended', id: row.id });
  }
  return claimed;
}
