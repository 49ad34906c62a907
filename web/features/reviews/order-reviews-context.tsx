import { Suspense } from 'react';
import type { OrderStatus } from '../../../domain/orders/statuses.ts';
import { isReviewable } from '../../../domain/reviews/review.ts';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { ReviewsSkeleton } from './list/reviews-skeleton.tsx';

const WrittenReviews = createLatePart({
  load: () => import('./write/order-reviews.tsx'),
  showFailure: (onRetry) => <LoadFailure message="We couldn’t load the review form." onRetry={onRetry} />,
});

type OrderReviewsProps = { readonly order: { readonly id: string; readonly status: OrderStatus } };

/** Asks how it was, on the page of an order that has reached its customer. */
export function OrderReviews({ order: { id, status } }: OrderReviewsProps) {
  if (!isReviewable(status)) return null;
  return (
    <Suspense fallback={<ReviewsSkeleton />}>
      <WrittenReviews orderId={id} />
    </Suspense>
  );
}
