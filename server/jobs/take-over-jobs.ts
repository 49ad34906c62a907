import { lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { jobWorkers } from '../database/schema/job-workers.ts';
import { inTransaction } from '../database/transaction.ts';

const abandonedJobSchema = z.object({
  jobId: z.string(),
  name: z.string(),
  workerId: z.string(),
  hasAttemptsLeft: z.boolean(),
});
export type AbandonedJob = z.infer<typeof abandonedJobSchema>;

/**
 * Frees the jobs of workers that have not been seen for a while; the library alone would leave them locked for four hours.
 * A job of a worker that was never seen counts from its lock: it died before its first sign of life.
 */
export async function takeOverJobs(db: Database, deadAfterMs: number): Promise<readonly AbandonedJob[]> {
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
