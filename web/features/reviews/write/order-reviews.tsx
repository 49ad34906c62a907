import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readOrderReviewsEndpoint } from '../../../../contract/reviews.ts';
import { REVIEW_PLACE } from '../../../../domain/orders/review-place.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { OwnDrafts } from '../../users/own-drafts-context.tsx';
import { ReviewsSkeleton } from '../list/reviews-skeleton.tsx';
import { ProductReview } from './product-review.tsx';

/** Each product of the order, to be reviewed or as it was reviewed. */
export default function OrderReviews({ orderId }: { readonly orderId: string }) {
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readOrderReviewsEndpoint, { params: { id: orderId }, signal }),
    [orderId],
  );
  const { data, failure, reload, replace } = useLoaded(load);
  const sectionRef = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isAsked = hash === `#${REVIEW_PLACE}` && data !== undefined;
  // The link of the message leads here; the page has grown since the browser looked for the place.
  useEffect(() => {
    if (isAsked) sectionRef.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);

  if (data && (!data.isOpen || data.products.length === 0)) return null;
  return (
    <section ref={sectionRef} id={REVIEW_PLACE} aria-labelledby="review-heading" className="scroll-mt-28">
      <h2 id="review-heading">How was it?</h2>
      {!data && failure === null && <ReviewsSkeleton />}
      {failure !== null && <LoadFailure message={failure} onRetry={reload} />}
      {data && (
        <>
          <p className="mt-1.5 mb-5 text-cocoa-2">
            Your review helps other customers choose. We’ll show your name as {data.author}
          </p>
          <OwnDrafts>
            <ul className="grid gap-5">
              {data.products.map((product) => (
                <li key={product.productId}>
                  <ProductReview orderId={orderId} product={product} onSaved={replace} />
                </li>
              ))}
            </ul>
          </OwnDrafts>
        </>
      )}
    </section>
  );
}
