import { useEffect } from 'react';

type Ending = {
  readonly until: string;
  /** The shop's time when it said so. */
  readonly now: string;
};

/** A timer that is set for longer goes off at once. */
const TIMER_MAX_MS = 2_147_483_647;

/** Calls back when a moment of the shop's clock has come: only what passes meanwhile is measured on the phone. Keep it with `useCallback`. */
export function useOver({ until, now }: Ending, onOver: () => void): void {
  useEffect(() => {
    const leftMs = Date.parse(until) - Date.parse(now);
    if (leftMs <= 0 || leftMs > TIMER_MAX_MS) return;
    const timer = setTimeout(onOver, leftMs);
    return () => clearTimeout(timer);
  }, [until, now, onOver]);
}
