import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { QuoteValues } from './quote-values.ts';
import { takeShare } from './quote-values.ts';

type DepositFieldProps = {
  readonly values: Pick<QuoteValues, 'lines' | 'deposit'>;
  readonly problem: string | undefined;
  readonly onChange: (deposit: string) => void;
};

const SHARES = [30, 50, 100];

/** What is paid before the kitchen starts, typed or as a share of the total. */
export function DepositField({ values: { lines, deposit }, problem, onChange }: DepositFieldProps) {
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
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {SHARES.map((percent) => {
          const share = takeShare(lines, percent);
          return (
            <Button
              key={percent}
              kind={share === deposit ? 'dark' : 'paper'}
              size="s"
              aria-pressed={share === deposit}
              onClick={() => onChange(share)}
            >
              {percent} %
            </Button>
          );
        })}
      </div>
    </div>
  );
}
