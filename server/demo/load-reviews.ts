import { isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lockNames } from '../database/lock-names.ts';
import { reviews } from '../database/schema/reviews.ts';
import { inTransaction } from '../database/transaction.ts';
import { refreshRatings } from '../features/reviews/refresh-rating.ts';

const LOADING_LOCK = 'oyin: demo reviews';

/** They say of themselves what they are: nobody has ordered, so nobody has an opinion. */
const SAMPLES = [
  {
    productId: 'chocolate-drip-cake',
    stars: 5,
    text: 'This is a sample. Here customers say how a cake tasted, looked and arrived, with up to four photos of it.',
    answer: 'This is a sample reply. Yours appears here, below the review it belongs to.',
  },
  {
    productId: 'chocolate-drip-cake',
    stars: 4,
    text: 'This is a sample of a shorter review.',
    answer: '',
  },
  {
    productId: 'agege-bread',
    stars: 5,
    text: 'This is a sample. It disappears from this page as soon as a customer’s own review is published.',
    answer: '',
  },
  {
    productId: 'vanilla-cupcakes',
    stars: 4,
    text: 'This is a sample. Only customers who have received an order can write a review of it.',
    answer: '',
  },
] as const;

/** Fills a demo that has never had any. Nodes that start together wait for each other, and one of them does it. */
export async function loadDemoReviews(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockNames(tx, [LOADING_LOCK]);
    if ((await tx.$count(reviews, isNull(reviews.orderId))) > 0) return;
    await tx.insert(reviews).values(
      SAMPLES.map((sample) => ({
        ...sample,
        author: 'Sample customer',
        status: 'published' as const,
        createdAt: now,
        publishedAt: now,
      })),
    );
    await refreshRatings(
      tx,
      SAMPLES.map(({ productId }) => productId),
    );
  });
}
