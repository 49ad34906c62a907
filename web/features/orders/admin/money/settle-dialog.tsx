import { useState } from 'react';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { settleEndpoint } from '../../../../../contract/payment-admin.ts';
import { findSurplus } from '../../../../../domain/payments/money-back.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { writeNaira } from '../../order-words.ts';
import { DeskDialog, DeskForm } from '../desk-dialog.tsx';
import { ReasonField } from '../reason-form.tsx';
import { AmountField } from './amount-field.tsx';
import { findTooMuch } from './payment-amount.ts';

type Settlement = InputOf<typeof settleEndpoint.bodySchema>;
type Decision = Settlement['decision'];

type SettleDialogProps = {
  readonly order: AdminOrderDetails;
  readonly decision: Decision;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRecorded: (order: AdminOrderDetails) => void;
};

type SettleWords = {
  readonly title: string;
  readonly lead: (amount: string) => string;
  readonly reason: string;
  readonly button: string;
  readonly done: (amount: string) => string;
};

const WORDS: Readonly<Record<Decision, SettleWords>> = {
  write_off: {
    title: 'Write off the balance',
    lead: (amount) => `${amount} is still due. The customer won’t have to pay what you write off.`,
    reason: 'Agreed with the customer',
    button: 'Write off',
    done: (amount) => `${amount} written off`,
  },
  keep: {
    title: 'Keep the extra payment',
    lead: (amount) =>
      `The customer paid ${amount} more than the order total. What you keep won’t be refunded.`,
    reason: 'Agreed with the customer',
    button: 'Keep it',
    done: (amount) => `${amount} kept`,
  },
};

/** The owner's word on a rest or a surplus. */
export function SettleDialog({ isOpen, ...form }: SettleDialogProps) {
  return (
    <DeskDialog title={WORDS[form.decision].title} isOpen={isOpen} onClose={form.onClose}>
      <SettleForm {...form} />
    </DeskDialog>
  );
}

function SettleForm({ order, decision, onClose, onRecorded }: Omit<SettleDialogProps, 'isOpen'>) {
  const [key] = useState(makeRandomKey);
  const [open] = useState(() => (decision === 'write_off' ? order.money.due : findSurplus(order.money)));
  const words = WORDS[decision];
  const read = (values: FormData): Settlement => ({
    decision,
    amount: readNaira(readText(values, 'amount')),
    reason: readText(values, 'reason'),
  });
  const form = useDraftedForm({
    draftName: `settle-2:${decision}:${open}:${order.id}`,
    words: { amount: { missing: 'Enter an amount in naira.' }, reason: { missing: 'Enter a reason.' } },
    check: (values) => {
      const settlement = read(values);
      const problems = findMisfits(settleEndpoint.bodySchema, settlement);
      const tooMuch = findTooMuch(settlement.amount, open);
      return tooMuch ? { ...problems, amount: tooMuch } : problems;
    },
    send: async (values) => {
      const settlement = read(values);
      const recorded = await shopApi.call(settleEndpoint, {
        params: { id: order.id },
        body: settlement,
        idempotencyKey: key,
      });
      onClose();
      onRecorded(recorded);
      showToast({ kind: 'success', text: words.done(writeNaira(settlement.amount)) });
    },
  });
  return (
    <DeskForm
      title={words.title}
      lead={words.lead(writeNaira(open))}
      form={form}
      button={words.button}
      buttonWhileBusy="Saving…"
      onClose={onClose}
    >
      <AmountField suggested={open} problem={form.problems.amount} />
      <ReasonField defaultValue={words.reason} problem={form.problems.reason} />
    </DeskForm>
  );
}
