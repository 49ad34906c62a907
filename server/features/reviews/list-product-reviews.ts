import type { ReviewPage, ReviewQuery } from '../../../contract/reviews.ts';
import type { Database } from '../../database/database.ts';
import { ageCursor } from '../../http/page-cursor.ts';
import { countShownReviews, findPicturesOf, listShownReviews } from './reviews.store.ts';

/** A product that is not there has no reviews either. */
export async function listProductReviews(
  db: Database,
  productId: string,
  { cursor, limit }: ReviewQuery,
): Promise<ReviewPage> {
  // One more than asked for tells whether there is a next page.
  const found = await listShownReviews(db, productId, ageCursor.read(cursor), limit + 1);
  const rows = found.slice(0, limit);
  const picturesOf = await findPicturesOf(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.map(({ id, author, stars, text, publishedAt, createdAt, answer, orderId }) => ({
    id,
    author,
    stars,
    text,
    pictures: picturesOf(id),
    publishedAt: (publishedAt ?? createdAt).toISOString(),
    answer,
    isSample: orderId === null,
  }));
  const last = data.at(-1);
  return {
    data,
    total: await countShownReviews(db, productId),
    nextCursor: last && found.length > limit ? ageCursor.write([last.publishedAt, last.id]) : null,
  };
}
