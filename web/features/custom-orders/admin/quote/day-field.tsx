import { useCallback, useEffect, useRef } from 'react';
import { type CalendarDay, readCalendarEndpoint } from '../../../../../contract/delivery.ts';
import { addDays, isLagosDay, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { CapacityJar } from '../../../../ui/slots/capacity-jar.tsx';
import { nameDay, nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { type DayOutlook, judgeDay } from './day-outlook.ts';

type DayFieldProps = {
  readonly day: string;
  readonly wantedDay: LagosDay | null;
  readonly today: LagosDay;
  /** What the cake takes of a day. */
  readonly workUnits: number;
  readonly problem: string | undefined;
  readonly onChoose: (day: string) => void;
};

const NEIGHBOUR_DAYS = 3;

/** The day of the cake, with how full it and its neighbours are: one press takes another. */
export function DayField({ day, wantedDay, today, workUnits, problem, onChoose }: DayFieldProps) {
  const middle = isLagosDay(day) ? day : (wantedDay ?? addDays(today, NEIGHBOUR_DAYS + 1));
  const earliest = addDays(middle, -NEIGHBOUR_DAYS);
  const from = earliest < today ? today : earliest;
  const to = addDays(from, 2 * NEIGHBOUR_DAYS);
  const days = useLoaded(
    useCallback(
      async (signal: AbortSignal) =>
        (await shopApi.call(readCalendarEndpoint, { query: { from, to }, signal })).days,
      [from, to],
    ),
  );
  return (
    <div className="grid gap-3">
      <TextField
        label="Day"
        name="day"
        type="date"
        required
        min={today}
        value={day}
        problem={problem}
        hint={describeWanted(wantedDay, day)}
        onChange={({ target }) => onChoose(target.value)}
      />
      <LoadedContent
        loaded={days}
        waitingWords="Loading days…"
        skeleton={<Skeleton className="h-36 rounded-card" />}
      >
        {(shown) => <DayStrip days={shown} day={day} workUnits={workUnits} onChoose={onChoose} />}
      </LoadedContent>
    </div>
  );
}

type DayStripProps = Pick<DayFieldProps, 'day' | 'workUnits' | 'onChoose'> & {
  readonly days: readonly CalendarDay[];
};

function DayStrip({ days, day, workUnits, onChoose }: DayStripProps) {
  const listRef = useRef<HTMLUListElement>(null);
  // On a phone the chosen day and its nearest neighbours are what is seen first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days may have come
  useEffect(() => {
    const list = listRef.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (list && chosen)
      list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2 });
  }, [day, days]);
  return (
    <ul
      ref={listRef}
      aria-label="Day capacity"
      className="relative -mx-1 grid auto-cols-[minmax(--spacing(18),1fr)] grid-flow-col gap-1 overflow-x-auto p-1"
    >
      {days.map((each) => (
        <li key={each.day}>
          <DayButton
            day={each}
            outlook={judgeDay(each, workUnits)}
            isChosen={each.day === day}
            onChoose={() => onChoose(each.day)}
          />
        </li>
      ))}
    </ul>
  );
}

type DayButtonProps = {
  readonly day: CalendarDay;
  readonly outlook: DayOutlook;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const STATE_WORDS: Readonly<Record<DayOutlook['state'], string>> = {
  fits: 'Available',
  full: 'Not available',
  closed: 'Closed',
};

function DayButton({ day, outlook, isChosen, onChoose }: DayButtonProps) {
  const { state, words, share } = outlook;
  const [weekday, ...date] = nameDayShortly(day.day).split(' ');
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={joinClasses(
        'grid min-h-34 w-full content-center justify-items-center gap-0.5 rounded-card border px-1 py-2 text-small',
        isChosen
          ? 'border-cocoa bg-honey-soft inset-ring-1 inset-ring-cocoa'
          : 'border-crust-2 bg-paper hover:border-cocoa',
      )}
    >
      <span className="leading-label font-semibold whitespace-nowrap">
        {/* Two lines on every tile, however short its date. */}
        {weekday}
        <br /> {date.join(' ')}
      </span>
      <CapacityJar share={share} isClosed={state === 'closed'} className="h-8 w-6" />
      <span
        className={joinClasses(
          'text-tiny font-semibold',
          state === 'fits' ? 'text-leaf-deep' : 'text-ember-deep',
        )}
      >
        {STATE_WORDS[state]}
      </span>
      {state !== 'closed' && <span className="figures text-tiny">{words}</span>}
    </button>
  );
}

function describeWanted(wantedDay: LagosDay | null, day: string): string {
  if (wantedDay === null) return 'The customer gave no date.';
  return day === wantedDay
    ? 'The date the customer needs it.'
    : `The customer needs it on ${nameDay(wantedDay)}.`;
}
