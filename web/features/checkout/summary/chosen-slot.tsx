import CalendarCheckIcon from 'lucide-react/icons/calendar-check';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

/** When and where to, once both are known. */
export function ChosenSlot({ draft }: { readonly draft: CheckoutDraft }) {
  const { slot } = draft;
  if (!slot) return null;
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-card bg-honey-soft p-3">
      <span className="scallop grid size-11 place-items-center gold">
        <CalendarCheckIcon />
      </span>
      <div>
        <p className="font-display text-action leading-snug font-semibold">{nameDay(slot.day)}</p>
        <p className="text-small wrap-anywhere">
          {[writeTimes(slot), ...namePlace(draft)].filter(Boolean).join(', ')}
        </p>
      </div>
    </div>
  );
}

function namePlace({ method, address }: CheckoutDraft): readonly string[] {
  return method === 'pickup' ? ['pickup'] : [address.area, address.lga];
}
