import { formatNaira } from '../../../../domain/money.ts';
import { WAY_WORDS } from '../../../../domain/payments/way-words.ts';
import { HAND_WAYS } from '../../../../domain/payments/ways.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DraftProps } from './cart-lines.tsx';
import { findUnsplit } from './sale-draft.ts';

/** Part of it one way, the rest another. */
export function SplitFields({ draft, change }: DraftProps) {
  const missing = findUnsplit(draft);
  return (
    <div className="grid gap-2 max-phone:mt-2">
      <div className="grid grid-cols-3 gap-2">
        {HAND_WAYS.map((way) => (
          <TextField
            key={way}
            label={WAY_WORDS[way]}
            required
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={draft.split[way]}
            onChange={({ target }) => change({ ...draft, split: { ...draft.split, [way]: target.value } })}
          />
        ))}
      </div>
      <p role="status" className="text-small font-semibold">
        {missing > 0 && `${formatNaira(missing)} still to be paid`}
        {missing < 0 && `${formatNaira(-missing)} too much`}
        {missing === 0 && 'The amounts add up.'}
      </p>
    </div>
  );
}
