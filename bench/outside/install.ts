import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Skipped } from './table.ts';

const run = promisify(execFile);

/** Outside the project, and kept for the next time. */
export const CACHE = join(homedir(), '.cache', 'oyin-outside');
const INSTALL_LIMIT_MS = 600_000;
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

export async function runProgram(program: string, given: readonly string[], cwd: string): Promise<void> {
  await run(program, [...given], { cwd, timeout: INSTALL_LIMIT_MS, maxBuffer: OUTPUT_MAX_BYTES });
}

/** Makes the folder once; one that could not be finished is not there. */
export async function makeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  console.log(`  installing ${name} below ${CACHE}`);
  try {
    await make(unfinished);
  } catch (error) {
    const reason =
      error instanceof Error
        ? (error.message.split('\n').find((line) => /error|Error/.test(line)) ?? error.message)
        : '';
    throw new Skipped(`${name} cannot be installed here: ${reason.slice(0, 100)}`);
  }
  await rename(unfinished, folder);
  return folder;
}

/** From the npm registry, without running anybody's scripts. */
export function installFromNpm(name: string, version: string): Promise<string> {
  return makeOnce(`${name}-${version}`, (folder) =>
    runProgram(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`],
      folder,
    ),
  );
}

/** Debian's packages unpacked, not installed: the machine stays as it is. */
export function unpackFromDebian(name: string, packages: readonly string[]): Promise<string> {
  return makeOnce(`${name}-debian`, async (folder) => {
    await runProgram('apt-get', ['-qq', 'download', ...packages], folder);
    for (const file of await readdir(folder)) await runProgram('dpkg', ['-x', file, folder], folder);
  });
}

/** The first of these places that has the program. */
export function findProgram(name: string): string | undefined {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return places.map((place) => join(place, name)).find((path) => existsSync(path));
}
