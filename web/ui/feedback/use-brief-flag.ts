import { useCallback, useEffect, useState } from 'react';

/** A flag that lowers itself a while after it was last raised: "Added" on a button. */
export function useBriefFlag(durationMs: number): readonly [isRaised: boolean, raise: () => void] {
  const [raisedCount, setRaisedCount] = useState(0);
  useEffect(() => {
    if (raisedCount === 0) return;
    const timer = setTimeout(() => setRaisedCount(0), durationMs);
    return () => clearTimeout(timer);
  }, [raisedCount, durationMs]);
  const raise = useCallback(() => setRaisedCount((count) => count + 1), []);
  return [raisedCount > 0, raise];
}
