import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { findSurplus, sumUnderWay } from '../../../../../domain/payments/money-back.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMay } from '../../../users/role-context.tsx';
import { writeNaira } from '../../order-words.ts';
import { sayWholeRefund } from '../money/money-facts.ts';
import { RefundAccount } from '../money/refund-account.tsx';
import type { SentRefund } from '../money/sent-dialog.tsx';

type LeftToDoProps = {
  readonly order: AdminOrderDetails;
  readonly onRecordPayment: () => void;
  readonly onRefund: () => void;
};

/** An order that is over may still owe its customer money, or be owed some. */
export function LeftToDo({ order, onRecordPayment, onRefund }: LeftToDoProps) {
  const { money, canReinstate, attention } = order;
  const [surplus, underWay] = [findSurplus(order.money), sumUnderWay(money)];
  if (surplus > 0) {
    return (
      <>
        {!canReinstate && <p className="font-semibold">{writeNaira(surplus)} needs to be refunded.</p>}
        <Button kind={canReinstate ? 'quiet' : 'main'} size="l" onClick={onRefund} className="w-full">
          Refund {writeNaira(surplus)}
          {canReinstate && ' instead'}
        </Button>
      </>
    );
  }
  if (money.due > 0) {
    return (
      <>
        <p className="font-semibold">{writeNaira(money.due)} is still due.</p>
        <Button kind="main" size="l" onClick={onRecordPayment} className="w-full">
          Record payment
        </Button>
      </>
    );
  }
  if (attention.includes('refund_to_send')) return null;
  if (underWay > 0) {
    const amount = writeNaira(underWay);
    return (
      <p className="text-cocoa-2">
        {attention.includes('refund_stuck')
          ? `${amount} couldn’t be refunded yet.`
          : `${amount} is being refunded to the customer.`}
      </p>
    );
  }
  return canReinstate ? null : <p className="text-cocoa-2">Nothing left to do.</p>;
}

type RefundsToSendProps = {
  readonly order: AdminOrderDetails;
  /** Nothing else is to be done about the order. */
  readonly isMain: boolean;
  readonly onSent: (refund: SentRefund) => void;
};

/** Promised to the customer by bank transfer: nothing happens until somebody makes it. */
export function RefundsToSend({ order, isMain, onSent }: RefundsToSendProps) {
  // Whoever may not say that it was sent is told who does.
  const mayMark = useMay()('administrator');
  const whole = sayWholeRefund(order.money);
  const promised = order.money.refunds
    .filter(({ status }) => status === 'to_send')
    .map(({ id, amount }) => (
      <div key={id} className="grid gap-2">
        <p className="font-semibold">
          {mayMark
            ? `Send ${writeNaira(amount)} to ${order.contact.name} by bank transfer, then mark it as sent.`
            : `The owner or a manager needs to send ${writeNaira(amount)} to ${order.contact.name} by bank transfer.`}
        </p>
        <RefundAccount order={order} amount={amount} />
        {mayMark && (
          <Button
            kind={isMain ? 'main' : 'paper'}
            size="l"
            onClick={() => onSent({ id, amount })}
            className="w-full"
          >
            Mark {writeNaira(amount)} as sent
          </Button>
        )}
      </div>
    ));
  return (
    <>
      {whole !== null && <p className="font-semibold">{whole}</p>}
      {promised}
    </>
  );
}
