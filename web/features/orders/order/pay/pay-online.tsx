import LockIcon from 'lucide-react/icons/lock';
import type { Order } from '../../../../../contract/orders.ts';
import type { OnlineChannel } from '../../../../../domain/payments/ways.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { writeNaira } from '../../order-words.ts';
import { isResumed } from './pay-ways.ts';
import type { PaymentStart } from './use-payment-start.ts';

type PayOnlineProps = {
  readonly order: Order;
  readonly channel: OnlineChannel;
  readonly amount: number;
  readonly payment: PaymentStart;
  /** After a try that brought nothing. */
  readonly isAgain: boolean;
};

/** The amount and the way to the payment page: to the one that is open already, where there is one. */
export function PayOnline({ order, channel, amount, payment, isAgain }: PayOnlineProps) {
  const isOpen = isResumed(order, channel);
  const words = isAgain ? 'Try again' : isOpen ? 'Resume payment' : 'Pay now';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="figures font-display text-fs-2 leading-none font-semibold">{writeNaira(amount)}</p>
        <Button
          kind="main"
          size="l"
          onClick={() => payment.start(channel)}
          aria-disabled={payment.isStarting}
          className="max-phone:w-full"
        >
          {payment.isStarting && <Spinner />}
          {payment.isStarting ? 'Taking you there…' : words}
        </Button>
      </div>
      <p className="flex gap-2 text-small text-cocoa-2">
        <LockIcon className="mt-0.5 size-4" />
        {isOpen && !isAgain
          ? 'Your payment page is still open. If you have paid there already, it shows here by itself: please do not pay twice.'
          : 'You pay on Paystack’s page and come back here.'}
      </p>
    </div>
  );
}
