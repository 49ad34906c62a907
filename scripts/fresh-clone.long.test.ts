import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findLastingPort } from '../server/testing/lasting-port.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const START_LIMIT_MS = 400_000;

/** What a newcomer gets: every file of the project, nothing that was installed, built or kept. */
async function copyProject(to: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
  }).toString();
  for (const file of files.split('\0').filter((name) => name && existsSync(join(ROOT, name)))) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(ROOT, file), join(to, file));
  }
}

/** Beside the project, or elsewhere where PostgreSQL could not reach them there. */
function findDataFolder(output: string): string {
  return /Creating the database in (.+)/.exec(output)?.[1] ?? '';
}

/** Elsewhere they would outlive the project. */
async function removeData(output: string): Promise<void> {
  const dataDir = findDataFolder(output);
  if (!dataDir) return;
  await rm(dataDir, { recursive: true, force: true });
  try {
    for (let parent = dirname(dataDir); ; parent = dirname(parent)) await rmdir(parent);
  } catch {
    // This one holds something else.
  }
}

/** With a umask and a NODE_ENV as some machines have them. */
function runAsANewcomer(
  folder: string,
  command: string,
  settings: Record<string, string> = { PORT: '0' },
): { child: ChildProcess; output: () => string } {
  // Without what this test run itself has set, so that npm finds the machine's own Node first, and without anybody's data.
  const path = (process.env.PATH ?? '').split(':').filter((part) => !part.includes('node_modules'));
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|NODE_|VITEST|DATA_DIR$|DATABASE_URL$)/.test(name),
    ),
  );
  const child = spawn('sh', ['-c', `umask 077; exec npm ${command}`], {
    cwd: folder,
    env: { ...environment, PATH: path.join(':'), NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return { child, output: () => output };
}

async function waitForAddress({ child, output }: ReturnType<typeof runAsANewcomer>): Promise<string> {
  await expect
    .poll(() => child.exitCode !== null || /The shop is open: \S+\s/.test(output()), {
      timeout: START_LIMIT_MS,
      interval: 200,
    })
    .toBe(true);
  const address = /The shop is open: (\S+)/.exec(output())?.[1];
  if (!address) throw new Error(`The shop did not open:\n${output()}`);
  return address;
}

/** Ctrl-C in a terminal reaches every process of the group. */
async function pressControlC(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
}

test('a fresh clone in a closed folder with a space and an accent in its name serves the shop after npm start, again after Ctrl-C, and with a production install (P15.1, P15.3)', async () => {
  const temporary = await makeTemporaryFolder();
  onTestFinished(() => temporary[Symbol.asyncDispose]());
  const folder = join(temporary.path, 'ilé oyin');
  await copyProject(folder);
  await chmod(folder, 0o700);

  const first = runAsANewcomer(folder, 'start');
  onTestFinished(() => removeData(first.output()));
  const url = await waitForAddress(first);
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1');
  expect(first.output()).toContain('Installing the parts');
  expect(first.output()).toContain('Building the web part');

  const dataDir = findDataFolder(first.output());
  const databasePid = Number(
    (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  await pressControlC(first.child);
  await expect.poll(() => isRunning(databasePid)).toBe(false);

  const second = runAsANewcomer(folder, 'start');
  expect((await fetch(await waitForAddress(second))).status).toBe(200);
  expect(second.output()).not.toContain('Installing');
  expect(second.output()).not.toContain('Building');
  await pressControlC(second.child);
  await expect.poll(() => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);

  const installation = runAsANewcomer(folder, 'run install:production');
  expect((await once(installation.child, 'exit'))[0], installation.output()).toBe(0);
  expect(installation.output()).not.toContain('Building');
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false);

  const port = String(await findLastingPort());
  const inEarnest = runAsANewcomer(folder, 'start', {
    DEMO: '0',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  expect((await fetch(await waitForAddress(inEarnest))).status).toBe(200);
  expect(inEarnest.output()).not.toContain('Installing');
  await pressControlC(inEarnest.child);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
