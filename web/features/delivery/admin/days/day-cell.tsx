import type { CalendarDay } from '../../../../../contract/delivery.ts';
import { CapacityJar } from '../../../../ui/capacity-jar.tsx';
import { PencilIcon } from '../../../../ui/icons/actions.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { nameDate, nameMonth, nameWeekday } from '../../../../ui/slots/day-words.ts';
import { countOrders } from '../order-words.ts';
import { computeShare, judgeLoad, LOAD_WORDS } from './day-load.ts';

type DayCellProps = {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly onOpen: () => void;
};

/** One day: how full it is as a jar and in words, and what is special about it. */
export function DayCell({ day, isToday, onOpen }: DayCellProps) {
  const { isOpen, isException, workUnits, workUnitsTaken, orderCount, note } = day;
  const load = judgeLoad(day);
  return (
    <button
      type="button"
      onClick={onOpen}
      className={joinClasses(
        'grid h-full w-full content-start gap-x-3 gap-y-1 rounded-card border p-3 text-left transition duration-(--duration-fast) hover:border-cocoa max-phone:grid-cols-[auto_minmax(0,1fr)_auto] max-phone:items-center phone:min-h-31 phone:p-2.5',
        isOpen ? 'border-crust bg-paper' : 'border-dashed border-crust-2 bg-cream',
      )}
    >
      <span className="flex items-start justify-between gap-1 max-phone:contents">
        <DayName day={day.day} isToday={isToday} />
        <CapacityJar
          share={computeShare(day)}
          isClosed={!isOpen}
          className="h-10 w-7 max-phone:order-first"
        />
      </span>
      <span className="grid text-right text-small phone:text-left">
        <span className={joinClasses('font-semibold', load === 'overbooked' && 'text-hibiscus-press')}>
          {LOAD_WORDS[load]}
        </span>
        {isOpen && (
          <span className="figures text-cocoa-2">
            {workUnitsTaken} of {workUnits}
            <span className="visually-hidden"> work units taken</span>
          </span>
        )}
        {(isOpen || orderCount > 0) && (
          <span className={joinClasses('figures', isOpen ? 'text-cocoa-2' : 'font-semibold text-ember-deep')}>
            {countOrders(orderCount)}
          </span>
        )}
      </span>
      {isException && (
        <span className="flex min-w-0 items-start gap-1.5 text-small font-medium text-honey-deep max-phone:col-span-full">
          <PencilIcon className="mt-0.5 size-4" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{note === '' ? 'Changed' : note}</span>
        </span>
      )}
    </button>
  );
}

function DayName({ day, isToday }: Pick<DayCellProps, 'isToday'> & { readonly day: string }) {
  return (
    <span className="min-w-0">
      <span className="phone:visually-hidden">{nameWeekday(day)} </span>
      <span
        className={joinClasses(
          'figures font-semibold phone:font-display phone:text-fs-3 phone:leading-none',
          isToday && 'phone:rounded-pill phone:bg-honey phone:px-2 phone:py-0.5',
        )}
      >
        {nameDate(day)}
      </span>
      <span className="visually-hidden"> {nameMonth(day)}</span>
      {isToday && <span className="block text-small font-semibold text-honey-deep">Today</span>}
    </span>
  );
}
