import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';
import { REGULAR_JOBS } from './regular-jobs.ts';

/** New jobs are heard of at once; this is for those whose time comes, and for messages that were missed. */
export const POLL_EVERY_MS = 2_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/** In batches an outcome is written again until it is, and the end waits for it; otherwise neither. */
export const SURE_OUTCOMES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

type WorkerOptions = {
  readonly pool: Pool;
  readonly taskList: TaskList;
  readonly jobsAtOnce: number;
  readonly log: Pick<BaseLogger, 'warn' | 'error' | 'debug'>;
};

/** The library's worker, started again whenever it gave up, as it does when the database was away for long. */
export async function keepWorking({ pool, taskList, jobsAtOnce, log }: WorkerOptions) {
  const stopping = new AbortController();
  const logger = createQueueLog(log);
  let workerId: string | undefined;

  function start(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      workerId = workerPool.id;
    });
    return run({
      pgPool: pool,
      taskList,
      parsedCronItems: [...REGULAR_JOBS],
      logger,
      events,
      noHandleSignals: true,
      preset: {
        worker: {
          concurrentJobs: jobsAtOnce,
          pollInterval: POLL_EVERY_MS,
          ...SURE_OUTCOMES,
        },
      },
    });
  }

  async function startAgain(): Promise<Runner | undefined> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return undefined;
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error, pauseMs }, 'The queue is not available yet');
      }
    }
  }

  let runner: Runner | undefined = await start();
  async function workUntilStopped(): Promise<void> {
    while (runner) {
      await runner.promise.catch(() => {});
      if (stopping.signal.aborted) return;
      log.error('The queue stopped and is being restarted');
      runner = await startAgain();
      if (stopping.signal.aborted) await runner?.stop();
    }
  }

  const ended = workUntilStopped();
  return {
    readWorkerId: () => workerId,
    async stop(): Promise<void> {
      stopping.abort();
      // One that gave up a moment ago says that it is stopped already.
      await runner?.stop().catch(() => {});
      await ended;
    },
  };
}

type Log = Pick<BaseLogger, 'warn' | 'debug'>;

/** The library's words without its details: those hold whole jobs, payload included. */
function createQueueLog(log: Log): Logger {
  return new Logger(({ label }) => (level, message, details) => {
    // Told by whoever ran the job, who knows which errors may be repeated.
    if (details?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ part: label }, message);
    else log.debug({ part: label }, message);
  });
}
