import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

export type TestShop = {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What the shop has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '..', '..');
const START_LIMIT_MS = 180_000;
const OPEN_SIGN = /The shop is (?:open|not open yet): (\S+)/;

/** Measurements leave the log out: reading it would cost the measuring process more than the shop takes to write it. */
export type LogDestination = 'pipe' | 'ignore';

/** Starts the real program on a free port with its own data folder, as `npm start` would. */
export async function startTestShop(
  environment: Record<string, string> = {},
  log: LogDestination = 'pipe',
): Promise<TestShop> {
  await using opened = new AsyncDisposableStack();
  const dataDir = environment.DATA_DIR ?? opened.use(await makeTemporaryFolder()).path;
  const shop = launchShop({ PORT: '0', DATA_DIR: dataDir, ...environment }, log);
  opened.defer(async () => void (await endProcess(shop.process)));
  const url = await waitForSign(shop);
  const closing = opened.move();
  return { ...shop, url, dataDir, stop: () => closing.disposeAsync() };
}

/** Starts the program without waiting for it to open. */
export function launchShop(
  environment: Record<string, string>,
  log: LogDestination = 'pipe',
): Pick<TestShop, 'process' | 'output'> {
  const child = spawn('sh', ['scripts/node.sh', 'server/main.ts'], {
    cwd: ROOT,
    // Test runners set NODE_ENV for themselves, and libraries check less then.
    env: { ...readNeeded(process.env), NODE_ENV: 'production', ...environment },
    stdio: ['ignore', log, 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return { process: child, output: () => output };
}

/** What any program needs; a database, an address or a key that happens to be set in this shell is none of a test's shop. */
const NEEDED = ['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'TZ', 'TMPDIR', 'NODE_COMPILE_CACHE'] as const;

function readNeeded(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    NEEDED.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function waitForSign({ process: child, output }: Pick<TestShop, 'process' | 'output'>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('did not open in time'), START_LIMIT_MS);
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new Error(`The shop ${what}:\n${output()}`));
    };
    const look = () => {
      const address = OPEN_SIGN.exec(output())?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stderr?.on('data', look);
    child.stdout?.on('data', look);
    child.once('exit', (code) => fail(`ended with code ${code}`));
  });
}

export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}
