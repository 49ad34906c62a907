import CheckIcon from 'lucide-react/icons/check';
import HideIcon from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminReview } from '../../../../contract/reviews.ts';
import type { ReviewStatus } from '../../../../domain/reviews/review.ts';
import { WORK_AREA } from '../../../ui/browser/work-area.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Since } from '../../../ui/formats/moment.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { PictureStrip } from '../../../ui/pictures/picture-strip.tsx';
import { Stars } from '../../../ui/product/stars.tsx';
import { AnswerForm } from './answer-form.tsx';
import { GalleryOffer } from './gallery-offer.tsx';

const STATUS_BADGES = {
  waiting: { words: 'To approve', tone: 'busy' },
  published: { words: 'Published', tone: 'good' },
  hidden: { words: 'Hidden', tone: 'over' },
} as const satisfies Readonly<Record<ReviewStatus, unknown>>;

type ReviewCardProps = {
  readonly review: AdminReview;
  readonly isBusy: boolean;
  readonly onPublish: () => void;
  readonly onKeep: () => void;
  readonly onHide: () => void;
  /** Puts a picture among the product's own. */
  readonly onJoinGallery: (pictureId: string) => void;
  readonly onAnswered: (review: AdminReview) => void;
};

/** A review with what can be decided about it. */
export function ReviewCard({
  review,
  isBusy,
  onPublish,
  onKeep,
  onHide,
  onJoinGallery,
  onAnswered,
}: ReviewCardProps) {
  const [isAnswering, setAnswering] = useState(false);
  const { author, stars, text, pictures, status, hideReason, answer, reports, order, isSample } = review;
  const { words, tone } = STATUS_BADGES[status];
  const isReported = reports.state === 'open';
  return (
    <Panel className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-fs-4 wrap-anywhere">{author}</h2>
        <Stars count={stars} />
        <Badge tone={tone}>{words}</Badge>
        {isSample && <Badge tone="plain">Sample review</Badge>}
        {isReported && (
          <Badge tone="news">
            {reports.count === 1 ? 'Reported once' : `Reported ${reports.count} times`}
          </Badge>
        )}
      </header>
      <p className="text-small text-cocoa-2">
        <a href={`/products/${encodeURIComponent(review.productId)}`}>{review.productName}</a>{' '}
        {order && (
          <span className="whitespace-nowrap">
            · <Link to={`${WORK_AREA}/orders/${order.id}`}>Order {order.number}</Link>
          </span>
        )}{' '}
        <span className="whitespace-nowrap">
          · <Since at={review.createdAt} />
        </span>
      </p>
      {text === '' ? (
        <p className="text-cocoa-2">No text, stars only.</p>
      ) : (
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {pictures.length > 0 && <PictureStrip pictures={pictures} owner={`${author}’s review`} />}
      {pictures.length > 0 && <GalleryOffer review={review} onJoin={onJoinGallery} isBusy={isBusy} />}
      {status === 'hidden' && <p className="text-small text-cocoa-2">Hidden because: {hideReason}</p>}
      {answer !== '' && !isAnswering && (
        <div className="max-w-measure rounded-card bg-crust px-4 py-3">
          <p className="text-small font-semibold">Your reply</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      {isAnswering && (
        <AnswerForm
          review={review}
          onClose={() => setAnswering(false)}
          onAnswered={(answered) => {
            setAnswering(false);
            onAnswered(answered);
          }}
        />
      )}
      <div className="flex flex-wrap gap-2.5 max-phone:*:flex-1">
        {status !== 'published' && (
          <Button kind="dark" size="s" aria-disabled={isBusy} onClick={onPublish}>
            {isBusy ? <Spinner /> : <CheckIcon />}
            Publish<span className="visually-hidden"> the review of {author}</span>
          </Button>
        )}
        {isReported && (
          <Button kind="dark" size="s" aria-disabled={isBusy} onClick={onKeep}>
            {isBusy ? <Spinner /> : <CheckIcon />}
            Keep published<span className="visually-hidden">: the review of {author}</span>
          </Button>
        )}
        {status !== 'hidden' && !isAnswering && (
          <Button kind="quiet" size="s" onClick={() => setAnswering(true)}>
            {answer === '' ? 'Reply' : 'Change reply'}
            <span className="visually-hidden"> to {author}</span>
          </Button>
        )}
        {status !== 'hidden' && (
          <Button kind="quiet" size="s" onClick={onHide}>
            <HideIcon />
            Hide<span className="visually-hidden"> the review of {author}</span>
          </Button>
        )}
      </div>
    </Panel>
  );
}
