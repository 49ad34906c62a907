import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { reviews } from '../../database/schema/reviews.ts';

type Contact = { readonly email: string | null; readonly phone: string | null };

/** What a person has said, for the copy of their data that everybody may ask for. */
export function exportReviews(db: Database, userId: string): Promise<readonly unknown[]> {
  return listReviews(db, eq(orders.userId, userId));
}

/** The same of whoever the shop knows by an address or a number alone. */
export async function exportReviewsOf(db: Database, { email, phone }: Contact): Promise<readonly unknown[]> {
  const isTheirs = or(
    email === null ? undefined : eq(sql`lower(${orders.contactEmail})`, email),
    phone === null ? undefined : eq(orders.contactPhone, phone),
  );
  return isTheirs ? listReviews(db, isTheirs) : [];
}

function listReviews(db: Database, isTheirs: SQL) {
  const { productId, author, stars, text, mayJoinGallery, status, answer, createdAt, publishedAt } = reviews;
  return db
    .select({
      order: orders.number,
      productId,
      author,
      stars,
      text,
      mayJoinGallery,
      status,
      answer,
      createdAt,
      publishedAt,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(isTheirs)
    .orderBy(asc(createdAt), asc(reviews.id));
}
