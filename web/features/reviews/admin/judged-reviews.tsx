import { useState } from 'react';
import {
  type AdminReview,
  type AdminReviewPage,
  joinGalleryEndpoint,
  keepReviewEndpoint,
  publishReviewEndpoint,
} from '../../../../contract/reviews.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ReviewCard } from './review-card.tsx';

type JudgedReviewsProps = {
  readonly reviews: readonly AdminReview[];
  /** Another one: the list was read again. */
  readonly firstPage: AdminReviewPage;
  readonly onJudged: () => void;
};

const NONE: ReadonlyMap<string, AdminReview> = new Map();

/** A review that was decided about stays where it is, as it is now, until the list is read again. */
export function JudgedReviews({ reviews, firstPage, onJudged }: JudgedReviewsProps) {
  const [changed, setChanged] = useState(NONE);
  const [knownPage, setKnownPage] = useState(firstPage);
  if (knownPage !== firstPage) {
    setKnownPage(firstPage);
    setChanged(NONE);
  }
  const [busyId, setBusyId] = useState<string | null>(null);
  const [hidden, setHidden] = useState<AdminReview | null>(null);
  const [isHiding, setHiding] = useState(false);
  const note = (answer: AdminReview) => {
    setChanged((before) => new Map(before).set(answer.id, answer));
    onJudged();
  };

  const act = async (id: string, call: () => Promise<AdminReview>, done: string): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(id);
    try {
      note(await call());
      showToast({ kind: 'success', text: done });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusyId(null);
    }
  };
  return (
    <>
      <ul className="grid gap-4">
        {reviews
          .map((review) => changed.get(review.id) ?? review)
          .map((review) => {
            const { id, version, author } = review;
            return (
              <li key={id}>
                <ReviewCard
                  review={review}
                  isBusy={busyId === id}
                  onPublish={() =>
                    void act(
                      id,
                      () => shopApi.call(publishReviewEndpoint, { params: { id }, body: { version } }),
                      `${author}’s review is published`,
                    )
                  }
                  onKeep={() =>
                    void act(
                      id,
                      () => shopApi.call(keepReviewEndpoint, { params: { id } }),
                      `${author}’s review stays published`,
                    )
                  }
                  onJoinGallery={(pictureId) =>
                    void act(
                      id,
                      () => shopApi.call(joinGalleryEndpoint, { params: { id }, body: { pictureId } }),
                      'Added to the product page',
                    )
                  }
                  onHide={() => {
                    setHidden(review);
                    setHiding(true);
                  }}
                  onAnswered={note}
                />
              </li>
            );
          })}
      </ul>
      <HideDialog review={hidden} isOpen={isHiding} onClose={() => setHiding(false)} onHidden={note} />
    </>
  );
}
