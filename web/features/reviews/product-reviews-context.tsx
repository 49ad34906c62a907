import { Suspense } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { RatingLine } from '../../ui/product/rating-line.tsx';
import { ReviewsSkeleton } from './list/reviews-skeleton.tsx';

const ReviewList = createLatePart({
  load: () => import('./list/review-list.tsx'),
  showFailure: (onRetry) => <LoadFailure message="We couldn’t load the reviews." onRetry={onRetry} />,
});

/** What customers say of a product. The page has the rating; the reviews themselves come behind it, so that it stays small. */
export function ProductReviews({ product: { id, name, rating } }: { readonly product: ProductAnswer }) {
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="reviews" className="section">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviews">Reviews</h2>
        {rating && <RatingLine rating={rating} className="text-label" />}
      </div>
      {!rating && (
        <p className="max-w-measure text-cocoa-2">
          No reviews yet. Once you’ve received this product, you can review it from your order.
        </p>
      )}
      {rating && !isHydrated && <ReviewsSkeleton />}
      {rating && isHydrated && (
        <Suspense fallback={<ReviewsSkeleton />}>
          <ReviewList productId={id} name={name} />
        </Suspense>
      )}
    </section>
  );
}
