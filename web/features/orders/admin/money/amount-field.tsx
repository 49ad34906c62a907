import { CornerTile } from '../../../../ui/fields/corner-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { writeAmount } from '../../../../ui/form/read-typed.ts';
import { writeNaira } from '../../order-words.ts';

/** They type an amount, and are chosen by the one that is typed: a draft keeps it and not them. */
export const AMOUNT_TILES = ['part'] as const;

type AmountTilesProps = {
  readonly amounts: readonly { readonly title: string; readonly amount: number }[];
  /** The title of what is none of these. */
  readonly other: string;
  /** The amount as it is now. */
  readonly typed: number;
  readonly onChoose: (typed: string) => void;
};

/** The amounts that are likely are one press away. */
export function AmountTiles({ amounts, other, typed, onChoose }: AmountTilesProps) {
  const [name] = AMOUNT_TILES;
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">How much</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        {amounts.map(({ title, amount }) => (
          <CornerTile
            key={title}
            name={name}
            title={title}
            checked={typed === amount}
            onChange={() => onChoose(writeAmount(amount))}
          >
            {writeNaira(amount)}
          </CornerTile>
        ))}
        <CornerTile
          name={name}
          title={other}
          checked={amounts.every(({ amount }) => amount !== typed)}
          onChange={() => onChoose('')}
        >
          Enter the amount
        </CornerTile>
      </div>
    </fieldset>
  );
}

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
