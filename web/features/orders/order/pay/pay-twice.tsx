import type { Order } from '../../../../../contract/orders.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { warnPaidTwice } from './pay-words.ts';

type PayTwiceProps = {
  readonly order: Order;
  /** The other way to pay, as in 'Pay by card'. */
  readonly by: string;
  readonly isStarting?: boolean;
  /** It comes in place of the button that was pressed for it. */
  readonly takesFocus?: boolean;
  readonly onPay: () => void;
  /** The transfer is on its way after all. */
  readonly onWait: () => void;
};

/** In place of another payment while a transfer that is said to be sent is looked for. */
export function PayTwice({
  order,
  by,
  isStarting = false,
  takesFocus = false,
  onPay,
  onWait,
}: PayTwiceProps) {
  return (
    <div className="grid gap-4">
      <Note tone="warning" role="status">
        {warnPaidTwice(order, by)}
      </Note>
      <div className="flex flex-wrap gap-2 max-phone:*:w-full">
        <Button kind="main" onClick={onWait} autoFocus={takesFocus}>
          Keep waiting
        </Button>
        <Button kind="line" onClick={onPay} aria-disabled={isStarting}>
          {isStarting && <Spinner />}
          Pay {by} anyway
        </Button>
      </div>
    </div>
  );
}
