import { eq } from 'drizzle-orm';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { AuditAction } from '../../../domain/users/audit-actions.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { products } from '../../database/schema/catalogue.ts';
import { reviews } from '../../database/schema/reviews.ts';
import { inTransactionUnlessRefused } from '../../database/transaction.ts';
import { markReviewHandled } from './notify-review.ts';
import { refreshRatings } from './refresh-rating.ts';
import { lockReview, type ReviewRow } from './reviews.store.ts';

export const NO_SUCH_REVIEW = refuse('not_found', 'no_such_review', 'This review no longer exists.');
const CHANGED_MEANWHILE = refuse(
  'conflict',
  'stale_edit',
  'The customer has changed this review since you opened it. Read it again, then publish it.',
);
const ANSWER_HIDDEN = refuse('conflict', 'review_hidden', 'Publish this review before you reply to it.');

export type Judgement =
  | { readonly act: 'publish'; readonly version: number }
  | { readonly act: 'hide'; readonly reason: string }
  | { readonly act: 'keep' }
  | { readonly act: 'answer'; readonly answer: string };

type Judge = { readonly actorId: string; readonly now: Date };
type Changes = Partial<Omit<ReviewRow, 'id'>>;

const ACTIONS: Readonly<Record<Judgement['act'], AuditAction>> = {
  publish: 'review.published',
  hide: 'review.hidden',
  keep: 'review.kept',
  answer: 'review.answered',
};

/** What the bakery decides about a review, under its lock. Deciding the same twice is the same as once. */
export function judgeReview(
  db: Database,
  id: string,
  judgement: Judgement,
  { actorId, now }: Judge,
): Promise<Result<void>> {
  return inTransactionUnlessRefused(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return NO_SUCH_REVIEW;
    const decided = decide(review, judgement, now);
    if (!decided.ok || decided.value === null) return decided.ok ? accept(undefined) : decided;
    await tx.update(reviews).set(decided.value).where(eq(reviews.id, id));
    await record(tx, review, judgement, actorId);
    if (judgement.act !== 'answer') await markReviewHandled(tx, id, now);
    const { status = review.status } = decided.value;
    if (status !== review.status) await refreshRatings(tx, [review.productId]);
    return accept(undefined);
  });
}

/** Null: it is so already. */
function decide(review: ReviewRow, judgement: Judgement, now: Date): Result<Changes | null> {
  const { status, reportState } = review;
  switch (judgement.act) {
    case 'publish':
      if (status === 'published') return accept(null);
      if (review.version !== judgement.version) return CHANGED_MEANWHILE;
      return accept({ status: 'published', hideReason: '', publishedAt: review.publishedAt ?? now });
    case 'hide':
      if (status === 'hidden' && review.hideReason === judgement.reason) return accept(null);
      return accept({
        status: 'hidden',
        hideReason: judgement.reason,
        ...(reportState === 'open' && { reportState: 'kept' }),
      });
    case 'keep':
      return accept(reportState === 'open' ? { reportState: 'kept' } : null);
    case 'answer':
      if (review.answer === judgement.answer) return accept(null);
      if (status === 'hidden' && judgement.answer !== '') return ANSWER_HIDDEN;
      return accept({ answer: judgement.answer });
  }
}

async function record(
  tx: Transaction,
  review: ReviewRow,
  judgement: Judgement,
  actorId: string,
): Promise<void> {
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, review.productId));
  await recordAuditEvent(tx, {
    action: ACTIONS[judgement.act],
    actorId,
    subjectId: actorId,
    ...(review.orderId && { orderId: review.orderId }),
    details: {
      productId: review.productId,
      productName: product?.name ?? review.productId,
      ...(judgement.act === 'hide' && { reason: judgement.reason }),
    },
  });
}
