import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { productPictures } from '../../database/schema/catalogue.ts';
import { orders } from '../../database/schema/orders.ts';
import { reviewPictures, reviews } from '../../database/schema/reviews.ts';
import { refreshRatings } from './refresh-rating.ts';

type Contact = { readonly email: string | null; readonly phone: string | null };

/** What somebody said goes with them, photos and stars included: no book needs it. */
export async function forgetReviews(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  // Those that joined the pictures of a product too.
  const shown = await tx
    .delete(productPictures)
    .where(
      inArray(
        productPictures.pictureId,
        tx
          .select({ id: reviewPictures.pictureId })
          .from(reviewPictures)
          .where(inArray(reviewPictures.orderId, [...orderIds])),
      ),
    )
    .returning({ productId: productPictures.productId });
  await tx.delete(reviewPictures).where(inArray(reviewPictures.orderId, [...orderIds]));
  const deleted = await tx
    .delete(reviews)
    .where(inArray(reviews.orderId, [...orderIds]))
    .returning({ productId: reviews.productId, status: reviews.status });
  const counted = deleted.filter(({ status }) => status === 'published');
  await refreshRatings(
    tx,
    [...counted, ...shown].map(({ productId }) => productId),
  );
}

export async function forgetReviewsOfUser(tx: Transaction, userId: string): Promise<void> {
  await forgetReviews(tx, await listReviewedOrders(tx, eq(orders.userId, userId)));
}

/** Before their orders are: those no longer say whose they were. */
export async function forgetReviewsOf(tx: Transaction, { email, phone }: Contact): Promise<void> {
  const isTheirs = or(
    email === null ? undefined : eq(sql`lower(${orders.contactEmail})`, email),
    phone === null ? undefined : eq(orders.contactPhone, phone),
  );
  if (isTheirs) await forgetReviews(tx, await listReviewedOrders(tx, isTheirs));
}

async function listReviewedOrders(tx: Transaction, isTheirs: SQL): Promise<readonly string[]> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(isTheirs);
  return rows.map(({ id }) => id);
}
