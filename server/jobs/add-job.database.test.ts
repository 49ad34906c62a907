import { expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { createTestTasks, openTestQueue, type TestJob } from '../testing/queue.ts';
import { runWaitingJobs } from '../testing/run-waiting-jobs.ts';
import { addJob } from './add-job.ts';

const REGISTRATION_ID = '0b9b6a52-6f9c-4f0c-9a57-6f1f2f6c4c11';

async function openRecordedQueue() {
  const queue = await openTestQueue();
  const done: TestJob[] = [];
  const tasks = createTestTasks(async (job) => {
    done.push(job);
  });
  return { ...queue, done, runJobs: () => runWaitingJobs(queue.pool, tasks) };
}

test('a job is done with its payload, once', async () => {
  const { db, done, runJobs } = await openRecordedQueue();
  await addJob(db, 'send-registration-mail', { registrationId: REGISTRATION_ID });
  await runJobs();
  await runJobs();
  expect(done).toEqual([
    {
      jobId: expect.stringMatching(/^\d+$/),
      name: 'send-registration-mail',
      payload: { registrationId: REGISTRATION_ID },
    },
  ]);
});

test('a job of a change that is undone is never there, one of a change that is kept is', async () => {
  const { db, done, runJobs } = await openRecordedQueue();
  const undone = inTransaction(db, async (tx) => {
    await addJob(tx, 'send-password-reset', { email: 'undone@bakery.example' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await inTransaction(db, (tx) => addJob(tx, 'send-password-reset', { email: 'kept@bakery.example' }));
  await runJobs();
  expect(done.map(({ payload }) => payload)).toEqual([{ email: 'kept@bakery.example' }]);
});

test('a job for later waits, and a job with the same key takes its place', async () => {
  const { db, done, runJobs, countJobs } = await openRecordedQueue();
  const later = { runAt: new Date(Date.now() + 3_600_000), key: 'ada' };
  await addJob(db, 'send-password-reset', { email: 'first@bakery.example' }, later);
  await runJobs();
  expect(done).toEqual([]);
  await addJob(db, 'send-password-reset', { email: 'second@bakery.example' }, { key: 'ada' });
  expect(await countJobs()).toBe(1);
  await runJobs();
  expect(done.map(({ payload }) => payload)).toEqual([{ email: 'second@bakery.example' }]);
});

test('names and payloads are those of the table, or it does not compile', async () => {
  const { db, countJobs } = await openRecordedQueue();
  const misuses = async () => {
    // @ts-expect-error there is no such job
    await addJob(db, 'bake-cake', {});
    // @ts-expect-error this job has to know another thing
    await addJob(db, 'send-password-reset', { registrationId: REGISTRATION_ID });
  };
  expect(misuses).toBeTypeOf('function');
  expect(await countJobs()).toBe(0);
});
