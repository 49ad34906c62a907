import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { listAdministrators } from '../../jobs/addressees.store.ts';
import { markEventHandled } from '../../jobs/mark-handled.ts';
import { queueMessages } from '../../jobs/queue-messages.ts';
import { writeMessages } from '../../jobs/write-messages.ts';
import type { ReviewRow } from './reviews.store.ts';

type ReviewKind = 'review_waiting' | 'review_reported';

const nameEvent = (kind: ReviewKind, id: string) => `${kind} ${id}`;

/** To the administrators, once for each review. */
export async function notifyReview(
  tx: Transaction,
  kind: ReviewKind,
  { id, productId }: Pick<ReviewRow, 'id' | 'productId'>,
): Promise<void> {
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId));
  const happening = {
    event: nameEvent(kind, id),
    kind,
    details: { ...(product && { product: product.name }) },
  } as const;
  await queueMessages(tx, writeMessages({}, happening, await listAdministrators(tx, kind)));
}

/** Once it is decided, it waits at nobody's bell. */
export async function markReviewHandled(tx: Transaction, id: string, now: Date): Promise<void> {
  await markEventHandled(tx, nameEvent('review_waiting', id), now);
  await markEventHandled(tx, nameEvent('review_reported', id), now);
}
