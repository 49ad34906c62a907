import { useState } from 'react';
import {
  type AdminCustomOrderDetails,
  DECLINE_REASON_MAX_LENGTH,
  declineCustomOrderEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { canBeNotified } from '../../../../domain/notifications/can-be-notified.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type DeclineButtonProps = {
  readonly customOrder: AdminCustomOrderDetails;
  readonly onDeclined: (customOrder: AdminCustomOrderDetails) => void;
};

export function DeclineButton({ customOrder, onDeclined }: DeclineButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { typed: reason, isRestored, change, clear } = useSavedDraft(`decline-1:${customOrder.id}`, '');
  const [problem, setProblem] = useState<string>();
  const decline = async () => {
    if (reason.trim() === '') {
      setProblem('Enter a reason.');
      throw new Error('The customer sees the reason, so please enter one.');
    }
    const params = { id: customOrder.id };
    const declined = await shopApi.call(declineCustomOrderEndpoint, { params, body: { reason } });
    clear();
    onDeclined(declined);
    showToast({ kind: 'success', text: `Custom order ${customOrder.number} is declined` });
  };
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setAsking(true)} className="justify-self-start">
        Decline request
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Decline this request?"
        button="Decline request"
        buttonWhileBusy="Declining…"
        onCancel={clear}
        onConfirm={decline}
      >
        <p>{sayWhoReads(customOrder)} This can’t be undone.</p>
        {isRestored && <RestoredNote onDiscard={clear} />}
        <TextArea
          label="Reason"
          required
          rows={3}
          maxLength={DECLINE_REASON_MAX_LENGTH}
          hint="Tell the customer what you could make instead, or when."
          value={reason}
          problem={problem}
          onChange={({ target }) => {
            setProblem(undefined);
            change(() => target.value);
          }}
        />
      </ConfirmDialog>
    </>
  );
}

/** Said only where it is true. */
function sayWhoReads({ customerName, customerEmail, userId }: AdminCustomOrderDetails): string {
  return canBeNotified({ contact: { email: customerEmail }, userId })
    ? `${customerName} will be notified with your reason.`
    : `${customerName} has no email address: tell them on WhatsApp or call. They see your reason when they open their link.`;
}
