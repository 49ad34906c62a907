/** What a product's reviews come to. A product without any has no rating at all. */
export type Rating = {
  /** To one decimal, from 1 to 5. */
  readonly average: number;
  readonly count: number;
  /** The demo's own examples, which stand in until a customer has written. */
  readonly isSample: boolean;
};

export type RatingSum = { readonly sum: number; readonly count: number; readonly isSample: boolean };

export function computeRating({ sum, count, isSample }: RatingSum): Rating | undefined {
  if (count === 0) return undefined;
  return { average: Math.round((sum * 10) / count) / 10, count, isSample };
}

/** A few reviews say little: it takes this many, and most of them good, to be preferred anywhere. */
const WELL_RATED_LEAST_COUNT = 3;
const WELL_RATED_LEAST_AVERAGE = 4;

export function isWellRated(rating: Rating | undefined): boolean {
  return (
    rating !== undefined &&
    !rating.isSample &&
    rating.count >= WELL_RATED_LEAST_COUNT &&
    rating.average >= WELL_RATED_LEAST_AVERAGE
  );
}
