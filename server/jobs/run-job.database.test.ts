import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { MailFault } from '../ports/mail.ts';
import { createTestTasks, openTestQueue } from '../testing/queue.ts';
import { runWaitingJobs } from '../testing/run-waiting-jobs.ts';
import { addJob } from './add-job.ts';

const EMAIL = 'ada@bakery.example';

async function openFailingQueue(fault: Error) {
  const queue = await openTestQueue();
  const lines: string[] = [];
  const counted: [string, string][] = [];
  const reports = {
    log: createLog('debug', { write: (line: string) => void lines.push(line) }),
    countJob: (name: string, outcome: string) => void counted.push([name, outcome]),
  };
  const tasks = createTestTasks(() => Promise.reject(fault));
  await addJob(queue.db, 'send-password-reset', { email: EMAIL });

  const readNow = async () => {
    const { rows } = await queue.db.execute<{ now: string }>(sql`select now()::text as now`);
    return rows[0]?.now ?? '';
  };
  let begunAt = await readNow();
  /** As if every pause were over. */
  const attempt = async () => {
    begunAt = await readNow();
    await queue.db.execute(sql`update graphile_worker._private_jobs set run_at = ${begunAt}::timestamptz`);
    await runWaitingJobs(queue.pool, tasks, reports);
  };
  /** The pause began after the attempt had begun, and before now: how late a busy machine looks at it must not matter. */
  const readJob = async () => {
    const { rows } = await queue.db.execute<{
      attempts: number;
      error: string;
      pauseMin: number;
      pauseMax: number;
    }>(sql`
      select attempts, last_error as error, extract(epoch from run_at - now())::float as "pauseMin",
        extract(epoch from run_at - ${begunAt}::timestamptz)::float as "pauseMax"
      from graphile_worker.jobs
    `);
    return rows[0];
  };
  const logged = () => lines.map((line) => JSON.parse(line) as { level: string; msg: string; job: string });
  return { ...queue, attempt, readJob, logged, text: () => lines.join(''), counted };
}

test('a job that fails is tried again after pauses that grow, and fails for good in the end', async () => {
  const queue = await openFailingQueue(new Error('the oven is cold'));
  const pauses: number[] = [];
  for (let attempt = 1; attempt < 12; attempt++) {
    await queue.attempt();
    const { attempts, pauseMin = 0, pauseMax = 0 } = (await queue.readJob()) ?? {};
    expect(attempts).toBe(attempt);
    if (attempt === 1) {
      expect(pauseMax).toBeGreaterThan(1);
      expect(pauseMin).toBeLessThan(4);
    }
    pauses.push(pauseMin);
  }
  for (const [index, pause] of pauses.slice(1, 10).entries())
    expect(pause).toBeGreaterThan(pauses[index] ?? 0);
  expect(pauses.reduce((sum, pause) => sum + pause) / 3_600).toBeCloseTo(16, 0);
  expect(queue.counted).toEqual(Array(11).fill(['send-password-reset', 'tried']));

  await queue.attempt();
  expect(queue.counted.at(-1)).toEqual(['send-password-reset', 'failed']);
  expect(queue.logged().at(-1)).toMatchObject({
    level: 'error',
    msg: 'A job failed permanently',
    job: 'send-password-reset',
  });
  await queue.attempt();
  expect(queue.counted).toHaveLength(12);
});

test('what can never succeed is not tried again', async () => {
  const queue = await openFailingQueue(new MailFault('no such mailbox', { isLasting: true }));
  await queue.attempt();
  expect(queue.counted).toEqual([['send-password-reset', 'failed']]);
  expect(await queue.countJobs()).toBe(0);
});

test('neither the log nor the queue repeats people’s data from payloads and queries', async () => {
  const { db } = await openTestQueue();
  const query = sql`select from cakes where baker = ${EMAIL}`;
  const fault = await db.execute(query).catch((error: unknown) => error);
  expect(String(fault)).toContain(EMAIL);
  const queue = await openFailingQueue(fault instanceof Error ? fault : new Error('no error'));
  await queue.attempt();
  expect(queue.text()).toContain('A job failed and will be tried again');
  expect(queue.text()).not.toContain(EMAIL);
  expect((await queue.readJob())?.error).not.toContain(EMAIL);
});

test('a payload that another version of the shop wrote is not believed unseen', async () => {
  const { db, pool } = await openTestQueue();
  const counted: string[] = [];
  await db.execute(sql`select graphile_worker.add_job('send-registration-mail', '{"id":7}'::json)`);
  const done: unknown[] = [];
  const tasks = createTestTasks(async (job) => void done.push(job));
  await runWaitingJobs(pool, tasks, {
    log: pino({ level: 'silent' }),
    countJob: (_, outcome) => void counted.push(outcome),
  });
  expect([done, counted]).toEqual([[], ['tried']]);
});
