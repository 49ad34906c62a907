import {
  type AdminReview,
  answerReviewEndpoint,
  hideReviewEndpoint,
  joinGalleryEndpoint,
  keepReviewEndpoint,
  listAdminReviewsEndpoint,
  publishReviewEndpoint,
  readReviewTermsEndpoint,
  saveReviewTermsEndpoint,
} from '../../../contract/reviews.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { isId } from '../../http/id-parameter.ts';
import { serve } from '../../http/serve.ts';
import { type AddProductPicture, joinGallery } from './join-gallery.ts';
import { type Judgement, judgeReview, NO_SUCH_REVIEW } from './judge-review.ts';
import { listAdminReviews, readAdminReview } from './list-admin-reviews.ts';
import { readReviewTerms, writeReviewTerms } from './review-terms.store.ts';

export type ReviewAdminParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  readonly addProductPicture: AddProductPicture;
};

/** What the bakery does with reviews: whoever answers customers at the desk decides about them too. */
export function createReviewAdminRoutes({ db, readClock, addProductPicture }: ReviewAdminParts) {
  async function judge(id: string, judgement: Judgement, actor: Actor): Promise<Result<AdminReview>> {
    if (!isId(id)) return NO_SUCH_REVIEW;
    const judged = await judgeReview(db, id, judgement, { actorId: actor.userId, now: readClock() });
    return judged.ok ? show(id) : judged;
  }

  async function show(id: string): Promise<Result<AdminReview>> {
    const review = await readAdminReview(db, id);
    return review ? accept(review) : NO_SUCH_REVIEW;
  }

  return [
    serve(listAdminReviewsEndpoint, async ({ query }) => accept(await listAdminReviews(db, query))),
    serve(publishReviewEndpoint, ({ params, body, actor }) =>
      judge(params.id, { act: 'publish', ...body }, actor),
    ),
    serve(hideReviewEndpoint, ({ params, body, actor }) => judge(params.id, { act: 'hide', ...body }, actor)),
    serve(keepReviewEndpoint, ({ params, actor }) => judge(params.id, { act: 'keep' }, actor)),
    serve(answerReviewEndpoint, ({ params, body, actor }) =>
      judge(params.id, { act: 'answer', ...body }, actor),
    ),

    serve(joinGalleryEndpoint, async ({ params: { id }, body: { pictureId }, actor }) => {
      if (!isId(id)) return NO_SUCH_REVIEW;
      const joined = await joinGallery({ db, addProductPicture }, actor, { reviewId: id, pictureId });
      return joined.ok ? show(id) : joined;
    }),

    serve(readReviewTermsEndpoint, async () => accept(await readReviewTerms(db))),
    serve(saveReviewTermsEndpoint, async ({ actor: { userId }, body }) => {
      await inTransaction(db, async (tx) => {
        await writeReviewTerms(tx, body);
        await recordAuditEvent(tx, {
          action: 'shop.review_terms_changed',
          actorId: userId,
          subjectId: userId,
          details: { isPublishedAtOnce: body.isPublishedAtOnce, askAfterHours: body.askAfterHours ?? 0 },
        });
      });
      return accept(body);
    }),
  ];
}
