import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

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

/** A strip of days that is longer than the screen: which part of it shows, and how keys and buttons lead along it. */
export function useDayStrip(count: number, startIndex: number, onReach: (index: number) => void) {
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

  // The day before the first free one stays in sight, so that it can say why.
  const [openedAt] = useState(Math.max(startIndex - 1, 0));
  useLayoutEffect(() => {
    const strip = stripRef.current;
    const tile = strip && listTiles(strip)[openedAt];
    if (strip && tile) strip.scrollTo({ left: tile.offsetLeft - strip.offsetLeft, behavior: 'instant' });
    look();
  }, [openedAt, look]);

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
