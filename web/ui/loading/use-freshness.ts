import { useCallback, useEffect, useState } from 'react';

/** `retrying`: nobody could tell, and is being asked again. */
export type Freshness = 'checking' | 'fresh' | 'unknown' | 'retrying';

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;

/** Refreshes what a screen shows when it opens and when the connection is back, and again for as long as that fails. */
export function useFreshness(refresh: (signal: AbortSignal) => Promise<void>): {
  readonly freshness: Freshness;
  readonly checkAgain: () => void;
} {
  const [freshness, setFreshness] = useState<Freshness>('checking');
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    let next: ReturnType<typeof setTimeout> | undefined;
    refresh(leaving.signal).then(
      () => setFreshness('fresh'),
      () => {
        if (leaving.signal.aborted) return;
        setFreshness('unknown');
        // The first call after a connection is back is often lost. Without one, its return starts the next round.
        if (!navigator.onLine) return;
        const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round);
        next = setTimeout(() => setRound((before) => before + 1), pause);
      },
    );
    return () => {
      leaving.abort();
      clearTimeout(next);
    };
  }, [round, refresh]);

  const checkAgain = useCallback(() => {
    setFreshness('retrying');
    setRound((before) => before + 1);
  }, []);

  useEffect(() => {
    window.addEventListener('online', checkAgain);
    return () => window.removeEventListener('online', checkAgain);
  }, [checkAgain]);

  return { freshness, checkAgain };
}
