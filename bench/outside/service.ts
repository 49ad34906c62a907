import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Skipped } from './table.ts';

export type Service = { readonly output: () => string; readonly stop: () => Promise<void> };

type Launch = {
  readonly program: string;
  readonly given: readonly string[];
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether it answers by now. */
  readonly isReady: () => Promise<boolean>;
};

const READY_LIMIT_MS = 180_000;
const LOOK_EVERY_MS = 300;
const STOP_LIMIT_MS = 10_000;

/** Starts a foreign program on this machine and waits until it answers; one that does not is skipped with its last words. */
export async function startService({
  program,
  given,
  cwd,
  environment = {},
  isReady,
}: Launch): Promise<Service> {
  const child = spawn(program, [...given], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  const service = { output: () => output, stop: () => end(child) };
  const givenUpAt = Date.now() + READY_LIMIT_MS;
  for (;;) {
    if (await isReady().catch(() => false)) return service;
    const error = await Promise.race([failed, pause(LOOK_EVERY_MS)]);
    if (error || child.exitCode !== null || Date.now() > givenUpAt) {
      await service.stop();
      throw new Skipped(
        `it does not start here: ${(error?.message ?? output).trim().split('\n').at(-1)?.slice(0, 120)}`,
      );
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}
