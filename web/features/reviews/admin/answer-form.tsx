import { type FormEvent, useState } from 'react';
import { type AdminReview, answerReviewEndpoint } from '../../../../contract/reviews.ts';
import { REVIEW_ANSWER_MAX_LENGTH } from '../../../../domain/reviews/review.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';

type AnswerFormProps = {
  readonly review: AdminReview;
  readonly onClose: () => void;
  readonly onAnswered: (review: AdminReview) => void;
};

/** The bakery's reply, which everybody reads below the review. */
export function AnswerForm({ review: { id, author, answer }, onClose, onAnswered }: AnswerFormProps) {
  const { typed, isRestored, change, clear } = useSavedDraft(`answer-review-1:${id}`, answer);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      const answered = await shopApi.call(answerReviewEndpoint, { params: { id }, body: { answer: typed } });
      clear();
      onAnswered(answered);
    } catch (error) {
      setFailure(describeError(error));
      setSending(false);
    }
  };
  return (
    <form noValidate onSubmit={submit} aria-label={`Reply to ${author}`} className="grid max-w-measure gap-3">
      {isRestored && <RestoredNote onDiscard={clear} />}
      <TextArea
        label="Your reply"
        hint="Everyone sees it below the review."
        name="answer"
        rows={3}
        maxLength={REVIEW_ANSWER_MAX_LENGTH}
        value={typed}
        onChange={({ target: { value } }) => change(() => value)}
      />
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="flex gap-2.5">
        <Button type="submit" kind="dark" size="s" aria-disabled={isSending}>
          {isSending && <Spinner />}
          Save reply
        </Button>
        <Button
          size="s"
          onClick={() => {
            clear();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
