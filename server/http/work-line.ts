import { accept, type Result, refuse } from '../../domain/refusal.ts';

export const BUSY = refuse('unavailable', 'busy', 'We’re very busy right now. Please try again in a moment.');

export type WorkLine = ReturnType<typeof createWorkLine>;

/** So much work at once, so much more in line, and a clear no to the rest: a rush must not take the whole machine. */
export function createWorkLine({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>> {
      if (running < atOnce) running += 1;
      else if (waiting.length >= waitingMax) return BUSY;
      // Whoever finishes hands the place on, so that nobody can slip in between.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return accept(await work());
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
