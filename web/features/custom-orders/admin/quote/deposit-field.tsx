import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DEPOSIT_SHARES, type QuoteValues, takeShare } from './quote-values.ts';

type DepositFieldProps = {
  readonly values: Pick<QuoteValues, 'lines' | 'deposit' | 'depositShare'>;
  readonly problem: string | undefined;
  readonly onChange: (deposit: string, depositShare: number | null) => void;
};

/** What is paid before the kitchen starts, typed or as a share of the total, which it then follows. */
export function DepositField({ values, problem, onChange }: DepositFieldProps) {
  const { lines, deposit, depositShare } = values;
  return (
    <div className="grid gap-2">
      <TextField
        label="Deposit in naira"
        name="deposit"
        required
        inputMode="decimal"
        autoComplete="off"
        value={deposit}
        problem={problem}
        onChange={({ target }) => onChange(target.value, null)}
      />
      <div className="flex flex-wrap gap-2">
        {DEPOSIT_SHARES.map((percent) => (
          <Button
            key={percent}
            kind={percent === depositShare ? 'dark' : 'paper'}
            size="s"
            aria-pressed={percent === depositShare}
            onClick={() => onChange(takeShare(lines, percent), percent)}
          >
            {percent}%
          </Button>
        ))}
      </div>
    </div>
  );
}
