import { eq, sql } from 'drizzle-orm';
import { reviewTermsSchema } from '../../../contract/reviews.ts';
import { DEFAULT_REVIEW_TERMS, type ReviewTerms } from '../../../domain/reviews/review-terms.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { settings } from '../../database/schema/settings.ts';

const KEY = 'review-terms';

export async function readReviewTerms(db: Database | Transaction): Promise<ReviewTerms> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return row ? reviewTermsSchema.parse(row.value) : DEFAULT_REVIEW_TERMS;
}

export async function writeReviewTerms(tx: Transaction, value: ReviewTerms): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}
