import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';

type QuantityStepperProps = {
  readonly quantity: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (quantity: number) => void;
  /** What is counted, for whoever cannot see what stands beside it. */
  readonly label: string;
};

const BUTTON_CLASS =
  'grid h-full w-11.5 flex-none place-items-center rounded-full hover:bg-crust focus-visible:rounded-full aria-disabled:text-bark aria-disabled:hover:bg-transparent';

/**
 * One fewer, one more, or typed. What is typed counts once the field is left, so that "12" is not first a 1; of what is above
 * the limit it counts the limit, and says so.
 */
export function QuantityStepper({ quantity, min, max, onChange, label }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);
  const clamp = (wanted: number) => Math.min(Math.max(Math.trunc(wanted), min), max);

  const settle = () => {
    setTyped(null);
    if (typed === null) return;
    const wanted = Number(typed.trim() || Number.NaN);
    setCut(wanted > max);
    if (Number.isFinite(wanted) && clamp(wanted) !== quantity) onChange(clamp(wanted));
  };
  const step = (by: 1 | -1) => {
    setCut(false);
    if (clamp(quantity + by) !== quantity) onChange(clamp(quantity + by));
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      setTyped(null);
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser.
    <div role="group" aria-label={label} className="inline-grid justify-items-start gap-1">
      <div className="inline-flex h-12 items-center rounded-pill border border-bark bg-paper">
        <button
          type="button"
          aria-label="One fewer"
          aria-disabled={quantity <= min}
          onClick={() => step(-1)}
          className={BUTTON_CLASS}
        >
          <MinusIcon />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={typed ?? String(quantity)}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          onBlur={settle}
          onKeyDown={steer}
          className="figures h-full w-9 bg-transparent text-center font-bold"
        />
        <button
          type="button"
          aria-label="One more"
          aria-disabled={quantity >= max}
          onClick={() => step(1)}
          className={BUTTON_CLASS}
        >
          <PlusIcon />
        </button>
      </div>
      <p role="status" className="text-small empty:hidden">
        {isCut && `The maximum is ${max}.`}
      </p>
    </div>
  );
}
