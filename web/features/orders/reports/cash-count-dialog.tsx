import { useState } from 'react';
import { type CashCount, recordCashCountEndpoint } from '../../../../contract/cash-count.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import { convertKoboToNaira, convertNairaToKobo, isNairaAmount } from '../../../../domain/money.ts';
import {
  CASH_COUNT_NOTE_MAX_LENGTH,
  computeCashDifference,
  computeExpectedCash,
  sayCashDifference,
} from '../../../../domain/payments/cash-count.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readNaira, writeAmount } from '../../../ui/form/read-typed.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { DeskDialog, DeskForm } from '../admin/desk-dialog.tsx';
import { writeNaira } from '../order-words.ts';

type CashCountDialogProps = {
  readonly day: string;
  readonly taken: number;
  /** Of an earlier count of the day; null: there is none. */
  readonly opening: number | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCounted: (count: CashCount) => void;
};

const TITLE = 'Count the cash';

export function CashCountDialog({ isOpen, ...form }: CashCountDialogProps) {
  return (
    <DeskDialog title={TITLE} isOpen={isOpen} onClose={form.onClose}>
      <CashCountForm {...form} />
    </DeskDialog>
  );
}

function CashCountForm({ day, taken, opening, onClose, onCounted }: Omit<CashCountDialogProps, 'isOpen'>) {
  const [key] = useState(makeRandomKey);
  const [typed, setTyped] = useState({ opening: opening === null ? '' : writeAmount(opening), counted: '' });
  const read = (values: FormData): InputOf<typeof recordCashCountEndpoint.bodySchema> => ({
    day,
    taken,
    opening: readNaira(readText(values, 'opening')),
    counted: readNaira(readText(values, 'counted')),
    note: readText(values, 'note'),
  });
  const outcome = findOutcome(readNaira(typed.opening), taken, readNaira(typed.counted));
  const form = useDraftedForm({
    draftName: `cash-count-1:${day}:${taken}`,
    words: {
      opening: { missing: 'Enter the float, or 0.' },
      counted: { missing: 'Enter what you counted.' },
      note: { missing: 'Say why the cash differs, or count again.' },
    },
    check: (values) => findMisfits(recordCashCountEndpoint.bodySchema, read(values)),
    send: async (values) => {
      const count = await shopApi.call(recordCashCountEndpoint, { body: read(values), idempotencyKey: key });
      onClose();
      onCounted(count);
      showToast({
        kind: 'success',
        text: `Cash counted: ${sayCashDifference(convertNairaToKobo(count.difference))}`,
      });
    },
  });
  const field = (name: 'opening' | 'counted') => ({
    name,
    required: true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[name],
    problem: form.problems[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <DeskForm
      title={TITLE}
      lead={`Cash payments of this day, less cash refunds: ${writeNaira(taken).replace('-', '−')}.`}
      form={form}
      button="Save count"
      buttonWhileBusy="Saving…"
      onClose={onClose}
    >
      <TextField
        {...field('opening')}
        label="Opening float"
        hint="What was in the drawer before the first sale."
      />
      <TextField
        {...field('counted')}
        label="Cash counted"
        hint="Everything in the drawer, with the float."
      />
      <p role="status" className="figures text-label empty:hidden">
        {outcome &&
          `Expected ${writeNaira(outcome.expected)} · ${sayCashDifference(outcome.differenceInKobo)}`}
      </p>
      <TextField
        label="Note"
        name="note"
        required={outcome !== null && outcome.differenceInKobo !== 0}
        autoComplete="off"
        maxLength={CASH_COUNT_NOTE_MAX_LENGTH}
        hint="For example: “Bought ice for ₦500”."
        problem={form.problems.note}
      />
    </DeskForm>
  );
}

/** Null: something has not been typed yet. */
function findOutcome(opening: number, taken: number, counted: number) {
  if (![opening, counted].every((amount) => isNairaAmount(amount) && amount >= 0)) return null;
  const cash = {
    openingInKobo: convertNairaToKobo(opening),
    takenInKobo: convertNairaToKobo(taken),
    countedInKobo: convertNairaToKobo(counted),
  };
  return {
    expected: convertKoboToNaira(computeExpectedCash(cash)),
    differenceInKobo: computeCashDifference(cash),
  };
}
