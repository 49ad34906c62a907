import type { OfferedSlot } from '../../../../contract/availability.ts';
import { formatNaira } from '../../../../domain/money.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { nameDate, nameWeekdayShortly, writeTimes } from '../../../ui/slots/day-words.ts';
import { PlaceButton, type PlaceButtonProps } from './place-button.tsx';

type PlaceBarProps = {
  /** Less what a voucher pays. */
  readonly dueInKobo: number;
  /** A deposit: the rest is paid later. */
  readonly isPart: boolean;
  readonly isFeeKnown: boolean;
  /** To the least that is delivered there. */
  readonly missingInKobo: number;
  readonly slot: OfferedSlot | null;
  readonly isDayChosen: boolean;
  readonly button: Omit<PlaceButtonProps, 'className'>;
};

/** On a phone the way on is always under the thumb. */
export function PlaceBar({
  dueInKobo,
  isPart,
  isFeeKnown,
  missingInKobo,
  slot,
  isDayChosen,
  button,
}: PlaceBarProps) {
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-crust bg-paper px-4 pt-2.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] shadow-up phone:hidden max-phone:[html:has(&)]:pb-19 max-phone:[html:has(&)]:scroll-pb-24">
      <p className="leading-none whitespace-nowrap">
        <span className="figures block font-display text-fs-3 leading-none font-semibold">
          {formatNaira(dueInKobo)}
          {isPart && <span className="font-text text-small font-plain"> now</span>}
        </span>
        <span className="mt-1 block text-small text-cocoa-2">
          {missingInKobo > 0
            ? `Add ${formatNaira(missingInKobo)} more`
            : slot && isFeeKnown
              ? `${nameWeekdayShortly(slot.day)} ${nameDate(slot.day)}, ${writeTimes(slot)}`
              : describeOpen(isFeeKnown || isPart, isDayChosen)}
        </span>
      </p>
      <PlaceButton
        {...button}
        className={joinClasses(
          'min-w-0 flex-1 leading-tight text-balance whitespace-normal!',
          // Longer words, beside a day: two lines of them, not three.
          button.isLater ? 'px-2.5 text-small!' : 'px-4',
        )}
      />
    </div>
  );
}

function describeOpen(isFeeKnown: boolean, isDayChosen: boolean): string {
  if (!isFeeKnown) return 'without delivery';
  return isDayChosen ? 'Choose a time' : 'Choose a day';
}
