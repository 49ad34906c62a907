import * as z from 'zod/mini';
import { SLUG_MAX_LENGTH } from '../domain/catalogue/slug.ts';
import {
  HIDE_REASON_MAX_LENGTH,
  REPORT_STATES,
  REVIEW_PICTURES_MAX,
  REVIEW_STATUSES,
  readAnswerText,
  readReviewText,
} from '../domain/reviews/review.ts';
import { ASK_AFTER_MAX_HOURS } from '../domain/reviews/review-terms.ts';
import { endpoint } from './endpoint.ts';
import { pictureSchema } from './pictures.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();
export const REVIEW_PAGE_SIZE = 5;
export const ADMIN_REVIEW_PAGE_SIZE = 20;

const pageQuery = (size: number) => ({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), size),
});

/* What shoppers read. */

export const publishedReviewSchema = z.object({
  id: z.string(),
  /** First name and initial. */
  author: z.string(),
  stars: z.number(),
  text: z.string(),
  pictures: z.array(pictureSchema),
  publishedAt: moment,
  /** The bakery's; blank: none. */
  answer: z.string(),
  /** One of the demo's own, written by nobody who ordered. */
  isSample: z.boolean(),
});
export type PublishedReview = z.infer<typeof publishedReviewSchema>;

/** Newest first. */
export const listProductReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id/reviews',
  access: 'anyone',
  querySchema: z.object(pageQuery(REVIEW_PAGE_SIZE)),
  answerSchema: z.object({
    data: z.array(publishedReviewSchema),
    total: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});
export type ReviewQuery = z.infer<typeof listProductReviewsEndpoint.querySchema>;
export type ReviewPage = z.infer<typeof listProductReviewsEndpoint.answerSchema>;

/** Raises it in the bakery's list, once; hides nothing by itself. */
export const reportReviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/report',
  access: 'anyone',
});

/* What customers write: about their own orders, which the account or the order's link opens. */

export const ownReviewSchema = z.object({
  stars: z.number(),
  text: z.string(),
  pictures: z.array(pictureSchema),
  mayJoinGallery: z.boolean(),
  status: z.enum(REVIEW_STATUSES),
  answer: z.string(),
});

export const orderReviewsSchema = z.object({
  /** Whether the order has reached its customer. */
  isOpen: z.boolean(),
  /** As the reviews will be signed. */
  author: z.string(),
  /** Each product of the order once; what is in no catalogue is left out. */
  products: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      isDesigned: z.boolean(),
      review: z.nullable(ownReviewSchema),
    }),
  ),
});
export type OrderReviews = z.infer<typeof orderReviewsSchema>;
export type ReviewedProduct = OrderReviews['products'][number];

export const readOrderReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/reviews',
  access: 'anyone',
  answerSchema: orderReviewsSchema,
});

/** The body is the file itself, with its own content type. It belongs to nothing until a review of this order names it. */
export const uploadReviewPictureEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/reviews/pictures',
  access: 'anyone',
  answerSchema: pictureSchema,
  status: 201,
});

export const reviewBodySchema = z.object({
  productId: z.string('Choose a product.').check(z.minLength(1), z.maxLength(SLUG_MAX_LENGTH)),
  stars: z.number('Choose from 1 to 5 stars.').check(z.int(), z.minimum(1), z.maximum(5)),
  text: z._default(readBy(readReviewText), ''),
  pictures: z._default(
    z.array(z.uuid()).check(
      z.maxLength(REVIEW_PICTURES_MAX, `Add at most ${REVIEW_PICTURES_MAX} pictures.`),
      z.refine((ids) => new Set(ids).size === ids.length, 'Add each picture once.'),
    ),
    [],
  ),
  mayJoinGallery: z._default(z.boolean(), false),
});
export type ReviewBody = z.infer<typeof reviewBodySchema>;

/** Written once for each product of an order, and changed by the same call until it is published. */
export const saveReviewEndpoint = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/reviews',
  access: 'anyone',
  bodySchema: reviewBodySchema,
  answerSchema: orderReviewsSchema,
});

/* What the bakery does with them. */

export const adminReviewSchema = z.object({
  id: z.string(),
  version: z.number(),
  productId: z.string(),
  productName: z.string(),
  /** Null for the demo's own. */
  order: z.nullable(z.object({ id: z.string(), number: z.string() })),
  author: z.string(),
  stars: z.number(),
  text: z.string(),
  pictures: z.array(pictureSchema),
  mayJoinGallery: z.boolean(),
  /** Of its pictures, those that are among the product's own. */
  inGallery: z.array(z.string()),
  status: z.enum(REVIEW_STATUSES),
  /** Why it is hidden; blank otherwise. */
  hideReason: z.string(),
  answer: z.string(),
  reports: z.object({ count: z.number(), state: z.enum(REPORT_STATES) }),
  isSample: z.boolean(),
  createdAt: moment,
  publishedAt: z.nullable(moment),
});
export type AdminReview = z.infer<typeof adminReviewSchema>;

export const REVIEW_LISTS = ['waiting', 'reported', 'published', 'hidden'] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];

/** What waits longest first; the others newest first. */
export const listAdminReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'desk',
  querySchema: z.object({
    list: z._default(z.enum(REVIEW_LISTS), 'waiting'),
    ...pageQuery(ADMIN_REVIEW_PAGE_SIZE),
  }),
  answerSchema: z.object({
    data: z.array(adminReviewSchema),
    counts: z.object({
      waiting: z.number(),
      reported: z.number(),
      published: z.number(),
      hidden: z.number(),
    }),
    nextCursor: z.nullable(z.string()),
  }),
});
export type AdminReviewQuery = z.infer<typeof listAdminReviewsEndpoint.querySchema>;
export type AdminReviewPage = z.infer<typeof listAdminReviewsEndpoint.answerSchema>;

/** Of what is waiting or hidden. The version is what was looked at: a text that changed meanwhile is not published unseen. */
export const publishReviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/publish',
  access: 'desk',
  bodySchema: z.object({ version: z.number().check(z.int(), z.minimum(1)) }),
  answerSchema: adminReviewSchema,
});

export const hideReviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/hide',
  access: 'desk',
  bodySchema: z.object({
    reason: z
      .string('Enter a reason.')
      .check(
        z.trim(),
        z.minLength(1, 'Enter a reason.'),
        z.maxLength(HIDE_REASON_MAX_LENGTH, `Use at most ${HIDE_REASON_MAX_LENGTH} characters.`),
      ),
  }),
  answerSchema: adminReviewSchema,
});

/** It stays published though it was reported; further reports raise it no more. */
export const keepReviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/keep',
  access: 'desk',
  answerSchema: adminReviewSchema,
});

/** Shown below the review; blank takes it away. */
export const answerReviewEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/:id/answer',
  access: 'desk',
  bodySchema: z.object({ answer: readBy(readAnswerText) }),
  answerSchema: adminReviewSchema,
});

/** Puts a picture of a published review among the product's own, where its customer has agreed to that. */
export const joinGalleryEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/gallery',
  access: 'administrator',
  bodySchema: z.object({ pictureId: z.uuid() }),
  answerSchema: adminReviewSchema,
});

export const reviewTermsSchema = z.object({
  isPublishedAtOnce: z.boolean(),
  askAfterHours: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(ASK_AFTER_MAX_HOURS))),
});

export const readReviewTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/review-settings',
  access: 'administrator',
  answerSchema: reviewTermsSchema,
});

export const saveReviewTermsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/review-settings',
  access: 'administrator',
  bodySchema: reviewTermsSchema,
  answerSchema: reviewTermsSchema,
});
