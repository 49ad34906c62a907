import { useEffect, useState } from 'react';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { refundEndpoint } from '../../../../../contract/payment-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira, writeAmount } from '../../../../ui/form/read-typed.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { writeNaira } from '../../order-words.ts';
import { useSwitchedOn } from '../../switched-on-context.tsx';
import { DeskDialog, DeskForm } from '../desk-dialog.tsx';
import { ReasonField } from '../reason-form.tsx';
import { AMOUNT_TILES, AmountTiles } from './amount-field.tsx';
import { DueAgainNote } from './due-again-note.tsx';
import {
  findOwedAfterRefund,
  isGoodwill,
  listRefundWays,
  sayVoucherPart,
  subtractNaira,
  suggestRefund,
} from './money-facts.ts';
import { findTooMuch } from './payment-amount.ts';
import { noteRefundAccount, RefundAccountField } from './refund-account.tsx';
import { WayChoice } from './way-choice.tsx';

type Refund = InputOf<typeof refundEndpoint.bodySchema>;

type RefundDialogProps = {
  readonly order: AdminOrderDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRecorded: (order: AdminOrderDetails) => void;
  /** Null for whoever may not write a balance off. */
  readonly onWriteOff: (() => void) | null;
};

const TITLE = 'Refund';
const NOT_CANCELLED = 'This doesn’t cancel the order: the customer keeps it. ';

/** By bank transfer it is only written down: the owner still has to send it. */
const DONE_WORDS: Readonly<Record<Refund['way'], string>> = {
  online: 'is on its way',
  transfer: 'recorded. Mark it as sent once you’ve made the transfer.',
  cash: 'refunded in cash',
  voucher: 'given as store credit and emailed to the customer.',
};

/** Whoever has no email address gets the code from the desk. */
const CREDIT_TO_PASS_ON = 'given as store credit. Open Vouchers to send its link on WhatsApp or print it.';

function sayDone({ contact }: AdminOrderDetails, { amount, way }: Refund): string {
  const isToPassOn = way === 'voucher' && contact.email === '';
  return `${writeNaira(amount)} ${isToPassOn ? CREDIT_TO_PASS_ON : DONE_WORDS[way]}`;
}

export function RefundDialog({ isOpen, ...form }: RefundDialogProps) {
  return (
    <DeskDialog title={TITLE} isOpen={isOpen} onClose={form.onClose}>
      <RefundForm {...form} />
    </DeskDialog>
  );
}

function RefundForm({ order, onClose, onRecorded, onWriteOff }: Omit<RefundDialogProps, 'isOpen'>) {
  const [key] = useState(makeRandomKey);
  // What is suggested stays as it was when the dialog opened, whatever news come meanwhile.
  const [suggested] = useState(() => suggestRefund(order));
  const [{ refundable, refundableOnline, refundableToVouchers }] = useState(order);
  const [typed, setTyped] = useState(() => (suggested.amount > 0 ? writeAmount(suggested.amount) : ''));
  const [way, setWay] = useState<string>(suggested.way);
  const amount = readNaira(typed);
  const tooMuch = findTooMuch(amount, refundable);
  const owed = tooMuch ? 0 : findOwedAfterRefund(order, amount);
  const form = useDraftedForm({
    draftName: `refund-2:${refundable}:${order.id}`,
    leftOut: AMOUNT_TILES,
    words: { amount: { missing: 'Enter an amount in naira.' }, reason: { missing: 'Enter a reason.' } },
    check: (values) => {
      const problems = findMisfits(refundEndpoint.bodySchema, readRefund(values));
      return tooMuch ? { ...problems, amount: tooMuch } : problems;
    },
    send: async (values) => {
      const refund = readRefund(values);
      const recorded = await shopApi.call(refundEndpoint, {
        params: { id: order.id },
        body: refund,
        idempotencyKey: key,
      });
      onClose();
      onRecorded(recorded);
      showToast({ kind: 'success', text: sayDone(order, refund) });
      await noteRefundAccount(values, { orderId: order.id, refund, onNoted: onRecorded });
    },
  });
  const { problems, isRestored } = form;
  const formRef = form.props.ref;
  // What an earlier visit has chosen comes with the draft.
  useEffect(() => {
    if (isRestored && formRef.current) setWay(readText(new FormData(formRef.current), 'way'));
  }, [isRestored, formRef]);
  const isCreditOffered = useSwitchedOn().includes('vouchers');
  const isOnlineOffered = refundableOnline > 0;
  const online =
    isOnlineOffered && refundableOnline !== refundable
      ? `, ${writeNaira(refundableOnline)} of it to the original payment method`
      : '';
  return (
    <DeskForm
      title={TITLE}
      lead={`${isGoodwill(order) ? NOT_CANCELLED : ''}You can refund up to ${writeNaira(refundable)}${online}.${sayVoucherPart(refundableToVouchers)}`}
      form={form}
      button={nameRefund(way, tooMuch ? 0 : amount)}
      buttonWhileBusy="Saving…"
      onClose={onClose}
    >
      <AmountTiles
        amounts={[{ title: 'Full refund', amount: refundable }]}
        other="Partial refund"
        typed={amount}
        onChoose={setTyped}
      />
      <TextField
        label="Amount in naira"
        name="amount"
        required
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={sayWhatStays(order, amount, refundable, owed)}
        problem={tooMuch ?? problems.amount}
      />
      {owed > 0 && (
        <DueAgainNote
          due={order.money.due}
          owed={owed}
          onWriteOff={
            onWriteOff &&
            (() => {
              form.forgetDraft();
              onWriteOff();
            })
          }
        />
      )}
      <WayChoice
        legend="Refund method"
        ways={listRefundWays(order, isCreditOffered)}
        suggested={suggested.way}
        problem={problems.way}
        onChange={({ target }) => setWay(target.value)}
      />
      {way === 'transfer' && <RefundAccountField order={order} />}
      <ReasonField defaultValue={suggested.reason} problem={problems.reason} hint="The customer sees this." />
    </DeskForm>
  );
}

/** Nought: nothing that could be given back has been entered. */
function nameRefund(way: string, amount: number): string {
  if (way === 'voucher')
    return amount > 0 ? `Give store credit of ${writeNaira(amount)}` : 'Give store credit';
  return amount > 0 ? `Refund ${writeNaira(amount)}` : 'Refund';
}

function sayWhatStays(order: AdminOrderDetails, amount: number, refundable: number, owed: number): string {
  if (amount > refundable || !(amount > 0)) return '';
  const left = subtractNaira(refundable, amount);
  if (left === 0 && isGoodwill(order)) return `The order is then free.${sayHowToCancel(order)}`;
  const stays = left === 0 ? 'You keep nothing.' : `You keep ${writeNaira(left)}.`;
  return owed > 0 ? stays : `${stays} Nothing more is due.`;
}

function sayHowToCancel({ nextStatuses }: AdminOrderDetails): string {
  return nextStatuses.includes('cancelled') ? ' If it isn’t wanted any more, cancel it instead.' : '';
}

function readRefund(values: FormData): Refund {
  return {
    // The tiles offer nothing else, and the schema looks at it again.
    way: readText(values, 'way') as Refund['way'],
    amount: readNaira(readText(values, 'amount')),
    reason: readText(values, 'reason'),
  };
}
