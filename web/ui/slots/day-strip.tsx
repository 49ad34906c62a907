import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { nameDate, nameDay, nameMonth, nameWeekdayShortly } from './day-words.ts';
import { explainDay, type ShownDay, type SlowestItem, STATE_WORDS } from './state-words.ts';
import { useDayStrip } from './use-day-strip.ts';

type DayStripProps = {
  readonly days: readonly ShownDay[];
  readonly chosenDay: string | null;
  readonly slowest: SlowestItem | undefined;
  readonly describedBy: string | undefined;
  readonly onChoose: (day: ShownDay) => void;
};

/**
 * Every day with what can be had on it. A day on which nothing can be had is still reached, by tap and by key, because it
 * says why.
 */
export function DayStrip({ days, chosenDay, slowest, describedBy, onChoose }: DayStripProps) {
  const reasonId = useId();
  const chosenIndex = days.findIndex(({ day }) => day === chosenDay);
  const firstFreeIndex = days.findIndex(({ state }) => state === 'free');
  const startIndex = Math.max(chosenIndex >= 0 ? chosenIndex : firstFreeIndex, 0);
  const [pointedDay, setPointedDay] = useState<string | null>(null);
  const reach = (index: number) => {
    const day = days[index];
    if (!day) return;
    setPointedDay(day.day);
    if (day.state === 'free') onChoose(day);
  };
  const { stripRef, view, steer, turn } = useDayStrip(days.length, startIndex, reach);

  const pointedIndex = days.findIndex(({ day }) => day === pointedDay);
  const tabIndex = pointedIndex >= 0 ? pointedIndex : startIndex;
  const pointed = days[pointedIndex];
  const firstShown = days[view.firstIndex];

  return (
    <div className="@container grid gap-2">
      <div className="flex items-center justify-between">
        <p className="font-semibold">{firstShown && nameMonth(firstShown.day)}</p>
        <div className="flex">
          <IconButton label="Earlier days" aria-disabled={view.isAtStart} onClick={() => turn(-1)}>
            <ChevronLeftIcon className={joinClasses('size-5', view.isAtStart && 'opacity-35')} />
          </IconButton>
          <IconButton label="Later days" aria-disabled={view.isAtEnd} onClick={() => turn(1)}>
            <ChevronRightIcon className={joinClasses('size-5', view.isAtEnd && 'opacity-35')} />
          </IconButton>
        </div>
      </div>
      <div
        ref={stripRef}
        role="radiogroup"
        aria-label="Day"
        aria-describedby={describedBy}
        className="-mx-(--page-margin) flex snap-x scroll-px-(--page-margin) gap-2 overflow-x-auto scroll-smooth px-(--page-margin) py-1 [scrollbar-width:none] motion-reduce:scroll-auto phone:mx-0 phone:scroll-px-1 phone:px-1"
      >
        {days.map((shown, index) => (
          <DayTile
            key={shown.day}
            shown={shown}
            isChosen={shown.day === chosenDay}
            isTabStop={index === tabIndex}
            onPoint={() => reach(index)}
            onKeyDown={(event) => steer(event, index)}
          />
        ))}
      </div>
      <p id={reasonId} role="status" className="min-h-5.5 text-small text-cocoa-2">
        {pointed && explainDay(pointed, slowest)}
      </p>
    </div>
  );
}

type DayTileProps = {
  readonly shown: ShownDay;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly onPoint: () => void;
  readonly onKeyDown: React.KeyboardEventHandler;
};

function DayTile({ shown, isChosen, isTabStop, onPoint, onKeyDown }: DayTileProps) {
  const { day, state } = shown;
  const isFree = state === 'free';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a disabled input cannot be reached, and could not say why it is disabled.
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={!isFree}
      aria-label={`${nameDay(day)}, ${STATE_WORDS[state].toLowerCase()}`}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPoint}
      onKeyDown={onKeyDown}
      className={joinClasses(
        'grid min-h-27 w-18.5 flex-none snap-start content-center justify-items-center gap-0.5 rounded-card border px-0.5 py-2 transition-colors duration-(--duration-fast) @min-[36rem]:w-[calc((100%-6*--spacing(2))/7)]',
        isFree
          ? 'border-bark bg-paper hover:border-cocoa aria-checked:border-cocoa aria-checked:bg-cocoa aria-checked:text-on-dark'
          : 'cursor-help border-dashed border-crust-2 text-cocoa-2',
      )}
    >
      <span className="text-small">{nameWeekdayShortly(day)}</span>
      <span
        className={joinClasses(
          'font-display text-menu leading-heading',
          isFree ? 'font-semibold' : 'line-through decoration-1',
        )}
      >
        {nameDate(day)}
      </span>
      <span
        className={joinClasses(
          'text-tiny',
          isFree && (isChosen ? 'font-semibold text-honey' : 'font-semibold text-leaf-deep'),
        )}
      >
        {STATE_WORDS[state]}
      </span>
    </button>
  );
}
