import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { voidPaymentEndpoint } from '../../../../../contract/payment-admin.ts';
import { PAYMENT_NOTE_MAX_LENGTH } from '../../../../../contract/payments.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { writeNaira } from '../../order-words.ts';
import { MoneyDialog, MoneyForm, SUGGESTED_FIELDS } from './money-form.tsx';

export type VoidedPayment = { readonly id: string; readonly words: string; readonly amount: number };

type VoidDialogProps = {
  readonly orderId: string;
  /** Null until the first one was chosen. */
  readonly payment: VoidedPayment | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onBooked: (order: AdminOrderDetails) => void;
};

const TITLE = 'Void this payment?';

/** For a payment that was recorded by mistake. */
export function VoidDialog({ payment, isOpen, onClose, ...rest }: VoidDialogProps) {
  return (
    <MoneyDialog title={TITLE} isOpen={isOpen} onClose={onClose}>
      {payment && <VoidForm {...rest} payment={payment} onClose={onClose} />}
    </MoneyDialog>
  );
}

type VoidFormProps = Omit<VoidDialogProps, 'isOpen' | 'payment'> & { readonly payment: VoidedPayment };

function VoidForm({ orderId, payment, onClose, onBooked }: VoidFormProps) {
  const [key] = useState(makeRandomKey);
  const read = (values: FormData) => ({ reason: readText(values, 'reason') });
  const form = useDraftedForm({
    draftName: `void-1:${payment.id}`,
    leftOut: SUGGESTED_FIELDS,
    words: { reason: { missing: 'Enter a reason.' } },
    check: (values) => findMisfits(voidPaymentEndpoint.bodySchema, read(values)),
    send: async (values) => {
      const params = { id: orderId, paymentId: payment.id };
      const booked = await shopApi.call(voidPaymentEndpoint, {
        params,
        body: read(values),
        idempotencyKey: key,
      });
      onClose();
      onBooked(booked);
      showToast({ kind: 'success', text: `Payment of ${writeNaira(payment.amount)} voided` });
    },
  });
  return (
    <MoneyForm
      title={TITLE}
      lead={`${payment.words}, ${writeNaira(payment.amount)}. It stays in the list, crossed out, and no longer counts. If you did receive the money, refund it instead.`}
      form={form}
      button={`Void ${writeNaira(payment.amount)}`}
      buttonWhileBusy="Voiding…"
      onClose={onClose}
    >
      <TextField
        label="Reason"
        name="reason"
        required
        autoComplete="off"
        maxLength={PAYMENT_NOTE_MAX_LENGTH}
        problem={form.problems.reason}
        hint="Only your team sees this: “Recorded twice”."
      />
    </MoneyForm>
  );
}
