import CheckIcon from 'lucide-react/icons/check';
import { useId } from 'react';
import { countServings } from '../../../../../domain/custom-orders/price/effort.ts';
import { findGuestFits, type GuestFit } from '../../../../../domain/custom-orders/price/guest-fits.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import type { Designer } from '../state/use-designer.ts';

const GUESTS_MAX_DIGITS = 4;

/** Whoever knows how many are coming need not compare servings: the sizes that feed them, with their prices. */
export function GuestFits({ designer }: { readonly designer: Designer }) {
  const { design, list, discountPercentage, arePricesKnown, resize, typedGuests, typeGuests, guests } =
    designer;
  const inputId = useId();
  const fits = guests > 0 && arePricesKnown ? findGuestFits(design, guests, list, discountPercentage) : [];
  const servings = countServings(design, list);
  const isChosen = (fit: GuestFit) =>
    fit.design.baseInches === design.baseInches && fit.design.tiers.length === design.tiers.length;
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={inputId} className="text-label font-bold">
          Number of guests <span className="font-plain text-cocoa-2">(optional)</span>
        </label>
        <input
          id={inputId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={GUESTS_MAX_DIGITS}
          value={typedGuests}
          onChange={({ target }) => typeGuests(target.value)}
          className={joinClasses(CONTROL_CLASS, 'max-w-24')}
        />
      </div>
      <div role="status" className="grid gap-2">
        {fits.length > 0 && guests > servings && (
          <p className="text-small">
            Your cake serves {servings}. Choose a size that serves {guests}:
          </p>
        )}
        {fits.map((fit) => (
          <button
            key={fit.design.tiers.length}
            type="button"
            aria-pressed={isChosen(fit)}
            onClick={() => resize(fit.design, `Changed to ${nameSize(fit)}.`)}
            className="flex min-h-12 items-center justify-between gap-3 rounded-card border border-bark bg-paper px-4 py-2 text-left text-label hover:border-cocoa aria-pressed:border-cocoa aria-pressed:bg-honey-soft"
          >
            <span>
              <span className="font-semibold">{nameSize(fit)}</span>{' '}
              <span className="text-small whitespace-nowrap text-cocoa-2">serves {fit.servings}</span>
            </span>
            <span className="figures flex items-center gap-1.5 font-semibold">
              {isChosen(fit) && <CheckIcon className="size-4" />}
              {formatNaira(fit.priceInKobo)}
            </span>
          </button>
        ))}
        {guests > 0 && arePricesKnown && fits.length === 0 && (
          <p className="text-small text-cocoa-2">
            That’s more than our largest cake here serves. Tell us under Requests and we’ll send you a quote.
          </p>
        )}
      </div>
    </div>
  );
}

function nameSize({ design: { tiers, baseInches } }: GuestFit): string {
  return `${tiers.length === 1 ? '1 tier' : `${tiers.length} tiers`}, ${baseInches} inch`;
}
