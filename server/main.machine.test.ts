import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { endProcess, launchShop, startTestShop } from './testing/shop-process.ts';
import { makeTemporaryFolder } from './testing/temporary-folder.ts';

async function temporaryDataDir() {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return join(folder.path, 'data');
}

async function runToItsEnd(environment: Record<string, string>) {
  const shop = launchShop({ PORT: '0', ...environment });
  const [code] = await once(shop.process, 'exit');
  return { code, output: shop.output() };
}

test('what is set in the shell of the tests is none of their shops', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('RATE_LIMIT_FACTOR', 'much');
  vi.stubEnv('DATABASE_URL', 'postgres://owner@127.0.0.1/shop');
  const { output } = await runToItsEnd({ DEMO: 'maybe', DATA_DIR: await temporaryDataDir() });
  expect(output.trim()).toBe('DEMO must be 1 or 0, but it is "maybe".');
});

describe('a start that cannot succeed says why in one sentence and leaves nothing behind', () => {
  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const dataDir = await temporaryDataDir();

    const { code, output } = await runToItsEnd({ PORT: port, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is already in use: stop the other program, or set PORT to another number.`,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a setting is wrong', async () => {
    const dataDir = await temporaryDataDir();
    const { code, output } = await runToItsEnd({ DEMO: 'maybe', TRUST_PROXY: 'all', DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'DEMO must be 1 or 0, but it is "maybe".',
      'TRUST_PROXY must name the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8, or say loopback or private, but it is "all".',
    ]);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('the database cannot be reached', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const address = closed.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    closed.close();
    await once(closed, 'close');

    const { code, output } = await runToItsEnd({
      DATABASE_URL: `postgres://oyin:hunter2secret@127.0.0.1:${port}/oyin`,
      PUBLIC_URL: 'https://shop.example',
      DATA_DIR: await temporaryDataDir(),
    });
    expect(code).toBe(1);
    expect(output).toMatch(/database/i);
    expect(output).not.toContain('hunter2secret');
    expect(output).not.toContain('    at ');
  });
});

test('one program is the whole shop with its database, and Ctrl-C loses no request that was taken, under load or still arriving, and ends both (P15.1, P15.3)', async () => {
  const shop = await startTestShop();
  onTestFinished(() => shop.stop());
  const pidFile = join(shop.dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const databasePid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  const port = Number(new URL(shop.url).port);
  const load = putUnderLoad(`${shop.url}/api/shop`);
  const arriving = connect(port, '127.0.0.1');
  await once(arriving, 'connect');
  arriving.write('GET /api/shop HTTP/1.1\r\nHost: localhost\r\n');
  // A full answer on another connection proves that the server has read what was sent before it.
  await fetch(`${shop.url}/healthz`);
  await expect.poll(() => load.outcomes.length, { timeout: 60_000 }).toBeGreaterThan(200);

  const ending = endProcess(shop.process, 'SIGINT');
  await expect.poll(() => isRefused(port)).toBe(true);
  arriving.write('\r\n');
  const answer = Buffer.concat(await arriving.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain('Oyin Bakes');
  expect(await ending).toBe(0);
  await load.ended;
  expect(new Set(load.outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']));
  expect(existsSync(pidFile)).toBe(false);
  // It puts its files in order first, and goes a moment later.
  await expect.poll(() => isProcess(databasePid)).toBe(false);
});

/** Visitors who ask again and again until nobody answers. */
function putUnderLoad(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const outcomes: string[] = [];
  const visitors = Array.from({ length: 8 }, async () => {
    let outcome = '200';
    while (outcome === '200') {
      outcome = await askOnce(url, agent);
      outcomes.push(outcome);
    }
  });
  return { outcomes, ended: Promise.all(visitors) };
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}

function askOnce(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.on('error', () => resolve('cut off'));
      response.on('end', () => resolve(response.complete ? String(response.statusCode) : 'cut off'));
      response.resume();
    });
    request.on('error', ({ code = 'failed' }: NodeJS.ErrnoException) => {
      // A resting connection was closed in the moment it was to be used again. As browsers do, whoever asks tries another one.
      const wasResting = request.reusedSocket && code === 'ECONNRESET';
      resolve(wasResting ? askOnce(url, agent) : code);
    });
  });
}
