import { useEffect } from 'react';
import { DOUBLE_TAP_MS } from '../../ui/browser/tap-guard.ts';

/** How far apart the two taps of one finger land at most. */
const SAME_PLACE_PX = 24;

/** A dialog that a press closes is gone before the second half of a double tap, which is not meant for what lies beneath. */
export function useDoubleTapShield(): void {
  useEffect(() => {
    const ending = new AbortController();
    let last: MouseEvent | undefined;
    const shield = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('dialog')) {
        last = event;
      } else if (last && isSecondTap(last, event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    window.addEventListener('click', shield, { capture: true, signal: ending.signal });
    return () => ending.abort();
  }, []);
}

/** The keyboard presses at no place. */
function isSecondTap(first: MouseEvent, second: MouseEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  const isSoon = second.timeStamp - first.timeStamp < DOUBLE_TAP_MS;
  return second.detail > 0 && isSoon && distance < SAME_PLACE_PX;
}
