import { useState } from 'react';
import type { ChangeRequest } from '../../../../../contract/change-request.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import {
  CHANGE_WORDS_MAX_LENGTH,
  completeChangeRequestEndpoint,
} from '../../../../../contract/own-changes.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { sayNotified } from '../customer-message.ts';
import { DeskDialog, DeskForm } from '../desk-dialog.tsx';

type CompleteRequestProps = {
  readonly order: AdminOrderDetails;
  readonly request: ChangeRequest;
  readonly onChange: (order: AdminOrderDetails) => void;
};

const TITLE = 'Mark request as done';

/** The yes to what was asked for in words alone: what of it joins the order's note is chosen, and nothing else changes. */
export function CompleteRequest(props: CompleteRequestProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="paper" size="s" onClick={() => setOpen(true)}>
        Mark as done
      </Button>
      <DeskDialog title={TITLE} isOpen={isOpen} onClose={close}>
        <CompleteForm {...props} onClose={close} />
      </DeskDialog>
    </>
  );
}

function CompleteForm({
  order,
  request,
  onChange,
  onClose,
}: CompleteRequestProps & { readonly onClose: () => void }) {
  const [isNoted, setNoted] = useState(false);
  const form = useDraftedForm({
    draftName: `complete-request-2:${request.id}`,
    words: {},
    send: async (values) => {
      const body = {
        requestId: request.id,
        answer: readText(values, 'answer'),
        // Not there unless it is ticked.
        addedNote: readText(values, 'addedNote'),
      };
      const done = await shopApi.call(completeChangeRequestEndpoint, { params: { id: order.id }, body });
      onClose();
      onChange(done);
      showToast({ kind: 'success', text: 'The request is marked as done' });
    },
  });
  return (
    <DeskForm
      title={TITLE}
      lead={`For small requests you’ve agreed to, such as candles or a card. If items, price or date change, use Change order instead. ${sayNotified(order)}`}
      form={form}
      button="Mark as done"
      buttonWhileBusy="Saving…"
      onClose={onClose}
    >
      <div className="grid gap-2">
        <Checkbox
          label="Add to the note for the kitchen"
          name="isNoted"
          checked={isNoted}
          onChange={({ target }) => setNoted(target.checked)}
        />
        {isNoted && (
          <TextArea
            label="What the kitchen should know"
            name="addedNote"
            rows={3}
            maxLength={CHANGE_WORDS_MAX_LENGTH}
            defaultValue={request.words}
            problem={form.problems.addedNote}
          />
        )}
      </div>
      <TextArea
        label="Reply to the customer"
        name="answer"
        rows={3}
        maxLength={CHANGE_WORDS_MAX_LENGTH}
        problem={form.problems.answer}
      />
    </DeskForm>
  );
}
