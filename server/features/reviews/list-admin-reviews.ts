import type { PictureAnswer } from '../../../contract/pictures.ts';
import type { AdminReview, AdminReviewPage, AdminReviewQuery } from '../../../contract/reviews.ts';
import type { Database } from '../../database/database.ts';
import { ageCursor } from '../../http/page-cursor.ts';
import {
  countReviews,
  findInGallery,
  findListedReview,
  findPicturesOf,
  type ListedReview,
  listAdminReviewRows,
} from './reviews.store.ts';

export async function listAdminReviews(
  db: Database,
  { list, cursor, limit }: AdminReviewQuery,
): Promise<AdminReviewPage> {
  const found = await listAdminReviewRows(db, list, ageCursor.read(cursor), limit + 1);
  const rows = found.slice(0, limit);
  const picturesOf = await findPicturesOf(
    db,
    rows.map(({ review }) => review.id),
  );
  const inGallery = await findInGallery(
    db,
    rows.map(({ review }) => review.id),
  );
  const data = rows.map((row) => describeReview(row, picturesOf(row.review.id), inGallery));
  const last = data.at(-1);
  return {
    data,
    counts: await countReviews(db),
    nextCursor: last && found.length > limit ? ageCursor.write([last.createdAt, last.id]) : null,
  };
}

export async function readAdminReview(db: Database, id: string): Promise<AdminReview | undefined> {
  const found = await findListedReview(db, id);
  return found && describeReview(found, (await findPicturesOf(db, [id]))(id), await findInGallery(db, [id]));
}

function describeReview(
  { review, orderNumber, productName }: ListedReview,
  pictures: PictureAnswer[],
  inGallery: ReadonlySet<string>,
): AdminReview {
  const { orderId, reportCount, reportState, createdAt, publishedAt, ...said } = review;
  return {
    ...said,
    productName: productName ?? said.productId,
    order: orderId && orderNumber ? { id: orderId, number: orderNumber } : null,
    pictures,
    inGallery: pictures.map(({ id }) => id).filter((id) => inGallery.has(id)),
    reports: { count: reportCount, state: reportState },
    isSample: orderId === null,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
