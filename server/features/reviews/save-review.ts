import { eq, sql } from 'drizzle-orm';
import type { ReviewBody } from '../../../contract/reviews.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { abbreviateName, isReviewable } from '../../../domain/reviews/review.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { reviews } from '../../database/schema/reviews.ts';
import { inTransactionUnlessRefused } from '../../database/transaction.ts';
import { notifyReview } from './notify-review.ts';
import type { ReviewedOrder } from './read-order-reviews.ts';
import { refreshRatings } from './refresh-rating.ts';
import { readReviewTerms } from './review-terms.store.ts';
import {
  holdFreePictures,
  listReviewableProducts,
  type ReviewRow,
  replacePictures,
} from './reviews.store.ts';

export const NOT_YET_DELIVERED = refuse(
  'conflict',
  'not_yet_delivered',
  'You can review this order once you’ve received it.',
);
const NOT_ORDERED = refuse('invalid', 'not_ordered', 'This product isn’t part of your order.', {
  productId: 'This product isn’t part of your order.',
});
const ALREADY_PUBLISHED = refuse(
  'conflict',
  'already_published',
  'Your review has been published, so it can’t be changed any more.',
);
const NO_SUCH_PICTURE = refuse('invalid', 'no_such_picture', 'A picture no longer exists.', {
  pictures: 'A picture no longer exists. Please add it again.',
});

/** One review for each product of an order; sent again, it takes the place of what was said before, until it is published. */
export function saveReview(
  db: Database,
  { id: orderId }: Pick<ReviewedOrder, 'id'>,
  { productId, pictures, ...said }: ReviewBody,
  now: Date,
): Promise<Result<void>> {
  return inTransactionUnlessRefused(db, async (tx) => {
    // As it is now, and held: nobody erases it meanwhile.
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('share');
    if (!order || !isReviewable(order.status)) return NOT_YET_DELIVERED;
    const products = await listReviewableProducts(tx, orderId);
    if (!products.some((product) => product.productId === productId)) return NOT_ORDERED;

    const { isPublishedAtOnce } = await readReviewTerms(tx);
    const review = await writeReview(tx, {
      ...said,
      orderId,
      productId,
      author: abbreviateName(order.contactName),
      ...(isPublishedAtOnce ? { status: 'published', publishedAt: now } : { status: 'waiting' }),
      createdAt: now,
    });
    if (!review) return ALREADY_PUBLISHED;
    if ((await holdFreePictures(tx, review.id, { orderId, ids: pictures })) < pictures.length) {
      return NO_SUCH_PICTURE;
    }
    await replacePictures(tx, review.id, pictures);
    if (isPublishedAtOnce) await refreshRatings(tx, [productId]);
    else await notifyReview(tx, 'review_waiting', review);
    return accept(undefined);
  });
}

/** Undefined when there is one that can no longer be changed: the guard is in the write, also for two at once. */
async function writeReview(
  tx: Transaction,
  values: typeof reviews.$inferInsert,
): Promise<ReviewRow | undefined> {
  const { createdAt: _, ...changed } = values;
  const [row] = await tx
    .insert(reviews)
    .values(values)
    .onConflictDoUpdate({
      target: [reviews.orderId, reviews.productId],
      set: { ...changed, version: sql`${reviews.version} + 1` },
      setWhere: eq(reviews.status, 'waiting'),
    })
    .returning();
  return row;
}
