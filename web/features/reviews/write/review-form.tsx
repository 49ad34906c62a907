import { type FormEvent, useState } from 'react';
import type { PictureAnswer } from '../../../../contract/pictures.ts';
import {
  type OrderReviews,
  type ReviewedProduct,
  saveReviewEndpoint,
  uploadReviewPictureEndpoint,
} from '../../../../contract/reviews.ts';
import { REVIEW_PICTURES_MAX, REVIEW_TEXT_MAX_LENGTH } from '../../../../domain/reviews/review.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { AttachButton, AttachedPictures } from '../../../ui/uploads/attached-pictures.tsx';
import { type Uploads, useUploads } from '../../../ui/uploads/use-uploads.ts';
import { StarField } from './star-field.tsx';

type TypedReview = {
  readonly stars: number | null;
  readonly text: string;
  readonly pictures: readonly PictureAnswer[];
  readonly mayJoinGallery: boolean;
};

const BLANK: TypedReview = { stars: null, text: '', pictures: [], mayJoinGallery: false };
const NOT_ALL_THERE = 'Some pictures weren’t uploaded. Try again or remove them, then send your review.';
const FULL_NOTE = `${REVIEW_PICTURES_MAX} pictures per review at most.`;

type ReviewFormProps = {
  readonly orderId: string;
  readonly product: ReviewedProduct;
  readonly onSaved: (reviews: OrderReviews) => void;
  /** Where something was said before. */
  readonly onCancel?: () => void;
};

/** Stars, text and photos of one product. */
export function ReviewForm({ orderId, product, onSaved, onCancel }: ReviewFormProps) {
  const { productId, name, isDesigned, review } = product;
  const { typed, isRestored, change, clear } = useSavedDraft<TypedReview>(
    `review-1:${orderId}:${productId}`,
    review ?? BLANK,
  );
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const uploads = useReviewUploads(orderId, typed.pictures.length, (picture) =>
    change((before) => ({ ...before, pictures: [...before.pictures, picture] })),
  );
  const isBusy = isSending || uploads.isUploading;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { stars, text, pictures, mayJoinGallery } = typed;
    if (stars === null) return setProblem('Choose from 1 to 5 stars.');
    // Nothing the customer has added is left out unseen.
    if (uploads.tasks.some(({ status }) => status === 'failed')) return setFailure(NOT_ALL_THERE);
    setSending(true);
    setFailure(null);
    try {
      const body = { productId, stars, text, pictures: pictures.map(({ id }) => id), mayJoinGallery };
      const saved = await shopApi.call(saveReviewEndpoint, { params: { id: orderId }, body });
      clear();
      onSaved(saved);
    } catch (error) {
      setFailure(describeError(error));
      setSending(false);
    }
  };
  return (
    <form noValidate onSubmit={submit} aria-label={`Review of ${name}`} className="grid gap-4">
      <h3>{name}</h3>
      {isRestored && <RestoredNote onDiscard={clear} />}
      <StarField
        stars={typed.stars}
        problem={problem}
        onChoose={(stars) => {
          setProblem(undefined);
          change((before) => ({ ...before, stars }));
        }}
      />
      <TextArea
        label="Your review"
        hint="What did you like? What could be better?"
        name="text"
        rows={3}
        maxLength={REVIEW_TEXT_MAX_LENGTH}
        value={typed.text}
        onChange={({ target: { value: text } }) => change((before) => ({ ...before, text }))}
      />
      <AttachedPictures
        pictures={typed.pictures}
        uploads={uploads}
        onRemove={(id) =>
          change((before) => ({ ...before, pictures: before.pictures.filter((each) => each.id !== id) }))
        }
      />
      {uploads.refused.length > 0 && (
        <Note tone="problem" role="alert">
          {uploads.refused.join(' ')}
        </Note>
      )}
      {typed.pictures.length > 0 && (
        <Checkbox
          label={
            isDesigned
              ? 'You may show my pictures of this cake on the product page.'
              : 'You may show my pictures with this product.'
          }
          checked={typed.mayJoinGallery}
          onChange={({ target: { checked: mayJoinGallery } }) =>
            change((before) => ({ ...before, mayJoinGallery }))
          }
        />
      )}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <AttachButton fullNote={uploads.isFull ? FULL_NOTE : undefined} onFiles={uploads.add} />
        <span className="flex flex-wrap gap-2.5">
          {onCancel && (
            <Button
              onClick={() => {
                clear();
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
          <Button type="submit" kind="dark" aria-disabled={isBusy} className="aria-disabled:opacity-60">
            {isSending && <Spinner />}
            {uploads.isUploading ? 'Uploading pictures…' : 'Send review'}
          </Button>
        </span>
      </div>
    </form>
  );
}

function useReviewUploads(
  orderId: string,
  arrivedCount: number,
  onArrived: (picture: PictureAnswer) => void,
): Uploads {
  const uploads: Uploads = useUploads({
    upload: (file, options) => {
      const path = uploadReviewPictureEndpoint.path.replace(
        ':id',
        encodeURIComponent(orderId),
      ) as `/${string}`;
      return uploadFile({
        api: shopApi,
        endpoint: { ...uploadReviewPictureEndpoint, path },
        file,
        ...options,
      });
    },
    room: { most: REVIEW_PICTURES_MAX, owner: 'a review' },
    arrivedCount,
    onUploaded(picture, key) {
      uploads.remove(key);
      onArrived(picture);
    },
  });
  return uploads;
}
