import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { JOB_NAMES, type JobFacts, type JobName, type JobTasks } from '../jobs/job-table.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { REGULAR_JOBS } from '../jobs/regular-jobs.ts';
import type { JobReports } from '../jobs/run-job.ts';
import type { Rhythm } from '../jobs/show-life.ts';
import { createTestDatabase } from './test-database.ts';

const log = pino({ level: 'silent' });

/** Quick enough for a test, slow enough for a busy machine. */
export const QUICK_RHYTHM: Rhythm = { everyMs: 50, deadAfterMs: 2_000 };

export type TestJob = JobFacts & { readonly name: JobName; readonly payload: unknown };

const REGULAR_NAMES: readonly string[] = REGULAR_JOBS.map(({ task }) => task);

/** Regular jobs come by themselves with every full minute, into whatever test is under way: they are done and not told of. */
export function leaveOutRegular(doJob: (job: TestJob) => Promise<void>) {
  return async (job: TestJob): Promise<void> => {
    if (!REGULAR_NAMES.includes(job.name)) await doJob(job);
  };
}

/** Every job of the shop, done by the test. */
export function createTestTasks(doJob: (job: TestJob) => Promise<void>): JobTasks {
  const tasks = JOB_NAMES.map((name) => [
    name,
    (payload: unknown, facts: JobFacts) => doJob({ ...facts, name, payload }),
  ]);
  return Object.fromEntries(tasks) as JobTasks; // one for each name
}

/** A queue of the test's own, and workers on it as they are asked for. */
export async function openTestQueue({ isForRegular = false } = {}) {
  const database = await createTestDatabase();
  onTestFinished(() => database.release());
  const { connection } = database;
  const { db, pool, close } = await connectDatabase({ connection, log });
  onTestFinished(close);

  async function openWorker(
    doJob: (job: TestJob) => Promise<void>,
    { countJob = () => {} }: Partial<Pick<JobReports, 'countJob'>> = {},
  ) {
    const worker = await openJobs({
      connection,
      tasks: createTestTasks(isForRegular ? doJob : leaveOutRegular(doJob)),
      rhythm: QUICK_RHYTHM,
      log,
      countJob: (name, outcome) => {
        if (isForRegular || !REGULAR_NAMES.includes(name)) countJob(name, outcome);
      },
    });
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= worker.stop();
      return stopped;
    };
    onTestFinished(stop);
    return { stop };
  }

  return { connection, db, pool, openWorker, countJobs: () => countJobs(db, isForRegular) };
}

async function countJobs(db: Database, isForRegular: boolean): Promise<number> {
  const leftOut = isForRegular ? [] : REGULAR_NAMES;
  const { rows } = await db.execute<{ jobs: number }>(sql`
    select count(*)::int as jobs from graphile_worker.jobs
    where task_identifier <> all (${sql.param([...leftOut])}::text[])
  `);
  return rows[0]?.jobs ?? 0;
}
