import { TextField } from '../../../../ui/fields/text-field.tsx';
import { writeAmount } from '../../../../ui/form/read-typed.ts';

/** They type an amount, and are chosen by the one that is typed: a draft keeps it and not them. */
export const AMOUNT_TILES = ['part'] as const;

type AmountFieldProps = {
  readonly suggested: number;
  readonly hint?: string;
  readonly problem: string | undefined;
};

export function AmountField({ suggested, hint, problem }: AmountFieldProps) {
  return (
    <TextField
      label="Amount in naira"
      name="amount"
      required
      inputMode="decimal"
      autoComplete="off"
      defaultValue={suggested > 0 ? writeAmount(suggested) : ''}
      hint={hint}
      problem={problem}
    />
  );
}
