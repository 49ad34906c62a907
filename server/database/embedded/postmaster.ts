import { constants } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';
import { errorCode, isMissing } from './file-fault.ts';
import { readCommandLine } from './process-state.ts';

const LOOK_EVERY_MS = 20;
const FAST_STOP_TIMEOUT_MS = 30_000;
const IMMEDIATE_STOP_TIMEOUT_MS = 10_000;

/** PostgreSQL's main process, parent of all its others. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** The postmaster that runs on these data, whoever started it. */
export async function findPostmaster(folder: DataFolder): Promise<Postmaster | undefined> {
  const lines = await readLockFile(folder);
  const [pid, port] = [Number(lines?.[0]), Number(lines?.[3])];
  return pid && port && (await isPostmaster(pid, folder)) ? { pid, port } : undefined;
}

/** Its command line names the data; a number alone may belong to any program by now. */
export async function isPostmaster(pid: number, folder: DataFolder): Promise<boolean> {
  const commandLine = await readCommandLine(pid);
  return commandLine?.includes(` -D ${folder.clusterDir} `) ?? false;
}

/**
 * PostgreSQL does not start while the process its lock file names exists, be it a zombie or a stranger with the same
 * number. The file must stay all the same, because it leads to the shared memory by which PostgreSQL notices orphaned
 * children still at work. So it gets our own number: a starting postmaster knows that its parent is not its rival.
 */
export async function disownLockFile(folder: DataFolder): Promise<void> {
  const lines = await readLockFile(folder);
  if (!lines) return;
  const pid = Number(lines[0]);
  if (pid && (!isProcess(pid) || (await isPostmaster(pid, folder)))) return;
  // The folder belongs to a less trusted user, who could have put a link to somebody else's file here.
  const handle = await open(
    lockFilePath(folder),
    constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW,
  );
  try {
    await handle.writeFile([process.pid, ...lines.slice(1)].join('\n'));
  } finally {
    await handle.close();
  }
}

/** Lets queries under way fail rather than wait for them; committed rows are on the disk either way. */
export async function stopPostmaster(pid: number, folder: DataFolder): Promise<void> {
  if (await signalAndWait(pid, 'SIGINT', folder, FAST_STOP_TIMEOUT_MS)) return;
  if (await signalAndWait(pid, 'SIGQUIT', folder, IMMEDIATE_STOP_TIMEOUT_MS)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

async function signalAndWait(
  pid: number,
  signal: NodeJS.Signals,
  folder: DataFolder,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  if (await isPostmaster(pid, folder)) sendSignal(pid, signal);
  while (await isPostmaster(pid, folder)) {
    if (Date.now() > deadline) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended by itself in this very moment.
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Zombies and other users' processes included. */
function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

async function readLockFile(folder: DataFolder): Promise<string[] | undefined> {
  try {
    return (await readFile(lockFilePath(folder), 'utf8')).split('\n');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function lockFilePath(folder: DataFolder): string {
  return join(folder.clusterDir, 'postmaster.pid');
}
