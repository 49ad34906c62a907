import ClockIcon from 'lucide-react/icons/clock';
import type { Order } from '../../../../../contract/orders.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { HoldNote } from './hold-note.tsx';
import { isResumed } from './pay-ways.ts';
import type { PaymentStart } from './use-payment-start.ts';

type WaitingPanelProps = {
  readonly order: Order;
  readonly payment: PaymentStart;
  /** Banks may be slower than anybody likes to look at. */
  readonly isLate: boolean;
  readonly onOtherWay: () => void;
  readonly onOver: () => void;
};

/** Between the payment page and the money: what happens now, and that nobody has to stay for it. */
export function WaitingPanel({ order, payment, isLate, onOtherWay, onOver }: WaitingPanelProps) {
  const channel = order.money.openAttempt?.channel;
  const Sign = isLate ? ClockIcon : Spinner;
  return (
    <section aria-labelledby="payment-heading">
      <Panel className="grid gap-5">
        <div role="status" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          <span className="scallop grid size-11 place-items-center bg-honey">
            <Sign className="size-5" />
          </span>
          <h2 id="payment-heading" className="self-center text-fs-3">
            {isLate ? 'Your payment has not arrived yet' : 'We are looking for your payment'}
          </h2>
          <p className="max-w-words phone:col-start-2 max-phone:col-span-2">
            {isLate
              ? 'Banks sometimes take a little longer. We go on looking, and your order is confirmed by itself.'
              : 'It mostly shows within a minute or two, and your order is then confirmed here by itself.'}{' '}
            You can close this page: we write to{' '}
            <span className="font-semibold wrap-anywhere">{order.contact.email}</span> as soon as it is there.
          </p>
        </div>
        <HoldNote order={order} onOver={onOver}>
          What arrives later is not lost: it becomes an order if there is room, or comes back to you.
        </HoldNote>
        <div className="flex flex-wrap gap-2 max-phone:*:w-full">
          {channel && isResumed(order, channel) && (
            <Button kind="line" onClick={() => payment.start(channel)} aria-disabled={payment.isStarting}>
              {payment.isStarting && <Spinner />}
              Not paid yet? Resume
            </Button>
          )}
          <Button onClick={onOtherWay}>Pay another way</Button>
        </div>
      </Panel>
    </section>
  );
}
