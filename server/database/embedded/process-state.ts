import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command line of a process that runs; undefined when there is none, or only a zombie that nobody has buried. */
export async function readCommandLine(pid: number): Promise<string | undefined> {
  try {
    return platform() === 'linux' ? await readFromProc(pid) : await readFromPs(pid);
  } catch {
    return undefined;
  }
}

async function readFromProc(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name before the state stands in brackets and may itself hold any character.
  const state = stat.slice(stat.lastIndexOf(')') + 2)[0];
  if (state === 'Z' || state === 'X') return undefined;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return commandLine.replaceAll('\0', ' ');
}

async function readFromPs(pid: number): Promise<string | undefined> {
  const { stdout } = await run('ps', ['-ww', '-p', String(pid), '-o', 'stat=,args=']);
  const [, state = '', commandLine = ''] = /^\s*(\S+)\s+(.*)/.exec(stdout) ?? [];
  return state.startsWith('Z') ? undefined : `${commandLine} `;
}
