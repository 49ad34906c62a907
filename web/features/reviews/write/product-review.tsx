import { useState } from 'react';
import type { OrderReviews, ReviewedProduct } from '../../../../contract/reviews.ts';
import type { ReviewStatus } from '../../../../domain/reviews/review.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PictureStrip } from '../../../ui/pictures/picture-strip.tsx';
import { Stars } from '../../../ui/product/stars.tsx';
import { ReviewForm } from './review-form.tsx';

const STATUS_WORDS: Readonly<Record<ReviewStatus, string>> = {
  waiting: 'Thank you! We’ll publish your review after a quick look. You can change it until then.',
  published: 'Thank you! Your review is published.',
  hidden: 'We’ve hidden this review.',
};

type ProductReviewProps = {
  readonly orderId: string;
  readonly product: ReviewedProduct;
  readonly onSaved: (reviews: OrderReviews) => void;
};

/** One product of the order: the form, or what was said with the way to change it. */
export function ProductReview({ orderId, product, onSaved }: ProductReviewProps) {
  const [isChanging, setChanging] = useState(false);
  const { name, review } = product;
  if (!review || isChanging) {
    return (
      <Panel>
        <ReviewForm
          orderId={orderId}
          product={product}
          onSaved={(reviews) => {
            setChanging(false);
            onSaved(reviews);
          }}
          {...(review && { onCancel: () => setChanging(false) })}
        />
      </Panel>
    );
  }
  const { stars, text, pictures, status, answer } = review;
  return (
    <Panel className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>{name}</h3>
        <Stars count={stars} />
        {status !== 'published' && (
          <Badge tone={status === 'waiting' ? 'busy' : 'plain'}>
            {status === 'waiting' ? 'Not published yet' : 'Hidden'}
          </Badge>
        )}
      </header>
      {text !== '' && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>}
      {pictures.length > 0 && <PictureStrip pictures={pictures} owner={`your review of ${name}`} />}
      {answer !== '' && (
        <div className="max-w-measure rounded-card bg-crust px-4 py-3">
          <p className="text-small font-semibold">We replied</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      <p role="status" className="text-small text-cocoa-2">
        {STATUS_WORDS[status]}
      </p>
      {status === 'waiting' && (
        <Button kind="quiet" size="s" onClick={() => setChanging(true)} className="justify-self-start">
          Change review<span className="visually-hidden"> of {name}</span>
        </Button>
      )}
    </Panel>
  );
}
