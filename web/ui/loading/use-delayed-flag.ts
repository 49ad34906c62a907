import { useEffect, useState } from 'react';

/** Follows a flag, but raises it only once it has stood for a while: quick work should not flash a sign of waiting. */
export function useDelayedFlag(isRaised: boolean, delayMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isRaised) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isRaised, delayMs]);
  return isRaised && isLate;
}
