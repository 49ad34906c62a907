import type { Job, JobHelpers, TaskList } from 'graphile-worker';
import type { BaseLogger } from 'pino';
import { MailFault } from '../ports/mail.ts';
import { PushFault } from '../ports/push.ts';
import { parseTraceparent } from '../tracing/traceparent.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { readOrigin } from './job-origin.ts';
import {
  JOB_NAMES,
  JOB_PAYLOADS,
  type JobFacts,
  type JobName,
  type JobPayload,
  type JobTasks,
} from './job-table.ts';

export type JobOutcome = 'done' | 'tried' | 'failed';

export type JobReports = {
  readonly log: Pick<BaseLogger, 'warn' | 'error' | 'debug'>;
  readonly countJob: (name: string, outcome: JobOutcome) => void;
  /** Left out: no traces are taken. */
  readonly tracer?: Tracer | undefined;
};

/** What the library calls for each job: the task, with its outcome told to whoever looks after the shop. */
export function createTaskList(tasks: JobTasks, { log, countJob, tracer }: JobReports): TaskList {
  async function runJob(name: JobName, payload: unknown, job: Job): Promise<void> {
    const { id: jobId, attempts, max_attempts: maxAttempts } = job;
    try {
      await traceJob(tracer, name, payload, () => runTask(tasks, name, payload, { jobId }));
      countJob(name, 'done');
    } catch (error) {
      const isFault = error instanceof MailFault || error instanceof PushFault;
      const isLasting = isFault && error.isLasting;
      const isOver = isLasting || attempts >= maxAttempts;
      const facts = { err: error, job: name, jobId, attempt: attempts };
      if (isOver) log.error(facts, 'A job failed permanently');
      else log.warn(facts, 'A job failed and will be tried again');
      countJob(name, isOver ? 'failed' : 'tried');
      // The queue keeps the message of an error, and a failed query's message holds people's data.
      if (!isLasting) throw new Error(error instanceof Error ? error.name : typeof error);
    }
  }
  return Object.fromEntries(
    JOB_NAMES.map((name) => [name, (payload: unknown, { job }: JobHelpers) => runJob(name, payload, job)]),
  );
}

/** In the trace of whatever added the job. */
function traceJob(
  tracer: Tracer | undefined,
  name: JobName,
  payload: unknown,
  work: () => Promise<void>,
): Promise<void> {
  if (!tracer) return work();
  return tracer.run({ name, kind: 'consumer', parent: parseTraceparent(readOrigin(payload))?.context }, work);
}

/** An older or newer node may have added the job, so its payload is looked at before it is believed. */
async function runTask<Name extends JobName>(
  tasks: JobTasks,
  name: Name,
  payload: unknown,
  facts: JobFacts,
): Promise<void> {
  const task: JobTasks[Name] = tasks[name];
  await task(JOB_PAYLOADS[name].parse(payload) as JobPayload<Name>, facts); // the schema of this very name
}
