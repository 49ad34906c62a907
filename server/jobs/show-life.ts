import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobWorkers } from '../database/schema/job-workers.ts';
import type { JobReports } from './run-job.ts';
import { takeOverJobs } from './take-over-jobs.ts';

/** How often a worker shows that it lives, and when the others stop believing it. */
export type Rhythm = { readonly everyMs: number; readonly deadAfterMs: number };
export const RHYTHM: Rhythm = { everyMs: 5_000, deadAfterMs: 20_000 };

type LifeOptions = JobReports & {
  readonly db: Database;
  /** The name under which jobs are locked; another one after the library had to be started again. */
  readonly readWorkerId: () => string | undefined;
  readonly rhythm: Rhythm;
};

/** Shows the others that this node's worker lives, and takes over from those who no longer do. */
export function showLife(options: LifeOptions): { stop(): Promise<void> } {
  const { db, readWorkerId, rhythm, log } = options;
  const stopping = new AbortController();
  let lastShownAt: number | undefined;

  async function showOnce(): Promise<void> {
    const workerId = readWorkerId();
    if (workerId === undefined) return;
    await db
      .insert(jobWorkers)
      .values({ id: workerId })
      .onConflictDoUpdate({ target: jobWorkers.id, set: { lastSeenAt: sql`now()` } });
    const shownAt = performance.now();
    // After a gap of our own the others may have had the same one: they get a round to be seen again.
    const isSteady = lastShownAt !== undefined && shownAt - lastShownAt < rhythm.deadAfterMs;
    lastShownAt = shownAt;
    if (isSteady) for (const job of await takeOverJobs(db, rhythm.deadAfterMs)) report(job);
  }

  function report({
    name,
    jobId,
    workerId,
    hasAttemptsLeft,
  }: Awaited<ReturnType<typeof takeOverJobs>>[number]) {
    const facts = { job: name, jobId, workerId };
    if (hasAttemptsLeft) return log.warn(facts, 'A job is taken over from a worker that died');
    log.error(facts, 'A job failed for good: its worker died in the last attempt');
    options.countJob(name, 'failed');
  }

  async function showUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await showOnce().catch((error: unknown) =>
        log.warn({ err: error }, 'The worker could not show that it lives'),
      );
      await pause(rhythm.everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    const workerId = readWorkerId();
    if (workerId !== undefined) await db.delete(jobWorkers).where(eq(jobWorkers.id, workerId));
  }

  const ended = showUntilStopped();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
