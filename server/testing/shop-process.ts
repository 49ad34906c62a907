import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TestShop = {
  readonly url: string;
  readonly process: ChildProcess;
  /** What the shop has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '..', '..');
const START_LIMIT_MS = 60_000;
const OPEN_SIGN = /The shop is open: (\S+)/;

/** A folder below which the database's own user can reach its files, also where the tests run as root. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oyin-shop-'));
  await chmod(folder, 0o711);
  return folder;
}

/** Starts the real program on a free port with its own data folder, as `npm start` would. */
export async function startTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  const dataDir = environment.DATA_DIR ?? (await makeDataFolder());
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The shop did not start in time:\n${output}`)), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = OPEN_SIGN.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The shop ended with code ${code}:\n${output}`));
    });
  });
  return {
    url,
    process: child,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
