import { Link } from 'react-router';
import type { WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { PAYMENT_NAMES } from '../../order-words.ts';
import { PaymentBadge } from '../desk-badges.tsx';
import { type DeskAct, writeOrderPath } from '../desk-paths.ts';
import { guessHandWay } from '../desk-words.ts';
import { TakeUpDialog } from '../order/take-up-dialog.tsx';
import { listMoneyActs } from './money-acts.ts';
import { MoneyLines } from './money-lines.tsx';
import { MoneyTotals } from './money-totals.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';

type MoneyPanelProps = {
  readonly order: WholeDeskOrder;
  readonly act: DeskAct | null;
  readonly onAct: (act: DeskAct | null) => void;
  readonly onChange: (order: WholeDeskOrder) => void;
};

/** What it costs, what came, what went back, and what is still to be settled. */
export function MoneyPanel({ order, act, onAct, onChange }: MoneyPanelProps) {
  const { money, takenUpAs } = order;
  const close = () => onAct(null);
  const booking = { order, onClose: close, onBooked: onChange };
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>Money</h2>
        <PaymentBadge paymentState={order.paymentState} due={0} />
      </div>
      <MoneyTotals order={order} />
      {money.transferClaimedAt !== null && money.due > 0 && (
        <Note tone="warning">
          The customer said on {formatMoment(money.transferClaimedAt)} that the transfer was made.
        </Note>
      )}
      {takenUpAs && (
        <Note tone="tip">
          It goes on as order{' '}
          <Link to={writeOrderPath(takenUpAs.id)} className="link figures">
            {takenUpAs.number}
          </Link>
          .
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        {listMoneyActs(order).map(({ act: offered, words, isPressing }) => (
          <Button
            key={offered}
            kind={isPressing ? 'dark' : 'quiet'}
            size="s"
            onClick={() => onAct(offered)}
            className="flex-1"
          >
            {words}
          </Button>
        ))}
      </div>
      <p className="text-small text-cocoa-2">
        {PAYMENT_NAMES[order.payment]} was chosen.
        {money.openAttempt &&
          ` A visit to the payment page began ${formatMoment(money.openAttempt.startedAt)}.`}
      </p>
      <MoneyLines order={order} />
      <PaymentDialog
        {...booking}
        order={{ id: order.id, number: order.number, due: money.due, way: guessHandWay(order.payment) }}
        isOpen={act === 'payment'}
      />
      <RefundDialog {...booking} isOpen={act === 'refund'} />
      <SettleDialog {...booking} decision="forgive" isOpen={act === 'forgive'} />
      <SettleDialog {...booking} decision="keep" isOpen={act === 'keep'} />
      <TakeUpDialog order={order} isOpen={act === 'take-up'} onClose={close} />
    </Panel>
  );
}
