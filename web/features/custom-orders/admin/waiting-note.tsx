import { useState } from 'react';
import {
  type AdminCustomOrderDetails,
  markAnsweredEndpoint,
  markUnansweredEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Since } from '../../../ui/formats/moment.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';

type WaitingNoteProps = {
  readonly customOrder: AdminCustomOrderDetails;
  readonly onChange: (customOrder: AdminCustomOrderDetails) => void;
  /** What is shown may be older than a refusal. */
  readonly onNews: () => void;
};

/** Since when it waits for the bakery, and the way to say that it no longer does. */
export function WaitingNote({ customOrder, onChange, onNews }: WaitingNoteProps) {
  const [isBusy, setBusy] = useState(false);
  const { id, version, customerName, waitingSince, takenBy, messages } = customOrder;
  const run = async (work: () => Promise<AdminCustomOrderDetails>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      onChange(await work());
      return true;
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
      onNews();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const params = { id };
  const undo = () => void run(() => shopApi.call(markUnansweredEndpoint, { params }));
  const mark = async () => {
    const isMarked = await run(() => shopApi.call(markAnsweredEndpoint, { params, body: { version } }));
    if (isMarked) showToast({ kind: 'success', text: `${customerName} is no longer waiting for us`, undo });
  };
  if (waitingSince === null) return null;
  const hasWritten = messages.some(({ by }) => by === 'customer');
  return (
    <>
      <span className="text-label font-semibold text-ember-deep">
        {takenBy !== null && !hasWritten ? `Taken by ${takenBy}` : 'Customer wrote'}{' '}
        <Since at={waitingSince} />
      </span>
      <Button kind="quiet" size="s" aria-disabled={isBusy} onClick={() => void mark()}>
        {isBusy && <Spinner />}
        {hasWritten ? 'No answer needed' : 'Answered by phone'}
      </Button>
    </>
  );
}
