import { and, eq, exists, gte, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import { addDays, readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { REVIEWABLE_STATUSES } from '../../../domain/reviews/review.ts';
import { ASK_WITHIN_HOURS } from '../../../domain/reviews/review-terms.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { orderEvents, orderLines, orders } from '../../database/schema/orders.ts';
import { reviewRequests, reviews } from '../../database/schema/reviews.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findUserAddressee } from '../../jobs/addressees.store.ts';
import { queueMessages } from '../../jobs/queue-messages.ts';
import { writeMessages } from '../../jobs/write-messages.ts';
import { readReviewTerms } from './review-terms.store.ts';

const BATCH_SIZE = 100;
const HOUR_MS = 3_600_000;
/** Nothing is handed over so long after its day; it keeps old orders out of the search. */
const DAYS_LOOKED_BACK = 45;

/** "How was it?", once for each order, as long after it was received as the owner has decided. */
export async function askForReviews(db: Database, now: Date): Promise<void> {
  const { askAfterHours } = await readReviewTerms(db);
  if (askAfterHours === null) return;
  const latest = new Date(now.getTime() - askAfterHours * HOUR_MS);
  const earliest = new Date(latest.getTime() - ASK_WITHIN_HOURS * HOUR_MS);
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    count = await inTransaction(db, async (tx) => {
      const due = await lockDueOrders(tx, { earliest, latest, now });
      for (const { id: orderId, userId, contactEmail: email } of due) {
        await tx.insert(reviewRequests).values({ orderId, askedAt: now });
        const kind = 'review_request';
        const user = userId ? await findUserAddressee(tx, userId, kind) : undefined;
        const customer = user ? { ...user, email } : { userId, email, hasDevice: false, switchedOff: [] };
        const happening = { event: `${kind} ${orderId}`, kind, details: {} } as const;
        await queueMessages(tx, writeMessages({ orderId }, happening, [customer]));
      }
      return due.length;
    });
  }
}

type Span = { readonly earliest: Date; readonly latest: Date; readonly now: Date };

function lockDueOrders(tx: Transaction, { earliest, latest, now }: Span) {
  const one = { one: sql`1` };
  const statuses = [...REVIEWABLE_STATUSES];
  const received = sql`(
    select max(${orderEvents.at}) from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${inArray(orderEvents.status, statuses)}
  )`;
  return tx
    .select({ id: orders.id, userId: orders.userId, contactEmail: orders.contactEmail })
    .from(orders)
    .where(
      and(
        inArray(orders.status, statuses),
        gte(orders.day, addDays(readLagosDay(now), -DAYS_LOOKED_BACK)),
        isNull(orders.forgottenAt),
        // Whoever can only be called is asked by whoever calls them.
        or(ne(orders.contactEmail, ''), sql`${orders.userId} is not null`),
        sql`${received} between ${earliest.toISOString()}::timestamptz and ${latest.toISOString()}::timestamptz`,
        not(exists(tx.select(one).from(reviewRequests).where(eq(reviewRequests.orderId, orders.id)))),
        not(exists(tx.select(one).from(reviews).where(eq(reviews.orderId, orders.id)))),
        exists(
          tx
            .select(one)
            .from(orderLines)
            .innerJoin(products, eq(products.id, orderLines.productId))
            .where(eq(orderLines.orderId, orders.id)),
        ),
      ),
    )
    .orderBy(orders.id)
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
}
