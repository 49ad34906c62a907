import { setTimeout as pause } from 'node:timers/promises';
import { eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { jobWorkers } from '../database/schema/job-workers.ts';
import { inTransaction } from '../database/transaction.ts';
import type { JobReports } from './run-job.ts';

const abandonedJobSchema = z.object({
  jobId: z.string(),
  name: z.string(),
  workerId: z.string(),
  hasAttemptsLeft: z.boolean(),
});
type AbandonedJob = z.infer<typeof abandonedJobSchema>;

/**
 * Frees the jobs of workers that have not been seen for a while; the library alone would leave them locked for four hours.
 * A job of a worker that was never seen counts from its lock: it died before its first sign of life.
 */
async function takeOverJobs(db: Database, deadAfterMs: number): Promise<readonly AbandonedJob[]> {
  const deadline = sql`now() - ${deadAfterMs} * interval '1 millisecond'`;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('oyin: taking over jobs', 0))`);
    const { rows } = await tx.execute(sql`
      select id::text as "jobId", task_identifier as name, locked_by as "workerId", attempts < max_attempts as "hasAttemptsLeft"
      from graphile_worker.jobs
      where locked_at < ${deadline}
        and not exists (select from ${jobWorkers} where id = locked_by and last_seen_at > ${deadline})
    `);
    const abandoned = z.array(abandonedJobSchema).parse(rows);
    if (abandoned.length > 0) {
      const workerIds = [...new Set(abandoned.map(({ workerId }) => workerId))];
      await tx.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(workerIds)}::text[])`);
    }
    await tx.delete(jobWorkers).where(lte(jobWorkers.lastSeenAt, deadline));
    return abandoned;
  });
}

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
    log.error(facts, 'A job failed permanently: its worker died in the last attempt');
    options.countJob(name, 'failed');
  }

  async function showUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await showOnce().catch((error: unknown) =>
        log.warn({ err: error }, 'The worker could not renew its heartbeat'),
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
