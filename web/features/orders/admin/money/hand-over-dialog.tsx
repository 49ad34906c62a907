import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../../contract/order-steps.ts';
import { handOverPaymentSchema } from '../../../../../contract/payments.ts';
import type { UnpaidDecision } from '../../../../../domain/orders/handing-over.ts';
import { HAND_WAYS } from '../../../../../domain/payments/ways.ts';
import { lastingFetch } from '../../../../api/lasting-fetch.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira, writeAmount } from '../../../../ui/form/read-typed.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { nameDay } from '../../../../ui/slots/day-words.ts';
import { VoucherButton } from '../../../codes/voucher-payment-context.tsx';
import { CustomerBalance } from '../../../customers/customer-card-context.tsx';
import { writeNaira } from '../../order-words.ts';
import { DeskDialog, DeskForm } from '../desk-dialog.tsx';
import { isEarlyHandOver } from '../early-step.tsx';
import { ReasonField } from '../reason-form.tsx';
import { describeStep } from '../step-words.ts';
import { DueCard } from './due-card.tsx';
import {
  findChange,
  findRest,
  findRestQuestion,
  findTaken,
  type HandedOrder,
  type HandOverChoice,
  isPaidLater,
  nameHandOver,
  needsReason,
  toPayment,
} from './hand-over.ts';
import { PaidLaterChoice } from './paid-later-choice.tsx';
import { VoucherDialogBody } from './voucher-dialog-body.tsx';
import { WayChoice } from './way-choice.tsx';

type HandOverDialogProps = {
  /** Null until the first one was opened. */
  readonly order: HandedOrder | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (order: AdminOrderDetails) => void;
};

const nameTitle = ({ to, customerName }: HandedOrder) =>
  to === 'out_for_delivery' ? `Send out order for ${customerName}` : `Complete order for ${customerName}`;

/** Asked whenever money is due as the goods change hands. All of it is suggested; how it came is for whoever took it to say. */
export function HandOverDialog({ order, isOpen, onClose, onDone }: HandOverDialogProps) {
  return (
    <DeskDialog title={order ? nameTitle(order) : ''} isOpen={isOpen} onClose={onClose}>
      {order && <HandOverBody key={order.id} order={order} onClose={onClose} onDone={onDone} />}
    </DeskDialog>
  );
}

type HandOverBodyProps = Omit<HandOverDialogProps, 'order' | 'isOpen'> & { readonly order: HandedOrder };

/** A voucher that covers what is due completes the order at once; otherwise the rest is asked for. */
function HandOverBody({ order: asked, onClose, onDone }: HandOverBodyProps) {
  const [order, setOrder] = useState(asked);
  const [isByVoucher, setByVoucher] = useState(false);
  const { id, number, to } = order;

  async function complete(paid: AdminOrderDetails, amount: number): Promise<void> {
    onClose();
    try {
      const body = { to, version: paid.version };
      onDone(await shopApi.call(stepOrderEndpoint, { params: { id }, body, fetch: lastingFetch }));
      const text = `${number} ${describeStep(to).done} and ${writeNaira(amount)} paid by voucher`;
      showToast({ kind: 'success', text });
    } catch (error) {
      // The voucher has paid all the same.
      onDone(paid);
      showToast({ kind: 'error', text: `${number}: ${describeError(error)}` });
    }
  }
  const follow = (paid: AdminOrderDetails, amount: number) => {
    if (paid.money.due === 0) return void complete(paid, amount);
    setOrder({ ...order, version: paid.version, due: paid.money.due });
    setByVoucher(false);
    onDone(paid);
    showToast({ kind: 'success', text: `${writeNaira(amount)} paid by voucher for order ${number}` });
  };
  if (isByVoucher) {
    return <VoucherDialogBody order={order} onPaid={follow} onBack={() => setByVoucher(false)} />;
  }
  return (
    <HandOverForm
      key={order.due}
      order={order}
      onClose={onClose}
      onDone={onDone}
      onVoucher={() => setByVoucher(true)}
    />
  );
}

type HandOverFormProps = HandOverBodyProps & { readonly onVoucher: () => void };

