import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { releaseOrderEndpoint } from '../../../../../contract/payment-admin.ts';
import { isHandedOver } from '../../../../../domain/orders/handing-over.ts';
import { DISPUTE_ADVICE, STOP_WORDS, sayDueTime } from '../../../../../domain/payments/dispute-words.ts';
import type { StopReason } from '../../../../../domain/payments/disputes.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { useMay } from '../../../users/role-context.tsx';
import { isGivenUp, writeNaira } from '../../order-words.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import { ReasonForm } from '../reason-form.tsx';

type StopNoticeProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** What a bank says about the order's money, by when it has to be answered, and whether the order may go on meanwhile. */
export function StopNotice({ order, onChange }: StopNoticeProps) {
  const { stoppedFor, disputes, money } = order;
  const [isDeciding, setDeciding] = useState(false);
  const may = useMay();
  const mayRelease = may('administrator') && !isGivenUp(order.status) && !isHandedOver(order.status);
  const open = disputes.filter(({ status }) => status === 'awaiting_answer');
  const reversed = money.reversals.reduce((sum, { amount }) => sum + amount, 0);
  if (stoppedFor === null && open.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2">
      {open.map(({ id, amount, category, dueAt }) => (
        <Note key={id} tone="problem" role="alert">
          <p>
            <strong className="font-semibold">
              Answer a dispute by <time dateTime={dueAt}>{sayDueTime(new Date(dueAt))}</time>.
            </strong>{' '}
            The customer’s bank wants {writeNaira(amount)} back
            {category === '' ? '' : ` (${category})`}. If you don’t answer, the customer gets the money back.
          </p>
          <p className="mt-1">{DISPUTE_ADVICE}</p>
        </Note>
      ))}
      {stoppedFor !== null && (
        <Note tone="warning">
          <p>
            <strong className="font-semibold">On hold: {STOP_WORDS[stoppedFor].mark.toLowerCase()}.</strong>{' '}
            {sayHold(stoppedFor, order, writeNaira(reversed))}
          </p>
          {mayRelease && (
            <Button kind="paper" size="s" onClick={() => setDeciding(true)} className="mt-3">
              Release order
            </Button>
          )}
        </Note>
      )}
      <DeskDialog title="Release order" isOpen={isDeciding} onClose={() => setDeciding(false)}>
        <ReasonForm
          title="Release order"
          lead="The order continues as usual, and you may lose the money. Your reason is kept in the activity log."
          draftName={`release-1:${order.id}`}
          hint="For example: “Spoke to the customer, the bank made a mistake”."
          button="Release order"
          buttonWhileBusy="Saving…"
          keepButton="Keep on hold"
          send={(body) => shopApi.call(releaseOrderEndpoint, { params: { id: order.id }, body })}
          doneWords={`${order.number} can go out`}
          onClose={() => setDeciding(false)}
          onRecorded={onChange}
        />
      </DeskDialog>
    </div>
  );
}

function sayHold(stoppedFor: StopReason, { money }: AdminOrderDetails, reversed: string): string {
  return stoppedFor === 'dispute'
    ? 'This order can’t go out or be picked up until the dispute is settled. You can keep baking, or cancel the order.'
    : `The bank took back ${reversed}, and ${writeNaira(money.due)} is due again. Collect it, cancel the order, or release it.`;
}
