import { sql } from 'drizzle-orm';
import { type ConnectionConfig, connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import type { MigrationWait } from '../database/migration-lock.ts';
import type { JobTasks } from './job-table.ts';
import { keepWorking } from './keep-working.ts';
import { migrateQueue } from './migrate-queue.ts';
import { createTaskList, type JobReports } from './run-job.ts';
import { RHYTHM, type Rhythm, showLife } from './show-life.ts';

/** Jobs wait for the outside far more than they work. */
export const JOBS_AT_ONCE = 4;
/** Besides one for each job: to hear of new ones, and to show that the worker lives. */
const FURTHER_CONNECTIONS = 2;
type JobsOptions = JobReports & {
  readonly connection: ConnectionConfig;
  readonly tasks: JobTasks;
  readonly rhythm?: Rhythm;
  readonly report?: MigrationWait['report'];
};

/** Works on the queue from now on. Stopping finishes the jobs under way. */
export async function openJobs(options: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const { connection, tasks, log, countJob, tracer, rhythm = RHYTHM, report } = options;
  await using opened = new AsyncDisposableStack();
  const maxConnections = JOBS_AT_ONCE + FURTHER_CONNECTIONS;
  const { db, pool, close } = await connectDatabase({ connection, log, maxConnections });
  opened.defer(close);
  await migrateQueue(pool, { ...(report && { report }) });
  await forgetFailedJobs(db);
  const taskList = createTaskList(tasks, { log, countJob, tracer });
  const worker = await keepWorking({ pool, taskList, jobsAtOnce: JOBS_AT_ONCE, log });
  const life = showLife({ db, readWorkerId: worker.readWorkerId, rhythm, log, countJob });
  // The last to go: jobs that are being finished are still this node's.
  opened.defer(() => life.stop());
  opened.defer(() => worker.stop());
  const closing = opened.move();
  return { stop: () => closing.disposeAsync() };
}

/** Jobs without an attempt left stay for whoever looks after the shop, but their payloads may be about people. */
async function forgetFailedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'
    ))
  `);
}
