import { writeSync } from 'node:fs';
import { pino } from 'pino';
import type { ServerConnection } from '../database/connect.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { createTestTasks, leaveOutRegular } from './queue.ts';

/** A node that is killed in the middle of a job: takes one, says so, and never comes to its end. */
const STANDARD_OUTPUT = 1;
const [, , given = ''] = process.argv;
const connection = JSON.parse(given) as ServerConnection; // written by the test that starts this

await openJobs({
  connection,
  tasks: createTestTasks(
    leaveOutRegular(({ jobId }) => {
      writeSync(STANDARD_OUTPUT, `${jobId}\n`);
      return new Promise(() => {});
    }),
  ),
  log: pino({ level: 'silent' }),
  countJob: () => {},
});
