import { useEffect, useRef, useState } from 'react';
import { measureRemaining } from './countdown.ts';

const TICK_MS = 1_000;

type Countdown = {
  /** Null when nothing runs out. */
  readonly until: string | null;
  /** The shop's time when it said so. */
  readonly now: string;
};

/** How much time is left until a moment, second by second; calls back when it has come. */
export function useCountdown({ until, now }: Countdown, onOver: () => void): number {
  const [latest, setLatest] = useState(() => ({ now, atMs: Date.now() }));
  const [timeMs, setTimeMs] = useState(latest.atMs);
  if (latest.now !== now) {
    const atMs = Date.now();
    setLatest({ now, atMs });
    setTimeMs(atMs);
  }
  const remainingMs = measureRemaining({ until, ...latest }, timeMs);
  const isRunning = remainingMs > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTimeMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const hasRun = useRef(isRunning);
  useEffect(() => {
    if (hasRun.current && !isRunning) onOver();
    hasRun.current = isRunning;
  }, [isRunning, onOver]);
  return remainingMs;
}
