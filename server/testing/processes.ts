import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '../database/embedded/file-fault.ts';
import { readCommandLine } from '../database/embedded/process-state.ts';

const run = promisify(execFile);

export async function readChildPids(parentPid: number): Promise<number[]> {
  const processes = platform() === 'linux' ? await listFromProc() : await listFromPs();
  return processes.filter((process) => process.parentPid === parentPid).map((process) => process.pid);
}

export function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself a moment before.
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

export async function waitUntilGone(pids: readonly number[]): Promise<void> {
  for (const pid of pids) {
    while ((await readCommandLine(pid)) !== undefined) await pause(10);
  }
}

type ProcessEntry = { readonly pid: number; readonly parentPid: number };

async function listFromProc(): Promise<ProcessEntry[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const entries = await Promise.all(
    names.map(async (name) => {
      // A process may end between the listing and the look at it.
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      const [, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return { pid: Number(name), parentPid: Number(parentPid) };
    }),
  );
  return entries;
}

async function listFromPs(): Promise<ProcessEntry[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parentPid] = line.trim().split(/\s+/).map(Number);
      return { pid: pid ?? 0, parentPid: parentPid ?? 0 };
    });
}
