import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { recordPaymentEndpoint } from '../../../../../contract/payment-admin.ts';
import { PAYMENT_NOTE_MAX_LENGTH } from '../../../../../contract/payments.ts';
import { HAND_WAYS, type HandWay } from '../../../../../domain/payments/ways.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import { readText, useForm } from '../../../../ui/form/use-form.ts';
import { writeNaira } from '../../order-words.ts';
import { AmountField } from './amount-field.tsx';
import { MoneyDialog, MoneyForm } from './money-form.tsx';
import { WayChoice } from './way-choice.tsx';

export type PaidOrder = {
  readonly id: string;
  readonly number: string;
  readonly due: number;
  /** How the money most likely came. */
  readonly way: HandWay;
};

type PaymentDialogProps = {
  /** Null until the first one was opened. */
  readonly order: PaidOrder | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onBooked: (order: AdminOrderDetails) => void;
};

const TITLE = 'Record a payment';

/** Money that came by hand: to the account, over the counter, at the door. */
export function PaymentDialog({ order, isOpen, onClose, onBooked }: PaymentDialogProps) {
  return (
    <MoneyDialog title={TITLE} isOpen={isOpen} onClose={onClose}>
      {order && <PaymentForm order={order} onClose={onClose} onBooked={onBooked} />}
    </MoneyDialog>
  );
}

type PaymentFormProps = Omit<PaymentDialogProps, 'order' | 'isOpen'> & { readonly order: PaidOrder };

function PaymentForm({ order, onClose, onBooked }: PaymentFormProps) {
  const [key] = useState(makeRandomKey);
  const form = useForm({
    words: { amount: { missing: 'Enter an amount in naira.' } },
    check: (values) => findMisfits(recordPaymentEndpoint.bodySchema, readPayment(values)),
    send: async (values) => {
      const payment = readPayment(values);
      const booked = await shopApi.call(recordPaymentEndpoint, {
        params: { id: order.id },
        body: payment,
        idempotencyKey: key,
      });
      onClose();
      onBooked(booked);
      showToast({
        kind: 'success',
        text: `${writeNaira(payment.amount)} recorded for order ${order.number}`,
      });
    },
  });
  const { problems } = form;
  const lead =
    order.due > 0 ? `${writeNaira(order.due)} is due for order ${order.number}.` : 'Nothing is due.';
  return (
    <MoneyForm
      title={TITLE}
      lead={lead}
      form={form}
      button="Record payment"
      buttonWhileBusy="Recording…"
      onClose={onClose}
    >
      <AmountField suggested={order.due} problem={problems.amount} />
      <WayChoice legend="How it came" ways={HAND_WAYS} suggested={order.way} problem={problems.way} />
      <TextField
        label="Note"
        name="note"
        autoComplete="off"
        maxLength={PAYMENT_NOTE_MAX_LENGTH}
        problem={problems.note}
        hint="For yourselves: the sender’s name, or the bank’s reference."
      />
    </MoneyForm>
  );
}

function readPayment(values: FormData) {
  return {
    // The tiles offer nothing else, and the schema looks at it again.
    way: readText(values, 'way') as HandWay,
    amount: readNaira(readText(values, 'amount')),
    note: readText(values, 'note'),
  };
}
