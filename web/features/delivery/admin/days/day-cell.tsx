import PencilIcon from 'lucide-react/icons/pencil';
import type { CalendarDay } from '../../../../../contract/delivery.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { CapacityJar } from '../../../../ui/slots/capacity-jar.tsx';
import { nameDate, nameMonth, nameWeekday } from '../../../../ui/slots/day-words.ts';
import { countOrders } from '../order-words.ts';
import { computeShare, type DayLoadState, judgeLoad, LOAD_WORDS } from './day-load.ts';

/** The words say it; the colour only makes it quicker to find. */
const LOAD_TONES: Readonly<Record<DayLoadState, string>> = {
  closed: 'text-cocoa-2',
  free: 'text-leaf-deep',
  roomy: 'text-leaf-deep',
  nearly_full: 'text-honey-deep',
  full: 'text-danger',
  overbooked: 'text-danger',
};

type DayCellProps = {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly onOpen: () => void;
};

/** One day: how full it is as a jar and in words, and what is special about it. */
export function DayCell({ day, isToday, onOpen }: DayCellProps) {
  const { isOpen } = day;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={joinClasses(
        'grid h-full w-full grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3.5 gap-y-1 rounded-card border px-3 py-2.5 text-left transition duration-(--duration-fast) hover:border-cocoa phone:min-h-29 phone:grid-cols-[minmax(0,1fr)_auto] phone:items-start phone:gap-x-1 phone:px-2.5',
        isOpen ? 'border-crust bg-paper' : 'border-dashed border-crust-2',
      )}
    >
      <CapacityJar
        share={computeShare(day)}
        isClosed={!isOpen}
        className="h-10 w-7 max-phone:row-span-2 phone:order-1 phone:h-9 phone:w-6.5"
      />
      <span className="min-w-0">
        <span className="phone:visually-hidden">{nameWeekday(day.day)} </span>
        <span className="figures font-semibold phone:font-display phone:text-fs-3 phone:leading-none">
          {nameDate(day.day)}
        </span>
        <span className="visually-hidden"> {nameMonth(day.day)}</span>
      </span>
      <DayWords day={day} isToday={isToday} />
    </button>
  );
}

function DayWords({ day, isToday }: Pick<DayCellProps, 'day' | 'isToday'>) {
  const { isOpen, isException, workUnitsTaken, orderCount, note } = day;
  const load = judgeLoad(day);
  return (
    <span className="flex flex-wrap gap-x-2.5 text-small leading-label phone:order-2 phone:col-span-full phone:mt-1 phone:flex-col phone:gap-y-0.5">
      {isToday && <span className="font-semibold">Today</span>}
      <span className={joinClasses('font-semibold', LOAD_TONES[load])}>{LOAD_WORDS[load]}</span>
      {isOpen && workUnitsTaken > 0 && (
        <span className="figures text-cocoa-2">{Math.round(computeShare(day) * 100)}% booked</span>
      )}
      {orderCount > 0 && (
        <span className={joinClasses('figures', isOpen ? 'text-cocoa-2' : 'font-semibold text-ember-deep')}>
          {countOrders(orderCount)}
        </span>
      )}
      {isException && (
        <span className="flex min-w-0 gap-1.5 font-medium text-honey-deep max-phone:basis-full">
          <PencilIcon className="mt-0.5 size-3.5 phone:max-rail:hidden" />
          <span className="line-clamp-2 min-w-0">{note === '' ? 'Changed day' : note}</span>
        </span>
      )}
    </span>
  );
}
