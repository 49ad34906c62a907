import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { useRef, useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { recordPaymentEndpoint } from '../../../../../contract/payment-admin.ts';
import { PAYMENT_NOTE_MAX_LENGTH } from '../../../../../contract/payments.ts';
import type { ReceivingMethod } from '../../../../../domain/delivery/calendar.ts';
import type { LagosDay, TimeOfDay } from '../../../../../domain/delivery/lagos-time.ts';
import { findLongestHold } from '../../../../../domain/payments/payment-methods.ts';
import { HAND_WAYS, type HandWay } from '../../../../../domain/payments/ways.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira, writeAmount } from '../../../../ui/form/read-typed.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { VoucherButton } from '../../../codes/voucher-payment-context.tsx';
import { writeNaira } from '../../order-words.ts';
import { DeskDialog, DeskForm } from '../desk-dialog.tsx';
import { AMOUNT_TILES, AmountTiles } from './amount-field.tsx';
import { DueCard } from './due-card.tsx';
import { subtractNaira } from './money-facts.ts';
import { type Asked, describeAmount, findExcess, isDepositOpen, isTooLittle } from './payment-amount.ts';
import { REST_TILES, type Rest, RestChoice } from './rest-choice.tsx';
import { VoucherDialogBody } from './voucher-dialog-body.tsx';
import { WayChoice } from './way-choice.tsx';

export type PaidOrder = Asked & {
  readonly method: ReceivingMethod;
  readonly slot: { readonly day: LagosDay; readonly from: TimeOfDay; readonly to: TimeOfDay };
  readonly id: string;
  readonly number: string;
  readonly customerName: string;
  readonly pictureId: string | null;
  readonly design: string;
  /** How it was to come; undefined: nobody has said. */
  readonly way: HandWay | undefined;
};

type PaymentDialogProps = {
  /** Null until the first one was opened. */
  readonly order: PaidOrder | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRecorded: (order: AdminOrderDetails) => void;
};

const TITLE = 'Record payment';

/** Money that came by hand: to the account, over the counter, at the door. */
export function PaymentDialog({ order, isOpen, onClose, onRecorded }: PaymentDialogProps) {
  return (
    <DeskDialog title={TITLE} isOpen={isOpen} onClose={onClose}>
      {order && <PaymentBody order={order} onClose={onClose} onRecorded={onRecorded} />}
    </DeskDialog>
  );
}

type PaymentBodyProps = Omit<PaymentDialogProps, 'order' | 'isOpen'> & { readonly order: PaidOrder };

function PaymentBody(props: PaymentBodyProps) {
  const [isByVoucher, setByVoucher] = useState(false);
  const { order, onClose, onRecorded } = props;
  const close = (recorded: AdminOrderDetails, amount: number) => {
    onClose();
    onRecorded(recorded);
    showToast({
      kind: 'success',
      text: `${writeNaira(amount)} paid by voucher for order ${order.number}`,
    });
  };
  if (isByVoucher) {
    return <VoucherDialogBody order={order} onPaid={close} onBack={() => setByVoucher(false)} />;
  }
  return <PaymentForm {...props} onVoucher={() => setByVoucher(true)} />;
}

type PaymentFormProps = PaymentBodyProps & { readonly onVoucher: () => void };

function PaymentForm({ order, onClose, onRecorded, onVoucher }: PaymentFormProps) {
  const { id, number, due, dueNow } = order;
  const [key] = useState(makeRandomKey);
  const formRef = useRef<HTMLDivElement>(null);
  const isMeant = useRef(false);
  const [typed, setTyped] = useState(() => (dueNow > 0 ? writeAmount(dueNow) : ''));
  const amount = readNaira(typed);
  const excess = findExcess(amount, due);
  const isPart = isTooLittle(amount, order);
  const [rest, setRest] = useState<Rest | null>(null);
  const form = useDraftedForm({
    draftName: `payment-2:${due}:${id}`,
    leftOut: [...AMOUNT_TILES, ...REST_TILES],
    words: { amount: { missing: 'Enter an amount in naira.' } },
    check: (values) => {
      if (excess > 0 && !isMeant.current) return { amount: `${writeNaira(excess)} more than is due.` };
      const misfits = findMisfits(recordPaymentEndpoint.bodySchema, { ...readPayment(values), amount });
      return isPart && rest === null ? { ...misfits, rest: REST_MISSING } : misfits;
    },
    send: async (values) => {
      const isRestAgreed = isPart && rest === 'agreed';
      const body = { ...readPayment(values), amount, acceptOverpayment: excess > 0, isRestAgreed };
      const recorded = await shopApi.call(recordPaymentEndpoint, {
        params: { id },
        body,
        idempotencyKey: key,
      });
      onClose();
      onRecorded(recorded);
      showToast({ kind: 'success', text: `${writeNaira(amount)} recorded for order ${number}` });
    },
  });
  const { problems } = form;
  const recordAnyway = () => {
    isMeant.current = true;
    formRef.current?.closest('form')?.requestSubmit();
    isMeant.current = false;
  };
  return (
    <DeskForm
      title={TITLE}
      lead={
        <DueCard
          title={order.customerName}
          detail={`Order ${number}`}
          due={due}
          pictureId={order.pictureId}
          design={order.design}
        />
      }
      form={form}
      button={amount > 0 ? `Record ${writeNaira(amount)}` : 'Record payment'}
      buttonWhileBusy="Recording…"
      insteadOfButtons={
        excess > 0 ? (
          <>
            <Button onClick={recordAnyway} aria-disabled={form.isSending}>
              {`Record ${writeNaira(amount)} anyway`}
            </Button>
            {due > 0 && (
              <Button kind="main" onClick={() => setTyped(writeAmount(due))}>
                {`Change to ${writeNaira(due)}`}
              </Button>
            )}
          </>
        ) : undefined
      }
      onClose={onClose}
    >
      {isDepositOpen(order) && (
        <AmountTiles
          amounts={[
            { title: 'Deposit', amount: order.dueNow },
            { title: 'Full amount', amount: order.due },
          ]}
          other="Other"
          typed={amount}
          onChoose={setTyped}
        />
      )}
      <div ref={formRef} className="grid gap-2">
        <TextField
          label="Amount received"
          name="amount"
          required
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          hint={describeAmount(amount, order)}
          problem={problems.amount}
        />
        {excess > 0 && (
          <Note tone="warning" role="alert" icon={WarningIcon}>
            <strong className="font-semibold">{writeNaira(excess)} more than is due.</strong>{' '}
            {dueNow > 0 && <>Did you mean {writeNaira(dueNow)}? </>}
            If you did receive {writeNaira(amount)}, you’ll need to refund the rest.
          </Note>
        )}
      </div>
      <WayChoice legend="Paid by" ways={HAND_WAYS} suggested={order.way} problem={problems.way} />
      {isPart && (
        <RestChoice
          rest={subtractNaira(due, amount)}
          method={order.method}
          heldUntil={findLongestHold(order.slot, new Date())}
          chosen={rest}
          problem={problems.rest}
          onChoose={setRest}
        />
      )}
      {due > 0 && <VoucherButton onClick={onVoucher} />}
      <TextField
        label="Sender or bank reference"
        name="note"
        autoComplete="off"
        maxLength={PAYMENT_NOTE_MAX_LENGTH}
        problem={problems.note}
        hint="Only your team sees this."
      />
    </DeskForm>
  );
}

const REST_MISSING = 'Choose when the rest is paid.';

function readPayment(values: FormData) {
  return {
    // The tiles offer nothing else, and the schema looks at it again.
    way: readText(values, 'way') as HandWay,
    note: readText(values, 'note'),
  };
}
