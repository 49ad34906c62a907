/** What the owner has decided about reviews. */
export type ReviewTerms = {
  /** Otherwise each waits for the bakery's look. */
  readonly isPublishedAtOnce: boolean;
  /** How long after delivery or pickup customers are asked how it was; null: never. */
  readonly askAfterHours: number | null;
};

export const ASK_AFTER_MAX_HOURS = 14 * 24;
export const DEFAULT_REVIEW_TERMS: ReviewTerms = { isPublishedAtOnce: false, askAfterHours: 24 };

/** Whoever was not asked by then is not asked any more: turning it on must not reach the customers of months ago. */
export const ASK_WITHIN_HOURS = 7 * 24;
