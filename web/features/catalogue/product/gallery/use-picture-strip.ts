import { type KeyboardEvent, useRef, useState } from 'react';

/** A row of pictures, one of them in sight. The finger swipes it by the browser's own scrolling; keys and buttons scroll it too. */
export function usePictureStrip(count: number, first = 0) {
  const stripRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);

  const show = (wanted: number) => {
    const strip = stripRef.current;
    const next = Math.min(Math.max(wanted, 0), count - 1);
    strip?.scrollTo({ left: next * strip.clientWidth });
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(index + (event.key === 'ArrowRight' ? 1 : -1));
  };
  const follow = () => {
    const strip = stripRef.current;
    if (strip && strip.clientWidth > 0) setIndex(Math.round(strip.scrollLeft / strip.clientWidth));
  };

  return { index, show, steer, stripProps: { ref: stripRef, onScroll: follow } };
}