function HandOverForm({ order, onClose, onDone, onVoucher }: HandOverFormProps) {
  const { id, number, version, to, due } = order;
  const [choice, setChoice] = useState<HandOverChoice | null>(null);
  const [typed, setTyped] = useState(() => writeAmount(due));
  const isReasonNeeded = needsReason(order);
  const isSentOut = to === 'out_for_delivery';
  const received = readNaira(typed);
  const taken = findTaken(choice, received, due);
  const [ofRest, setOfRest] = useState<UnpaidDecision | null>(null);
  const question = findRestQuestion(order, choice, taken);
  const isRestOnCredit = question === 'decision' && ofRest === 'on_account';
  const isOnCredit = choice === 'on_account' || isRestOnCredit;
  const readPayment = (chosen: HandOverChoice, values: FormData) =>
    toPayment(chosen, taken, isOnCredit || question === 'reason' ? readText(values, 'reason') : undefined);
  const form = useDraftedForm({
    draftName: `hand-over-2:${due}:${id}`,
    leftOut: ['way', 'rest'],
    words: { reason: { missing: 'Enter a reason.' } },
    check: (values) => {
      const isTooMuch = choice !== null && !isPaidLater(choice) && taken > due;
      return {
        // However it came, the other fields are judged alike.
        ...findMisfits(handOverPaymentSchema, readPayment(choice ?? 'cash', values)),
        ...(isTooMuch && {
          amount: `Only ${writeNaira(due)} is due. Record a larger payment on the order page.`,
        }),
        ...(choice === null && { way: WAY_MISSING }),
        ...(question === 'decision' && ofRest === null && { rest: REST_MISSING }),
      };
    },
    send: async (values) => {
      if (choice === null) return;
      const payment = readPayment(choice, values);
      const body = { to, payment, ...(version !== undefined && { version }) };
      const done = await shopApi.call(stepOrderEndpoint, { params: { id }, body, fetch: lastingFetch });
      onClose();
      onDone(done);
      const paid = payment.decision === 'paid' ? ` and ${writeNaira(payment.amount)} recorded` : '';
      showToast({ kind: 'success', text: `${number} ${describeStep(to).done}${paid}` });
    },
  });
  const choose = (value: string) => setChoice(value as HandOverChoice); // the tiles offer nothing else
  return (
    <DeskForm
      title={nameTitle(order)}
      lead={
        <DueCard
          title={order.contents}
          detail={`Order ${number}`}
          due={due}
          pictureId={order.pictureId}
          design={order.design}
        />
      }
      form={form}
      button={nameHandOver(choice, taken, to)}
      buttonWhileBusy="Saving…"
      onClose={onClose}
    >
      {isEarlyHandOver(order, to, new Date()) && (
        <Note tone="warning">This order is for {nameDay(order.slot.day)}, not for today.</Note>
      )}
      <WayChoice
        legend="Paid now by"
        ways={CASH_FIRST}
        problem={form.problems.way}
        onChange={({ target }) => choose(target.value)}
      />
      <VoucherButton onClick={onVoucher} className="-my-2" />
      {!isPaidLater(choice) && (
        <TextField
          label={choice === 'cash' ? 'Cash received' : 'Amount received'}
          name="amount"
          required
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          problem={form.problems.amount}
        />
      )}
      <Outcome
        choice={choice}
        received={received}
        due={due}
        rest={isSentOut ? 'The rider collects' : 'Balance due'}
      />
      {question === 'reason' && (
        <ReasonField
          label="Why can the rest wait?"
          problem={form.problems.reason}
          hint={`${REASON_HINT} The rest stays due, on credit.`}
        />
      )}
      {question === 'decision' ? (
        <PaidLaterChoice
          key="rest"
          legend={`What about the other ${writeNaira(findRest(choice, received, due))}?`}
          name="rest"
          chosen={ofRest}
          isNotYetOffered
          isSentOut={false}
          problem={form.problems.rest}
          onChoose={setOfRest}
        />
      ) : (
        <PaidLaterChoice
          key="all"
          legend="Not paying now?"
          name="way"
          isNotYetOffered={!isReasonNeeded}
          isSentOut={isSentOut}
          onChoose={setChoice}
        />
      )}
      {isOnCredit && (
        <div ref={showWhole}>
          <ReasonField problem={form.problems.reason} hint={REASON_HINT} />
        </div>
      )}
      {isOnCredit && order.contact !== undefined && <CustomerBalance contact={order.contact} />}
    </DeskForm>
  );
}

/** It appears below the fold of a phone; the focus stays with the choice, which arrow keys may still change. */
const showWhole = (field: HTMLElement | null) => field?.scrollIntoView({ block: 'center' });

const REASON_HINT = 'For example: “Office account, pays on Fridays”. Only your team sees this.';

const WAY_MISSING = 'Choose how the customer paid, or choose below that they pay later.';

const REST_MISSING = 'Choose whether the rest is on credit.';

/** At the counter it is mostly cash. */
const CASH_FIRST = ['cash', ...HAND_WAYS.filter((way) => way !== 'cash')] as const;

type OutcomeProps = {
  readonly choice: HandOverChoice | null;
  readonly received: number;
  readonly due: number;
  /** What becomes of what is not paid now. */
  readonly rest: string;
};

function Outcome({ choice, received, due, rest: words }: OutcomeProps) {
  const change = findChange(choice, received, due);
  const rest = findRest(choice, received, due);
  return (
    <p role="status" className="figures flex items-baseline empty:hidden justify-between gap-3 text-label">
      {change > 0 && (
        <>
          Change to give
          <strong className="font-display text-fs-4 text-leaf-deep">{writeNaira(change)}</strong>
        </>
      )}
      {rest > 0 && (
        <>
          {words}
          <strong className="font-display text-fs-4 text-ember-deep">{writeNaira(rest)}</strong>
        </>
      )}
    </p>
  );
}
