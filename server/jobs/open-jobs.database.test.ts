import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ServerConnection } from '../database/connect.ts';
import { jobWorkers } from '../database/schema/job-workers.ts';
import { openTestQueue, QUICK_RHYTHM } from '../testing/queue.ts';
import { addJob } from './add-job.ts';
import { migrateQueue } from './migrate-queue.ts';
import { JOBS_AT_ONCE } from './open-jobs.ts';

const PAYLOAD = { email: 'ada@bakery.example' };

test('a new job is done at once, and jobs that were added before anybody worked are too', async () => {
  const { db, openWorker, countJobs } = await openTestQueue();
  await addJob(db, 'send-password-reset', { email: 'before@bakery.example' });
  const done: unknown[] = [];
  await openWorker(async ({ payload }) => void done.push(payload));
  await expect.poll(() => done.length).toBe(1);
  await addJob(db, 'send-password-reset', { email: 'after@bakery.example' });
  await expect.poll(() => done).toContainEqual({ email: 'after@bakery.example' });
  await expect.poll(countJobs).toBe(0);
});

test('two nodes do each job once', async () => {
  const { db, openWorker, countJobs } = await openTestQueue();
  const done: string[] = [];
  const doJob = async ({ jobId }: { jobId: string }) => void done.push(jobId);
  await Promise.all([openWorker(doJob), openWorker(doJob)]);
  for (let count = 0; count < 30; count++) await addJob(db, 'send-password-reset', PAYLOAD);
  await expect.poll(countJobs).toBe(0);
  expect(done).toHaveLength(30);
  expect(new Set(done).size).toBe(30);
});

test('stopping finishes the jobs under way, takes no other, and leaves no trace of the worker', async () => {
  const { db, openWorker, countJobs } = await openTestQueue();
  const finish = Promise.withResolvers<void>();
  const started: string[] = [];
  const worker = await openWorker(async ({ jobId }) => {
    started.push(jobId);
    await finish.promise;
  });
  // With every hand full, nobody is reaching for the next one at the moment of the stop.
  for (let count = 0; count <= JOBS_AT_ONCE; count += 1) await addJob(db, 'send-password-reset', PAYLOAD);
  await expect.poll(() => started.length).toBe(JOBS_AT_ONCE);
  await expect.poll(() => db.select().from(jobWorkers)).toHaveLength(1);

  let hasStopped = false;
  const stopping = worker.stop().then(() => {
    hasStopped = true;
  });
  await countJobs();
  expect(hasStopped).toBe(false);
  finish.resolve();
  await stopping;
  expect(started).toHaveLength(JOBS_AT_ONCE);
  expect(await countJobs()).toBe(1);
  expect(await db.select().from(jobWorkers)).toEqual([]);
});

test('a worker whose connections are all cut goes on with new ones', { tags: 'long' }, async () => {
  const { db, openWorker } = await openTestQueue();
  const done: unknown[] = [];
  await openWorker(async ({ payload }) => void done.push(payload));
  await addJob(db, 'send-password-reset', PAYLOAD);
  await expect.poll(() => done.length).toBe(1);
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `);
  await addJob(db, 'send-password-reset', PAYLOAD);
  await expect.poll(() => done.length).toBe(2);
});

test('the tables of the queue are made once by nodes that start together', { tags: 'long' }, async () => {
  const { pool } = await openTestQueue();
  await pool.query('drop schema graphile_worker cascade');
  await Promise.all([migrateQueue(pool), migrateQueue(pool)]);
  const { rows } = await pool.query('select count(*)::int as steps from graphile_worker.migrations');
  expect(rows[0].steps).toBeGreaterThan(10);
});

test('jobs that failed for good are forgotten after a month', async () => {
  const { db, openWorker, countJobs } = await openTestQueue();
  for (const age of ['31 days', '29 days']) {
    await addJob(db, 'send-password-reset', PAYLOAD, { key: age });
    await db.execute(sql`
      update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - ${age}::interval
      where key = ${age}
    `);
  }
  await openWorker(async () => {});
  expect(await countJobs()).toBe(1);
});

describe('a worker that dies in the middle of a job', () => {
  /** Another process, killed without a chance to say goodbye. */
  async function killInTheMiddle(connection: ServerConnection): Promise<void> {
    const script = join(import.meta.dirname, '..', 'testing', 'hold-job.ts');
    const child = spawn(process.execPath, [script, JSON.stringify(connection)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  test('leaves it to another, who takes over as soon as it has been silent for long enough (P10.5)', {
    tags: 'long',
  }, async () => {
    const { connection, db, openWorker, countJobs } = await openTestQueue();
    await addJob(db, 'send-password-reset', PAYLOAD);
    await killInTheMiddle(connection);
    const { rows } = await db.execute(
      sql`select locked_by from graphile_worker.jobs where task_identifier = 'send-password-reset'`,
    );
    expect(rows).toEqual([{ locked_by: expect.stringMatching(/^pool-/) }]);

    const done: unknown[] = [];
    await openWorker(async ({ payload }) => void done.push(payload));
    await expect.poll(() => done).toEqual([PAYLOAD]);
    await expect.poll(countJobs).toBe(0);
  });

  test('in the last attempt is told as a job that failed for good', async () => {
    const { db, openWorker } = await openTestQueue();
    await addJob(db, 'send-password-reset', PAYLOAD);
    await db.execute(sql`
      update graphile_worker._private_jobs
      set attempts = max_attempts, locked_by = 'pool-dead', locked_at = now() - interval '1 minute'
    `);
    const counted: string[] = [];
    await openWorker(async () => {}, { countJob: (_, outcome) => void counted.push(outcome) });
    await expect.poll(() => counted).toEqual(['failed']);
  });

  test('is told from one that only takes its time', { tags: 'long' }, async () => {
    const { db, openWorker } = await openTestQueue();
    const finish = Promise.withResolvers<void>();
    const started: string[] = [];
    const doJob = async ({ jobId }: { jobId: string }) => {
      started.push(jobId);
      await finish.promise;
    };
    await Promise.all([openWorker(doJob), openWorker(doJob)]);
    await addJob(db, 'send-password-reset', PAYLOAD);
    await expect.poll(() => started.length).toBe(1);
    // Locked for longer than a silent worker would be believed, while both go on showing that they live.
    await db.execute(sql`
      update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_at is not null
    `);
    const seenBefore = await readLastSeen();
    await expect.poll(readLastSeen).toBeGreaterThan(seenBefore + 2 * QUICK_RHYTHM.deadAfterMs);
    expect(started).toHaveLength(1);
    finish.resolve();

    async function readLastSeen(): Promise<number> {
      const workers = await db.select().from(jobWorkers);
      return Math.min(...workers.map(({ lastSeenAt }) => lastSeenAt.getTime()));
    }
  });
});
