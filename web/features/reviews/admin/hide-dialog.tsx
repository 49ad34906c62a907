import { type AdminReview, hideReviewEndpoint } from '../../../../contract/reviews.ts';
import { HIDE_REASON_MAX_LENGTH } from '../../../../domain/reviews/review.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type HideDialogProps = {
  readonly review: AdminReview | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onHidden: (review: AdminReview) => void;
};

export function HideDialog({ review, ...dialog }: HideDialogProps) {
  return review && <HideQuestion key={review.id} review={review} {...dialog} />;
}

function HideQuestion({
  review: { id, author },
  isOpen,
  onClose,
  onHidden,
}: HideDialogProps & { readonly review: AdminReview }) {
  const { typed, isRestored, change, clear } = useSavedDraft(`hide-review-1:${id}`, '');
  const hide = async () => {
    if (typed.trim() === '') throw new Error('Enter a reason.');
    onHidden(await shopApi.call(hideReviewEndpoint, { params: { id }, body: { reason: typed } }));
    clear();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onCancel={clear}
      title="Hide this review?"
      button="Hide review"
      buttonWhileBusy="Hiding…"
      onConfirm={hide}
    >
      <p>Customers won’t see {author}’s review, and its stars won’t count. You can publish it again.</p>
      {isRestored && <RestoredNote onDiscard={clear} />}
      <TextField
        label="Reason"
        hint="Only your team sees this."
        name="reason"
        required
        maxLength={HIDE_REASON_MAX_LENGTH}
        value={typed}
        onChange={({ target: { value } }) => change(() => value)}
      />
    </ConfirmDialog>
  );
}
