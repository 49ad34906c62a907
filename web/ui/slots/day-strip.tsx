import CheckIcon from 'lucide-react/icons/check';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { nameDate, nameDay, nameMonth, nameWeekdayShortly } from './day-words.ts';
import { canBeTaken, explainDay, type ShownDay, type SlowestItem, STATE_WORDS } from './state-words.ts';

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
  const firstFreeIndex = days.findIndex(canBeTaken);
  const startIndex = Math.max(chosenIndex >= 0 ? chosenIndex : firstFreeIndex, 0);
  const [pointedDay, setPointedDay] = useState<string | null>(null);
  const reach = (index: number) => {
    const day = days[index];
    if (!day) return;
    setPointedDay(day.day);
    if (canBeTaken(day)) onChoose(day);
  };
  const opening = { day: days[firstFreeIndex]?.day, index: startIndex };
  const { stripRef, view, steer, turn } = useDayStrip(days.length, opening, reach);

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
        className="-mx-(--page-margin) flex snap-x scroll-px-(--page-margin) gap-2 overflow-x-auto scroll-smooth px-(--page-margin) py-1.5 [scrollbar-width:none] motion-reduce:scroll-auto phone:mx-0 phone:scroll-px-1.5 phone:px-1.5"
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
  const isFree = canBeTaken(shown);
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
        'relative grid min-h-27 w-18.5 flex-none snap-start content-center justify-items-center gap-0.5 rounded-card border px-0.5 py-2 transition-colors duration-(--duration-fast) @min-[36rem]:w-[calc((100%-6*--spacing(2))/7)]',
        isFree
          ? 'border-bark bg-paper hover:border-cocoa aria-checked:border-cocoa aria-checked:bg-cocoa aria-checked:text-on-dark'
          : 'cursor-help border-dashed border-crust-2 text-cocoa-2',
      )}
    >
      {isChosen && <CheckIcon className="absolute top-1 right-1 size-3.5" />}
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
          isFree && 'font-semibold',
          isFree && (isChosen ? 'text-honey' : state === 'free' ? 'text-leaf-deep' : 'text-honey-deep'),
        )}
      >
        {STATE_WORDS[state]}
      </span>
    </button>
  );
}

const DAYS_PER_WEEK = 7;

/** How far a key leads, in days; the ends of the strip are as far as it goes. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -DAYS_PER_WEEK,
  ArrowDown: DAYS_PER_WEEK,
  PageUp: -4 * DAYS_PER_WEEK,
  PageDown: 4 * DAYS_PER_WEEK,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

type View = { readonly firstIndex: number; readonly isAtStart: boolean; readonly isAtEnd: boolean };

type Opening = {
  /** The first that can be had; undefined where none can. */
  readonly day: string | undefined;
  /** Of what is chosen, or else of that day. */
  readonly index: number;
};

/** A strip of days that is longer than the screen: which part of it shows, and how keys and buttons lead along it. */
function useDayStrip(count: number, opening: Opening, onReach: (index: number) => void) {
  const stripRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ firstIndex: 0, isAtStart: true, isAtEnd: false });

  const look = useCallback(() => {
    const strip = stripRef.current;
    if (!strip) return;
    const { scrollLeft, clientWidth, scrollWidth } = strip;
    const firstIndex = listTiles(strip).findIndex(
      ({ offsetLeft, offsetWidth }) => offsetLeft - strip.offsetLeft + offsetWidth / 2 >= scrollLeft,
    );
    setView({
      firstIndex: Math.max(firstIndex, 0),
      isAtStart: scrollLeft <= 1,
      isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
    });
  }, []);

  const open = useEffectEvent(() => {
    const strip = stripRef.current;
    const tile = strip && listTiles(strip)[opening.index];
    if (strip && tile) {
      const { paddingLeft } = getComputedStyle(strip);
      const left = tile.offsetLeft - strip.offsetLeft - Number.parseFloat(paddingLeft);
      strip.scrollTo({ left, behavior: 'instant' });
    }
    look();
  });
  // Opened anew where another area or cart has another first day, and not by a choice: that one is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useLayoutEffect(() => open(), [opening.day]);

  useEffect(() => {
    const strip = stripRef.current;
    strip?.addEventListener('scroll', look, { passive: true });
    return () => strip?.removeEventListener('scroll', look);
  }, [look]);

  function steer(event: KeyboardEvent, index: number): void {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const reached = Math.min(Math.max(index + step, 0), count - 1);
    const tile = stripRef.current && listTiles(stripRef.current)[reached];
    tile?.focus();
    onReach(reached);
  }

  function turn(direction: 1 | -1): void {
    const strip = stripRef.current;
    strip?.scrollBy({ left: direction * strip.clientWidth });
  }

  return { stripRef, view, steer, turn };
}

function listTiles(strip: HTMLElement): readonly HTMLElement[] {
  return [...strip.querySelectorAll<HTMLElement>('[role="radio"]')];
}
