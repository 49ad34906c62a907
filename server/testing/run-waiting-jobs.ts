import { Logger, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { pino } from 'pino';
import type { JobTasks } from '../jobs/job-table.ts';
import { SURE_OUTCOMES } from '../jobs/keep-working.ts';
import { createTaskList, type JobReports } from '../jobs/run-job.ts';

const UNHEARD: JobReports = { log: pino({ level: 'silent' }), countJob: () => {} };

/** Does every job whose time has come, one after the other, instead of a worker beside the test. */
export function runWaitingJobs(pool: Pool, tasks: JobTasks, reports = UNHEARD): Promise<void> {
  return runOnce({
    pgPool: pool,
    taskList: createTaskList(tasks, reports),
    logger: new Logger(() => () => {}),
    noHandleSignals: true,
    preset: { worker: SURE_OUTCOMES },
  });
}
