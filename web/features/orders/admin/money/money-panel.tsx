import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { sumUpOrder } from '../../../../../contract/order-sums.ts';
import {
  listMovementRows,
  listPriceRows,
  MONEY_NAMES,
  MOVEMENTS_HEADING,
} from '../../../../../domain/payments/money-sums.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { useMay } from '../../../users/role-context.tsx';
import { writeNaira } from '../../order-words.ts';
import { PaymentBadge } from '../admin-badges.tsx';
import { type AdminAct, writeOrderPath } from '../admin-paths.ts';
import { findAskedWay } from '../admin-words.ts';
import { listMoneyActs } from './money-acts.ts';
import { findNet, sayAgreedBalance, sayHowPaid } from './money-facts.ts';
import { MoneyLines } from './money-lines.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SentDialog, type SentRefund } from './sent-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { TransferClaim } from './transfer-claim.tsx';
import { VoidDialog, type Voided } from './void-dialog.tsx';

type MoneyPanelProps = {
  readonly order: AdminOrderDetails;
  readonly act: AdminAct | null;
  readonly onAct: (act: AdminAct | null) => void;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** What it costs, what came, what went back, and what is still to be settled. */
export function MoneyPanel({ order, act, onAct, onChange }: MoneyPanelProps) {
  const { money, reinstatedAs } = order;
  const may = useMay();
  // Giving up money, or keeping what is too much, is not for the desk to decide.
  const acts = listMoneyActs(order).filter(
    ({ act: offered }) => may('administrator') || offered === 'payment' || offered === 'refund',
  );
  const close = () => onAct(null);
  const dialogProps = { order, onClose: close, onRecorded: onChange };
  const [voided, setVoided] = useState<Voided | null>(null);
  const [isVoiding, setVoiding] = useState(false);
  const [sent, setSent] = useState<SentRefund | null>(null);
  const [isSending, setSending] = useState(false);
  const agreed = sayAgreedBalance(order);
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>Payments</h2>
        <p className="flex flex-wrap gap-1.5">
          <PaymentBadge paymentState={order.paymentState} due={money.due} refundDue={money.refundDue} />
        </p>
      </div>
      <MoneyTotals order={order} />
      <TransferClaim order={order} onChange={onChange} />
      {order.onAccountReason !== null && money.due > 0 && (
        <Note tone="tip">
          <strong className="font-semibold">On credit.</strong> {order.onAccountReason}
        </Note>
      )}
      {agreed !== null && <Note tone="tip">{agreed}</Note>}
      {reinstatedAs && (
        <Note tone="tip">
          Reinstated as order{' '}
          <Link to={writeOrderPath(reinstatedAs.id)} className="link figures">
            {reinstatedAs.number}
          </Link>
          .
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        {acts.map(({ act: offered, words, isPressing }) => (
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
        {sayHowPaid(order)}
        {money.openAttempt &&
          ` The customer opened the payment page on ${formatMoment(money.openAttempt.startedAt)}.`}
      </p>
      <MoneyLines
        order={order}
        onVoid={(one) => {
          setVoided(one);
          setVoiding(true);
        }}
        onSent={(refund) => {
          setSent(refund);
          setSending(true);
        }}
      />
      <SentDialog
        order={order}
        refund={sent}
        isOpen={isSending}
        onClose={() => setSending(false)}
        onChange={onChange}
      />
      <VoidDialog
        orderId={order.id}
        voided={voided}
        isOpen={isVoiding}
        onClose={() => setVoiding(false)}
        onRecorded={onChange}
      />
      <PaymentDialog
        {...dialogProps}
        order={{
          ...order,
          ...money,
          customerName: order.contact.name,
          way: findAskedWay(order.payment),
        }}
        isOpen={act === 'payment'}
      />
      <RefundDialog
        {...dialogProps}
        isOpen={act === 'refund'}
        // A dialog that makes room for another one closes after that has opened.
        onClose={() => act === 'refund' && close()}
        onWriteOff={may('administrator') ? () => onAct('write_off') : null}
      />
      <SettleDialog {...dialogProps} decision="write_off" isOpen={act === 'write_off'} />
      <SettleDialog {...dialogProps} decision="keep" isOpen={act === 'keep'} />
    </Panel>
  );
}

/** What somebody still has to do something about. */
const OPEN_SUMS: readonly string[] = [MONEY_NAMES.refundDue, MONEY_NAMES.due];

type MoneyTotalsProps = { readonly order: AdminOrderDetails };

/** From the goods to what is still open. */
function MoneyTotals({ order }: MoneyTotalsProps) {
  const { money } = order;
  const { rows, total, note } = sumUpOrder(order, 'owner');
  const price = listPriceRows(order);
  return (
    <>
      <dl className="figures grid gap-1.5 text-label">
        {rows.map(({ name, amount }) => (
          <Row key={name} name={name}>
            {amount}
          </Row>
        ))}
        <Row name={total.name} note={note} isStrong>
          {total.amount}
        </Row>
        {price.map(({ name, amount }) => (
          <Row key={name} name={name}>
            {writeNaira(amount)}
          </Row>
        ))}
      </dl>
      {price.length > 0 && (
        <h3 className="mt-3 border-t border-crust pt-3 text-label">{MOVEMENTS_HEADING}</h3>
      )}
      <dl className="figures mt-1.5 grid gap-1.5 text-label">
        {money.deposit !== null && <Row name="Deposit agreed">{writeNaira(money.deposit)}</Row>}
        {order.balanceDay !== null && <Row name="Balance due by">{nameDayShortly(order.balanceDay)}</Row>}
        {listMovementRows(money).map(({ name, amount }) => (
          <Row key={name} name={name} isStrong={OPEN_SUMS.includes(name)}>
            {writeNaira(amount)}
          </Row>
        ))}
        {order.fees > 0 && (
          <>
            <Row name="Payment fees">−{writeNaira(order.fees)}</Row>
            <Row name="Net received">{writeNaira(findNet(order))}</Row>
          </>
        )}
      </dl>
    </>
  );
}

type RowProps = {
  readonly name: string;
  readonly note?: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
};

function Row({ name, note, isStrong = false, children }: RowProps) {
  return (
    <div
      className={joinClasses('flex flex-wrap justify-between gap-x-4', isStrong && 'text-action font-bold')}
    >
      <dt className={isStrong ? undefined : 'min-w-0 flex-1 text-cocoa-2'}>{name}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
      {note && <dd className="basis-full text-small font-plain text-cocoa-2">{note}</dd>}
    </div>
  );
}
