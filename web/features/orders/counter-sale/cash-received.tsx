import { useState } from 'react';
import { convertKoboToNaira, formatNaira } from '../../../../domain/money.ts';
import { offerCash } from '../../../../domain/payments/cash-change.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DraftProps } from './cart-lines.tsx';
import { findChange, readAmount, sumSale } from './sale-draft.ts';

const NOTE_CLASS =
  'figures min-h-12 whitespace-nowrap rounded-card border border-crust-2 bg-paper px-1 text-small font-semibold hover:border-cocoa aria-pressed:border-cocoa aria-pressed:bg-cocoa aria-pressed:text-on-dark';

/** What was handed over, by one tap, and what to give back. */
export function CashReceived({ draft, change }: DraftProps) {
  const [isOther, setOther] = useState(false);
  const total = sumSale(draft);
  const due = findChange(draft);
  const receive = (receivedInKobo: number | null) => {
    setOther(false);
    change({ ...draft, receivedInKobo });
  };
  const isShort = draft.receivedInKobo !== null && draft.receivedInKobo < total;
  return (
    <div className="grid gap-2 max-phone:mt-2">
      <fieldset
        aria-label="Cash received"
        className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(17),1fr))] gap-1.5 phone:max-rail:grid-cols-2"
      >
        <button
          type="button"
          aria-pressed={!isOther && draft.receivedInKobo === null}
          onClick={() => receive(null)}
          className={NOTE_CLASS}
        >
          Exact
        </button>
        {offerCash(total).map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={!isOther && draft.receivedInKobo === amount}
            onClick={() => receive(amount)}
            className={NOTE_CLASS}
          >
            {formatNaira(amount)}
          </button>
        ))}
        <button type="button" aria-pressed={isOther} onClick={() => setOther(true)} className={NOTE_CLASS}>
          Other
        </button>
      </fieldset>
      {isOther && (
        <TextField
          label="Cash received in ₦"
          required
          inputMode="decimal"
          autoComplete="off"
          defaultValue={draft.receivedInKobo === null ? '' : String(convertKoboToNaira(draft.receivedInKobo))}
          onChange={({ target }) =>
            change({ ...draft, receivedInKobo: target.value.trim() === '' ? null : readAmount(target.value) })
          }
          problem={isShort ? `That’s less than ${formatNaira(total)}.` : undefined}
        />
      )}
      <p
        role="status"
        className="flex min-h-12 items-center justify-between rounded-card bg-leaf-soft px-4 py-2 font-semibold empty:hidden"
      >
        {due !== null && (
          <>
            <span>Change to give</span>
            <span className="figures font-display text-fs-3">{formatNaira(due)}</span>
          </>
        )}
      </p>
    </div>
  );
}
