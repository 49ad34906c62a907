import type { Ref } from 'react';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { Checkbox } from '../fields/checkbox.tsx';

type EgglessTickProps = {
  /** In naira. */
  readonly extra: number;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** In naira: what each piece costs more. */
export function describeEgglessPrice(extra: number): string {
  return extra === 0 ? 'at no extra cost' : `+${formatNaira(convertNairaToKobo(extra))} each`;
}

/** Baked without egg, where the bakery can. The tin and the knife are the same, and people with an allergy must know that. */
export function EgglessTick({ extra, isChosen, onChange, ref }: EgglessTickProps) {
  return (
    <div className="rounded-picture bg-honey-soft px-4 py-1">
      <Checkbox
        ref={ref}
        label={`Make it eggless, ${describeEgglessPrice(extra)}`}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isChosen && (
        <p className="pb-1 text-small text-cocoa-2">Made without egg, in a kitchen that uses eggs.</p>
      )}
    </div>
  );
}
