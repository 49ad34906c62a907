import type { Context } from 'hono';
import type { PictureAnswer } from '../../../contract/pictures.ts';
import {
  listProductReviewsEndpoint,
  type ReviewPage,
  readOrderReviewsEndpoint,
  reportReviewEndpoint,
  saveReviewEndpoint,
  uploadReviewPictureEndpoint,
} from '../../../contract/reviews.ts';
import { isSlug } from '../../../domain/catalogue/slug.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { isReviewable, REVIEW_PICTURES_MAX } from '../../../domain/reviews/review.ts';
import type { Database } from '../../database/database.ts';
import { reviewPictures } from '../../database/schema/reviews.ts';
import type { Actor, AppEnvironment } from '../../http/app-environment.ts';
import { isId } from '../../http/id-parameter.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { serve, serveFound } from '../../http/serve.ts';
import { NO_SUCH_REVIEW } from './judge-review.ts';
import { listProductReviews } from './list-product-reviews.ts';
import { type ReviewedOrder, readOrderReviews } from './read-order-reviews.ts';
import { reportReview } from './report-review.ts';
import { countReport, countReportOfReader, countReview } from './review-limits.ts';
import { countPicturesOfOrder, listReviewableProducts } from './reviews.store.ts';
import { NOT_YET_DELIVERED, saveReview } from './save-review.ts';

type Addressed = {
  readonly c: Context<AppEnvironment>;
  readonly actor: Actor | undefined;
  readonly params: { readonly id: string };
};

const NO_REVIEWS: ReviewPage = { data: [], total: 0, nextCursor: null };

export type ReviewRoutesParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly readClock: () => Date;
  /** By the account or the order's own link; another's is not there at all. */
  readonly findOwnOrder: (addressed: Addressed) => Promise<Result<ReviewedOrder>>;
  /** Takes the file of the request's body in. */
  readonly takePicture: (
    c: Context<AppEnvironment>,
    uploader: { readonly key: string; readonly owner: null; readonly isTrusted: boolean },
  ) => Promise<Result<PictureAnswer> | Response>;
};

/** Some are taken away again before the review is sent; those are cleaned up in the night. */
const UPLOADS_FOR_EACH_SHOWN = 3;
const TOO_MANY_PICTURES = refuse(
  'too_many',
  'too_many_pictures',
  'You’ve added too many pictures for this order. Please try again tomorrow.',
);

/** What shoppers read, and what customers say of what they have received. */
export function createReviewRoutes(parts: ReviewRoutesParts) {
  const { db, rateLimiter, readClock, findOwnOrder, takePicture } = parts;
  return [
    serve(listProductReviewsEndpoint, async ({ params, query }) =>
      accept(isSlug(params.id) ? await listProductReviews(db, params.id, query) : NO_REVIEWS),
    ),

    serve(reportReviewEndpoint, async ({ c, actor, params: { id } }) => {
      const address = c.get('clientAddress');
      const tooMany = await rateLimiter.refuse(c, countReport(address));
      if (tooMany) return tooMany;
      if (!isId(id)) return NO_SUCH_REVIEW;
      const again = await rateLimiter.countAll(countReportOfReader(id, actor?.userId, address));
      return again === undefined ? reportReview(db, id) : accept(undefined);
    }),

    serveFound(readOrderReviewsEndpoint, findOwnOrder, async ({ found: order }) =>
      accept(await readOrderReviews(db, order)),
    ),

    serveFound(saveReviewEndpoint, findOwnOrder, async ({ c, found: order, body }) => {
      const tooMany = await rateLimiter.refuse(c, countReview(order.id));
      if (tooMany) return tooMany;
      const saved = await saveReview(db, order, body, readClock());
      return saved.ok ? accept(await readOrderReviews(db, order)) : saved;
    }),

    serveFound(uploadReviewPictureEndpoint, findOwnOrder, async ({ c, found: order }) => {
      if (!isReviewable(order.status)) return NOT_YET_DELIVERED;
      const products = await listReviewableProducts(db, order.id);
      const most = products.length * REVIEW_PICTURES_MAX * UPLOADS_FOR_EACH_SHOWN;
      if ((await countPicturesOfOrder(db, order.id)) >= most) return TOO_MANY_PICTURES;
      // Seen by everybody who knows its address, which nobody can guess, until the review tells it.
      const taken = await takePicture(c, { key: order.id, owner: null, isTrusted: false });
      if ('ok' in taken && taken.ok && 'value' in taken) {
        await db.insert(reviewPictures).values({ pictureId: taken.value.id, orderId: order.id });
      }
      return taken;
    }),
  ];
}
