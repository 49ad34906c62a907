import { and, asc, desc, eq, type InferSelectModel, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PictureAnswer } from '../../../contract/pictures.ts';
import type { ReviewList } from '../../../contract/reviews.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { productPictures, products } from '../../database/schema/catalogue.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { reviewPictures, reviews } from '../../database/schema/reviews.ts';
import type { AgePosition } from '../../http/page-cursor.ts';

export type ReviewRow = InferSelectModel<typeof reviews>;
export type ListedReview = {
  readonly review: ReviewRow;
  readonly orderNumber: string | null;
  readonly productName: string | null;
};

/** Only what is in the catalogue, each once, in the order of the lines. */
export async function listReviewableProducts(db: Database | Transaction, orderId: string) {
  return db
    .select({
      productId: products.id,
      name: products.name,
      isDesigned: sql<boolean>`bool_or(${orderLines.design} <> '')`,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(products.id, products.name)
    .orderBy(sql`min(${orderLines.position})`);
}

export function listReviewsOfOrder(db: Database | Transaction, orderId: string): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.orderId, orderId));
}

/** By the review they belong to. */
export async function findPicturesOf(
  db: Database | Transaction,
  reviewIds: readonly string[],
): Promise<(reviewId: string) => PictureAnswer[]> {
  const { id, width, height, placeholder } = pictures;
  const rows =
    reviewIds.length === 0
      ? []
      : await db
          .select({ reviewId: reviewPictures.reviewId, picture: { id, width, height, placeholder } })
          .from(reviewPictures)
          .innerJoin(pictures, eq(pictures.id, reviewPictures.pictureId))
          .where(inArray(reviewPictures.reviewId, [...reviewIds]))
          .orderBy(asc(reviewPictures.position));
  return (reviewId) => rows.filter((row) => row.reviewId === reviewId).map(({ picture }) => picture);
}

/** Pictures of these reviews that are among their product's own. */
export async function findInGallery(
  db: Database,
  reviewIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (reviewIds.length === 0) return new Set();
  const rows = await db
    .select({ id: productPictures.pictureId })
    .from(productPictures)
    .innerJoin(reviewPictures, eq(reviewPictures.pictureId, productPictures.pictureId))
    .where(inArray(reviewPictures.reviewId, [...reviewIds]));
  return new Set(rows.map(({ id }) => id));
}

/** Samples stand in only until a customer has written; so do they in the rating. */
const isShown = (productId: string): SQL | undefined =>
  and(
    eq(reviews.productId, productId),
    eq(reviews.status, 'published'),
    or(
      sql`${reviews.orderId} is not null`,
      sql`not exists (
        select from ${reviews} other
        where other.product_id = ${productId} and other.status = 'published' and other.order_id is not null
      )`,
    ),
  );

export function listShownReviews(
  db: Database,
  productId: string,
  after: AgePosition | undefined,
  limit: number,
): Promise<ReviewRow[]> {
  const isOlder =
    after && sql`(${reviews.publishedAt}, ${reviews.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return db
    .select()
    .from(reviews)
    .where(and(isShown(productId), isOlder))
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(limit);
}

export function countShownReviews(db: Database, productId: string): Promise<number> {
  return db.$count(reviews, isShown(productId));
}

const LISTS: Readonly<Record<ReviewList, SQL>> = {
  waiting: eq(reviews.status, 'waiting'),
  reported: eq(reviews.reportState, 'open'),
  published: eq(reviews.status, 'published'),
  hidden: eq(reviews.status, 'hidden'),
};

/** What waits for somebody begins with the oldest. */
export function listAdminReviewRows(
  db: Database,
  list: ReviewList,
  after: AgePosition | undefined,
  limit: number,
): Promise<ListedReview[]> {
  const isOldestFirst = list === 'waiting' || list === 'reported';
  const position = sql`(${reviews.createdAt}, ${reviews.id})`;
  const last = after && sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const isBeyond = last && (isOldestFirst ? sql`${position} > ${last}` : sql`${position} < ${last}`);
  const order = isOldestFirst ? asc : desc;
  return selectListed(db)
    .where(and(LISTS[list], isBeyond))
    .orderBy(order(reviews.createdAt), order(reviews.id))
    .limit(limit);
}

export async function countReviews(
  db: Database | Transaction,
): Promise<Readonly<Record<ReviewList, number>>> {
  const count = (list: ReviewList) => sql`count(*) filter (where ${LISTS[list]})`.mapWith(Number);
  const [counts] = await db
    .select({
      waiting: count('waiting'),
      reported: count('reported'),
      published: count('published'),
      hidden: count('hidden'),
    })
    .from(reviews);
  return counts ?? { waiting: 0, reported: 0, published: 0, hidden: 0 };
}

/** Each once, also one that is reported and hidden meanwhile. */
export async function countWaitingReviews(db: Database): Promise<number> {
  return db.$count(reviews, or(LISTS.waiting, LISTS.reported));
}

export async function findListedReview(
  db: Database | Transaction,
  id: string,
): Promise<ListedReview | undefined> {
  const [found] = await selectListed(db).where(eq(reviews.id, id));
  return found;
}

function selectListed(db: Database | Transaction) {
  return db
    .select({ review: reviews, orderNumber: orders.number, productName: products.name })
    .from(reviews)
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .leftJoin(products, eq(products.id, reviews.productId));
}

/** Until the transaction ends nobody else decides about it. */
export async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return row;
}

/** Those that were uploaded for this order and belong to no other review of it; held, so that none is cleaned away meanwhile. */
export async function holdFreePictures(
  tx: Transaction,
  reviewId: string,
  { orderId, ids }: { readonly orderId: string; readonly ids: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .select({ id: pictures.id })
    .from(reviewPictures)
    .innerJoin(pictures, eq(pictures.id, reviewPictures.pictureId))
    .where(
      and(
        eq(reviewPictures.orderId, orderId),
        inArray(reviewPictures.pictureId, [...ids]),
        or(isNull(reviewPictures.reviewId), eq(reviewPictures.reviewId, reviewId)),
      ),
    )
    .for('key share');
  return rows.length;
}

export function countPicturesOfOrder(db: Database, orderId: string): Promise<number> {
  return db.$count(reviewPictures, eq(reviewPictures.orderId, orderId));
}

export async function replacePictures(
  tx: Transaction,
  reviewId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.update(reviewPictures).set({ reviewId: null }).where(eq(reviewPictures.reviewId, reviewId));
  for (const [position, pictureId] of ids.entries()) {
    await tx
      .update(reviewPictures)
      .set({ reviewId, position })
      .where(eq(reviewPictures.pictureId, pictureId));
  }
}
