import { useEffect, useState } from 'react';
import { createLatestRun, type RunLatest } from './latest-run.ts';

/** Runs one piece of work at a time: a newer one, or leaving the screen, makes the older one be forgotten. */
export function useLatestRun(): RunLatest {
  const [{ run, stop }] = useState(createLatestRun);
  useEffect(() => stop, [stop]);
  return run;
}
