import FlagIcon from 'lucide-react/icons/flag';
import { useCallback, useState } from 'react';
import {
  listProductReviewsEndpoint,
  type PublishedReview,
  reportReviewEndpoint,
} from '../../../../contract/reviews.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Since } from '../../../ui/formats/moment.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PictureStrip } from '../../../ui/pictures/picture-strip.tsx';
import { Stars } from '../../../ui/product/stars.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

type ReviewListProps = { readonly productId: string; readonly name: string };

export default function ReviewList({ productId, name }: ReviewListProps) {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(listProductReviewsEndpoint, { params: { id: productId }, query: { cursor }, signal }),
    [productId],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const [reported, setReported] = useState<PublishedReview | null>(null);
  const [isReporting, setReporting] = useState(false);
  const [first] = pages;
  if (!first) {
    return status === 'failed' ? (
      <LoadFailure message={failure ?? ''} onRetry={reload} />
    ) : (
      <ReviewsSkeleton />
    );
  }
  const reviews = pages.flatMap(({ data }) => data);
  const report = async () => {
    if (!reported) return;
    await shopApi.call(reportReviewEndpoint, { params: { id: reported.id } });
    showToast({ kind: 'success', text: 'Thank you. We’ll look at this review.' });
  };
  return (
    <div className="grid gap-6">
      <ul className="grid gap-6 tablet:grid-cols-2 tablet:gap-x-12">
        {reviews.map((review) => (
          <li key={review.id} className="border-t border-crust-2 pt-5">
            <Review
              review={review}
              name={name}
              onReport={() => {
                setReported(review);
                setReporting(true);
              }}
            />
          </li>
        ))}
      </ul>
      <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
        {`${reviews.length} of ${first.total} ${first.total === 1 ? 'review' : 'reviews'}`}
      </ShowMore>
      <ConfirmDialog
        isOpen={isReporting}
        onClose={() => setReporting(false)}
        title="Report this review?"
        button="Report review"
        buttonWhileBusy="Reporting…"
        onConfirm={report}
      >
        <p>
          Report a review that is insulting, isn’t about this product or shares private details. We’ll look at
          it.
        </p>
      </ConfirmDialog>
    </div>
  );
}

type ReviewProps = {
  readonly review: PublishedReview;
  readonly name: string;
  readonly onReport: () => void;
};

function Review({ review, name, onReport }: ReviewProps) {
  const shop = useShopProfile();
  const { author, stars, text, pictures, publishedAt, answer, isSample } = review;
  return (
    <article aria-label={`Review of ${author}`} className="grid gap-2.5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars count={stars} />
        <span className="font-semibold wrap-anywhere">{author}</span>
        {isSample ? (
          <Badge tone="plain">Sample review</Badge>
        ) : (
          <span className="text-small text-cocoa-2">
            <Since at={publishedAt} />
          </span>
        )}
      </header>
      {text !== '' && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>}
      {pictures.length > 0 && <PictureStrip pictures={pictures} owner={`${author}’s review of ${name}`} />}
      {answer !== '' && (
        <div className="mt-1 max-w-measure rounded-card bg-crust px-4 py-3">
          <p className="text-small font-semibold">{shop.name} replied</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      {!isSample && (
        <Button size="s" onClick={onReport} className="-ml-4 justify-self-start text-cocoa-2">
          <FlagIcon className="size-4" />
          Report<span className="visually-hidden"> the review of {author}</span>
        </Button>
      )}
    </article>
  );
}
