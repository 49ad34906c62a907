import { useEffect, useRef, useState } from 'react';

const TICK_MS = 1_000;

/** How much time is left until a moment, second by second; calls back when it has come. */
export function useCountdown(until: string | null, onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  const remainingMs = until === null ? 0 : Math.max(new Date(until).getTime() - now, 0);
  const isRunning = remainingMs > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const hasRun = useRef(isRunning);
  useEffect(() => {
    if (hasRun.current && !isRunning) onOver();
    hasRun.current = isRunning;
  }, [isRunning, onOver]);
  return remainingMs;
}
