import type { Logger } from 'pino';

export type BackgroundWork = ReturnType<typeof createBackgroundWork>;

/** What an answer does not wait for, but the end of the shop does. */
export function createBackgroundWork(log: Pick<Logger, 'error'>) {
  const running = new Set<Promise<void>>();
  return {
    run(work: Promise<unknown>): void {
      const watched: Promise<void> = work
        .then(
          () => {},
          (error: unknown) => log.error({ err: error }, 'Work in the background failed'),
        )
        .finally(() => running.delete(watched));
      running.add(watched);
    },

    /** Waits for all of it, also for what begins meanwhile. */
    async finish(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
