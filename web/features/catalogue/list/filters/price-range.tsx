import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ProductFacets } from '../../../../../contract/products.ts';
import {
  convertKoboToNaira,
  convertNairaToKobo,
  formatNaira,
  parseNaira,
} from '../../../../../domain/money.ts';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';

type PriceRangeProps = {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** The cheapest and the dearest that are left, shown where nothing is typed. */
  readonly bounds: ProductFacets['price'];
  readonly onChange: (change: { minPrice?: number | null; maxPrice?: number | null }) => void;
};

/** Two amounts, typed as people type them: 5000, 5,000 or ₦5,000. */
export function PriceRange({ minPrice, maxPrice, bounds, onChange }: PriceRangeProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <AmountField
        // Another amount, also one that came with the Back button, starts the field anew.
        key={`min ${minPrice}`}
        label="From"
        name="minPrice"
        amount={minPrice}
        placeholder={bounds?.min}
        onChange={(amount) => onChange({ minPrice: amount })}
      />
      <AmountField
        key={`max ${maxPrice}`}
        label="To"
        name="maxPrice"
        amount={maxPrice}
        placeholder={bounds?.max}
        onChange={(amount) => onChange({ maxPrice: amount })}
      />
    </div>
  );
}

type AmountFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly amount: number | null;
  readonly placeholder: number | undefined;
  readonly onChange: (amount: number | null) => void;
};

function AmountField({ label, name, amount, placeholder, onChange }: AmountFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(amount === null ? '' : format(amount));
  const [problem, setProblem] = useState<string | null>(null);

  const settle = () => {
    const read = typed.trim() === '' ? null : parseNaira(typed);
    if (read && (!read.ok || read.value < 0)) {
      setProblem('An amount such as 5,000');
      return;
    }
    setProblem(null);
    const next = read === null ? null : convertKoboToNaira(read.value);
    if (next !== amount) onChange(next);
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-small text-cocoa-2">
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        placeholder={placeholder === undefined ? undefined : format(placeholder)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={settleOnEnter}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={CONTROL_CLASS}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="flex gap-1.5 text-small text-danger">
          <AlertIcon className="mt-0.75 size-4" />
          {problem}
        </p>
      )}
    </div>
  );
}

function format(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
