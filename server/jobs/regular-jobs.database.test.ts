import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestQueue, type TestJob } from '../testing/queue.ts';
import { JOB_NAMES } from './job-table.ts';
import { REGULAR_JOBS } from './regular-jobs.ts';

/** One whose own time does not come while the test runs. */
const MISSED = new Date().getUTCHours() === 2 ? 'clean-contact-messages' : 'clean-pictures';

test('every regular job is one of the known jobs', () => {
  expect(JOB_NAMES).toEqual(expect.arrayContaining(REGULAR_JOBS.map(({ task }) => task)));
});

test('a regular job whose time passed while nobody worked is made up for, once, however many nodes start', async () => {
  const { db, openWorker, countJobs } = await openTestQueue({ isForRegular: true });
  await db.execute(sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values (${MISSED}, now() - interval '3 days', now() - interval '2 days')
  `);
  const done: unknown[] = [];
  const doJob = async ({ name, payload }: TestJob) => {
    if (name === MISSED) done.push(payload);
  };
  await Promise.all([openWorker(doJob), openWorker(doJob)]);
  await expect.poll(() => done.length).toBe(1);
  await expect.poll(countJobs).toBe(0);
  expect(done).toEqual([{}]);
});
