import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import { useId } from 'react';
import type { ProductFacets } from '../../../../../contract/products.ts';
import { convertKoboToNaira, convertNairaToKobo, formatNaira } from '../../../../../domain/money.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';
import { useTypedFilter } from './use-typed-filter.ts';

type PriceRangeProps = {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** The cheapest and the dearest that are left, shown where nothing is typed. */
  readonly bounds: ProductFacets['price'];
  readonly onChange: (change: { minPrice?: number | null; maxPrice?: number | null }) => void;
};

/** Two amounts, typed as people type them: 5000, 5,000 or ₦5,000. */
export function PriceRange({ minPrice, maxPrice, bounds, onChange }: PriceRangeProps) {
  // The cheapest is no hint beside a limit that it is above, nor the dearest beside one that it is below.
  const min = bounds && bounds.min <= (maxPrice ?? bounds.max) ? bounds.min : undefined;
  const max = bounds && bounds.max >= (minPrice ?? bounds.min) ? bounds.max : undefined;
  return (
    <div className="grid grid-cols-2 gap-3">
      <AmountField
        label="From"
        name="minPrice"
        amount={minPrice}
        placeholder={min}
        onChange={(amount) => onChange({ minPrice: amount })}
      />
      <AmountField
        label="To"
        name="maxPrice"
        amount={maxPrice}
        placeholder={max}
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
  const { inputProps, isMisread } = useTypedFilter({ value: amount, write, read, onChange });
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-small text-cocoa-2">
        {label}
      </label>
      <input
        {...inputProps}
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder === undefined ? undefined : format(placeholder)}
        aria-invalid={isMisread ? true : undefined}
        aria-describedby={isMisread ? `${id}-problem` : undefined}
        className={CONTROL_CLASS}
      />
      {isMisread && (
        <p id={`${id}-problem`} role="alert" className="flex gap-1.5 text-small text-danger">
          <AlertIcon className="mt-0.75 size-4" />
          An amount such as 5,000
        </p>
      )}
    </div>
  );
}

function write(amount: number | null): string {
  return amount === null ? '' : format(amount);
}

function read(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const amount = parseNaira(typed);
  return amount.ok && amount.value >= 0 ? convertKoboToNaira(amount.value) : undefined;
}

function format(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
