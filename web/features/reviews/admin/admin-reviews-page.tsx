import { useCallback, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import {
  type AdminReviewPage,
  listAdminReviewsEndpoint,
  REVIEW_LISTS,
  type ReviewList,
} from '../../../../contract/reviews.ts';
import { backgroundApi, shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverCupcakes } from '../../../pictures/cover-cupcakes.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { CountedTab } from '../../../ui/lists/counted-tab.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useMay } from '../../users/role-context.tsx';
import { ReviewsSkeleton } from '../list/reviews-skeleton.tsx';
import { JudgedReviews } from './judged-reviews.tsx';
import { ReviewTermsPanel } from './review-terms-panel.tsx';

export const meta = titlePage('Reviews');

const LIST_WORDS: Readonly<
  Record<ReviewList, { readonly tab: string; readonly empty: string; readonly hint: string }>
> = {
  waiting: {
    tab: 'To approve',
    empty: 'No reviews to approve',
    hint: 'What customers write about their orders appears here.',
  },
  reported: {
    tab: 'Reported',
    empty: 'No reported reviews',
    hint: 'Reviews that customers report appear here. They stay published until you decide.',
  },
  published: {
    tab: 'Published',
    empty: 'No published reviews',
    hint: 'Published reviews are shown with their product.',
  },
  hidden: {
    tab: 'Hidden',
    empty: 'No hidden reviews',
    hint: 'Reviews you hide are kept here with your reason.',
  },
};

export default function AdminReviewsPage() {
  const may = useMay();
  const [parameters] = useSearchParams();
  const asked = REVIEW_LISTS.find((each) => each === parameters.get('list'));
  const list = asked ?? 'waiting';
  return (
    <>
      <PageHeading title="Reviews" />
      <Reviews key={list} list={list} isAsked={asked !== undefined} />
      {may('administrator') && <ReviewTermsPanel />}
    </>
  );
}

/** Since this page of the list was read. */
type Counted = { readonly page: AdminReviewPage; readonly counts: AdminReviewPage['counts'] };

type ReviewsProps = {
  readonly list: ReviewList;
  /** Otherwise whoever comes is led to what waits. */
  readonly isAsked: boolean;
};

function Reviews({ list, isAsked }: ReviewsProps) {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(listAdminReviewsEndpoint, { query: { list, cursor }, signal }),
    [list],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const [first] = pages;
  const reviews = pages.flatMap(({ data }) => data);
  const [counted, setCounted] = useState<Counted | null>(null);
  // The list stays as it is, so that nothing moves under a finger; the tabs say how it stands now.
  const countAgain = () => {
    if (!first) return;
    backgroundApi.call(listAdminReviewsEndpoint, { query: { list } }).then(
      ({ counts }) => setCounted({ page: first, counts }),
      // What was decided is saved; the numbers are right again with the next list.
      () => undefined,
    );
  };
  if (!isAsked && first?.counts.waiting === 0 && first.counts.reported > 0) {
    return <Navigate to={{ search: '?list=reported' }} replace />;
  }
  return (
    <>
      <ReviewTabs list={list} counts={counted?.page === first ? counted?.counts : first?.counts} />
      {status === 'failed' && <LoadFailure message={failure ?? ''} onRetry={reload} />}
      {!first && status !== 'failed' && <ReviewsSkeleton />}
      {first && reviews.length === 0 && (
        <EmptyState
          picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
          title={LIST_WORDS[list].empty}
        >
          {LIST_WORDS[list].hint}
        </EmptyState>
      )}
      {first && reviews.length > 0 && (
        <div className="grid gap-5">
          <JudgedReviews reviews={reviews} firstPage={first} onJudged={countAgain} />
          <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
            {`${reviews.length} of ${first.counts[list]} ${first.counts[list] === 1 ? 'review' : 'reviews'}`}
          </ShowMore>
        </div>
      )}
    </>
  );
}

type ReviewTabsProps = {
  readonly list: ReviewList;
  /** Undefined until the list has come. */
  readonly counts: AdminReviewPage['counts'] | undefined;
};

function ReviewTabs({ list, counts }: ReviewTabsProps) {
  return (
    <nav
      aria-label="Lists of reviews"
      className="mb-5 flex gap-1 scroll-hint border-b border-crust-2 max-phone:-mx-4 max-phone:px-4"
    >
      {REVIEW_LISTS.map((each) => (
        <CountedTab
          key={each}
          search={`?list=${each}`}
          isShown={each === list}
          words={LIST_WORDS[each].tab}
          count={counts?.[each]}
        />
      ))}
    </nav>
  );
}
