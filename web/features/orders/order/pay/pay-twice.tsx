import type { Order } from '../../../../../contract/orders.ts';
import { sayWay } from '../../../../../domain/payments/way-words.ts';
import type { OnlineChannel } from '../../../../../domain/payments/ways.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { warnPaidTwice } from './pay-words.ts';
import type { PaymentStart } from './use-payment-start.ts';

type PayTwiceProps = {
  readonly order: Order;
  readonly channel: OnlineChannel;
  readonly payment: PaymentStart;
  /** The transfer is on its way after all. */
  readonly onWait: () => void;
};

/** In place of the payment page's button while a transfer that is said to be sent is looked for. */
export function PayTwice({ order, channel, payment, onWait }: PayTwiceProps) {
  return (
    <div className="grid gap-4">
      <Note tone="warning" role="status">
        {warnPaidTwice(order, channel)}
      </Note>
      <div className="flex flex-wrap gap-2 max-phone:*:w-full">
        <Button kind="main" onClick={onWait}>
          Keep waiting
        </Button>
        <Button kind="line" onClick={() => payment.start(channel)} aria-disabled={payment.isStarting}>
          {payment.isStarting && <Spinner />}
          Pay by {sayWay(channel)} anyway
        </Button>
      </div>
    </div>
  );
}
