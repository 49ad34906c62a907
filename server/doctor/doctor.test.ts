import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Finding } from '../../domain/shop/readiness.ts';
import { FileFault, type FilePort } from '../ports/files.ts';
import { compareClocks, findReachFault } from './ask-outside.ts';
import { judgeServer } from './examine-database.ts';
import { judgeMachine } from './examine-machine.ts';
import { examineOutside, type Probes } from './examine-outside.ts';
import { judgeSettings, type SettingsFacts } from './examine-settings.ts';
import { printFindings } from './print-findings.ts';

const states = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ name, state }) => [name, state]));

const MACHINE = { memoryBytes: 2e9, freeDiskBytes: 20e9, isRoot: false, clockAheadMs: 300 };
const SERVER = {
  version: '18.4',
  fsync: 'on',
  fullPageWrites: 'on',
  synchronousCommit: 'on',
  maxConnections: 100,
};
const READY: SettingsFacts = {
  host: '127.0.0.1',
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  databaseStandbyUrl: undefined,
  databaseReportsUrl: undefined,
  smtp: undefined,
  bucket: undefined,
  paystack: undefined,
  areCertificatesUnchecked: false,
  demo: false,
  isDemoPublic: false,
  publicUrl: 'https://shop.example',
  rateLimitFactor: 1,
  trustedProxies: [{ address: '127.0.0.1', bits: 32, family: 'ipv4' }],
  metricsToken: 'a token of sixteen',
  secretKey: 'x'.repeat(32),
  backupPassphrase: 'ewa agoyin and bread',
  nightlyBackups: { to: 'bucket', keep: 14 },
};
const FILES = new Map<string, Buffer>();
const files: FilePort = {
  put: async (key, { bytes }) => void FILES.set(key, Buffer.from(bytes)),
  get: async (key) => FILES.get(key),
  remove: async (key) => void FILES.delete(key),
  hasRoom: async () => true,
  list: async function* () {},
};
const works = async () => {};
const WORKING: Probes = { mail: works, payments: works, push: works };
const LIVE = {
  demo: false,
  bucket: undefined,
  paystack: { url: 'https://pay.example', secretKey: 'sk_live_x' },
};

test('a machine with room, a right clock and a user of its own is ready (P33.4)', () => {
  expect(states(judgeMachine(MACHINE, { databaseUrl: undefined }))).toEqual({
    Memory: 'ready',
    Disk: 'ready',
    'Server account': 'ready',
    Clock: 'ready',
  });
  const poor = { memoryBytes: 5e8, freeDiskBytes: 1e8, isRoot: true, clockAheadMs: -90_000 };
  const findings = judgeMachine(poor, { databaseUrl: undefined });
  expect(states(findings)).toEqual({
    Memory: 'advice',
    Disk: 'blocked',
    'Server account': 'advice',
    Clock: 'blocked',
  });
  expect(findings.at(-1)).toMatchObject({ says: expect.stringContaining('90 seconds slow') });
  expect(findings.every(({ fix, why }) => fix && why)).toBe(true);
});

test('settings of a real shop are ready, and each that is missing is named with its fix (P33.4)', () => {
  expect(judgeSettings(READY, undefined).every(({ state }) => state === 'ready')).toBe(true);
  const bare = judgeSettings(
    {
      ...READY,
      demo: true,
      trustedProxies: [],
      secretKey: undefined,
      metricsToken: undefined,
      nightlyBackups: undefined,
    },
    'ENOTFOUND',
  );
  expect(states(bare)).toEqual({
    Demo: 'blocked',
    Address: 'blocked',
    Safety: 'advice',
    'Secret key': 'advice',
    Monitoring: 'advice',
    'Nightly backups': 'blocked',
  });
});

test('a database that a power cut would damage is not ready (P33.4)', () => {
  expect(states(judgeServer(SERVER))).toEqual({ Server: 'ready', Durability: 'ready', Connections: 'ready' });
  expect(states(judgeServer({ ...SERVER, fsync: 'off', maxConnections: 10 }))).toMatchObject({
    Durability: 'blocked',
    Connections: 'advice',
  });
});

test('mail, payments, files and push are really tried, and leave nothing behind (P33.4)', async () => {
  expect(states(await examineOutside({ settings: LIVE, probes: WORKING, files }))).toEqual({
    Email: 'ready',
    Payments: 'ready',
    Files: 'ready',
    Push: 'ready',
  });
  expect(FILES.size).toBe(0);
  const fail = async () => {
    throw new FileFault('The mail server did not take a mail (EAUTH 535).');
  };
  const broken = await examineOutside({
    settings: { ...LIVE, paystack: { ...LIVE.paystack, secretKey: 'sk_test_x' } },
    probes: { mail: fail, payments: works, push: undefined },
    files: { ...files, get: async () => undefined },
  });
  expect(states(broken)).toEqual({ Email: 'blocked', Payments: 'blocked', Files: 'blocked', Push: 'ready' });
  expect(broken[0]?.says).toContain('EAUTH 535');
});

test('the address must lead to this shop, and clocks are compared with what others say (P33.4)', async () => {
  const server = createServer((request, response) => {
    response.setHeader('date', new Date(Date.now() - 120_000).toUTCString());
    response.end(request.url === '/healthz' ? '{"status":"ok"}' : 'a page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await findReachFault(address)).toBeUndefined();
  expect(await findReachFault(`${address}/elsewhere`)).toBe('something else answers there, with 200');
  const aheadMs = (await compareClocks(['http://127.0.0.1:1', address])) ?? 0;
  expect(Math.abs(aheadMs - 120_000)).toBeLessThan(60_000);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await findReachFault(address)).toBeDefined();
});

test('the screen of the command has a line for each finding, its fix below, and a verdict at the end (P33.5)', () => {
  const text = printFindings(judgeSettings({ ...READY, secretKey: undefined, demo: true }, undefined), {
    hasColours: false,
  });
  expect(text).toContain('✗ Demo ');
  expect(text).toContain('→ Set SECRET_KEY to the output of: openssl rand -hex 32');
  expect(text).toContain('✓ Address          https://shop.example answers');
  expect(text).toContain('Not ready to open: 1 thing to fix, 1 thing to improve.');
});
