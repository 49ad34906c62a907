import type { SandboxClock } from '../sandbox-clock.ts';

export type HandClock = SandboxClock & {
  /** Moves on, and lets everything happen that was due on the way, in its order and at its moment. */
  readonly advance: (ms: number) => void;
};

export function createHandClock(start = new Date('2026-11-16T11:00:00Z')): HandClock {
  let nowMs = start.getTime();
  const waiting = new Set<{ readonly atMs: number; readonly action: () => void }>();

  const takeNext = (untilMs: number) => {
    const [next] = [...waiting].sort((one, other) => one.atMs - other.atMs);
    if (!next || next.atMs > untilMs) return undefined;
    waiting.delete(next);
    return next;
  };

  return {
    read: () => new Date(nowMs),

    schedule(action, delayMs) {
      const entry = { atMs: nowMs + delayMs, action };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },

    advance(ms) {
      const endMs = nowMs + ms;
      for (let next = takeNext(endMs); next; next = takeNext(endMs)) {
        nowMs = next.atMs;
        next.action();
      }
      nowMs = endMs;
    },
  };
}
