import { nameNetwork } from '../../http/client-address.ts';
import { type Attempt, countNetwork, type RateLimit } from '../../http/rate-limit.ts';

/** Each is read by a person, and changed a few times at most. */
const REVIEWS: RateLimit = { name: 'review-order', attempts: 30, perMinutes: 60 };
/** Generous, because mobile networks put many readers behind one address; a report hides nothing. */
const REPORTS: RateLimit = { name: 'report-review-network', attempts: 20, perMinutes: 60 };
/** A reader counts once a day; neighbours behind one address count as one, which costs nothing: the first report raises it. */
const REPORTS_OF_READER: RateLimit = { name: 'report-review-reader', attempts: 1, perMinutes: 24 * 60 };
/** Four for each of a few products, and some that were taken away again. */
export const REVIEW_UPLOADS: RateLimit = { name: 'review-pictures', attempts: 40, perMinutes: 60 };

export function countReview(orderId: string): readonly Attempt[] {
  return [{ limit: REVIEWS, key: orderId }];
}

export function countReport(clientAddress: string): readonly Attempt[] {
  return countNetwork(REPORTS, clientAddress);
}

/** By account, or by network. */
export function countReportOfReader(
  reviewId: string,
  userId: string | undefined,
  clientAddress: string,
): readonly Attempt[] {
  return [{ limit: REPORTS_OF_READER, key: `${reviewId} ${userId ?? nameNetwork(clientAddress)}` }];
}
