import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAtOnce, readChildPids, waitUntilGone } from '../../testing/processes.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import type { ServerConnection } from '../connect.ts';
import { readCommandLine } from './process-state.ts';
import { type EmbeddedServer, startEmbeddedServer } from './start-embedded-server.ts';

let folder: TemporaryFolder;
let server: EmbeddedServer | undefined;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
});

afterAll(async () => {
  await stop();
  await folder[Symbol.asyncDispose]();
});

/** Every test goes on with the server of the one before, or with its data, as a shop does from start to start. */
async function start(): Promise<EmbeddedServer> {
  server ??= await startEmbeddedServer({ dataDir: folder.path });
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}

function inHome(...path: string[]): string {
  return join(folder.path, 'postgres', ...path);
}

async function ask(connection: ServerConnection, question: string): Promise<unknown> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0];
  } finally {
    await client.end();
  }
}

async function readPostmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(inHome('cluster', 'postmaster.pid'), 'utf8'), 10);
}

/** There where the project is closed to PostgreSQL's user. */
function isCopyOfPrograms(name: string): boolean {
  return name.startsWith('binaries-');
}

test('the first start creates a database that never trades safety for speed', { tags: 'long' }, async () => {
  const { outcome, connection } = await start();
  expect(outcome).toBe('created');
  expect(connection).toMatchObject({ host: '127.0.0.1', user: 'oyin', database: 'oyin' });
  expect(
    await ask(
      connection,
      `select current_setting('server_version_num')::int / 10000, current_setting('fsync'),
              current_setting('full_page_writes'), current_setting('synchronous_commit'),
              current_setting('data_checksums'), current_setting('server_encoding')`,
    ),
  ).toEqual([18, 'on', 'on', 'on', 'on', 'UTF8']);
});

test('nothing half-made stays behind, and the passwords are for the owner’s eyes only', {
  tags: 'long',
}, async () => {
  await start();
  const names = (await readdir(inHome())).filter((name) => !isCopyOfPrograms(name));
  expect(names.sort()).toEqual(['cluster', 'connection.json', 'postgres.log']);
  const { mode } = await stat(inHome('connection.json'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('the next start goes on with the same port and password, and stopping leaves no process', {
  tags: 'long',
}, async () => {
  const first = await start();
  const pid = await readPostmasterPid();
  const pids = [pid, ...(await readChildPids(pid))];
  await stop();
  await waitUntilGone(pids);

  const second = await start();
  expect(second.outcome).toBe('started');
  expect(second.connection).toEqual(first.connection);
});

test('it listens on the loopback address alone and lets nobody in without the password', async () => {
  const { connection } = await start();
  const lockFile = await readFile(inHome('cluster', 'postmaster.pid'), 'utf8');
  const [socketFolder, listenAddress] = lockFile.split('\n').slice(4);
  expect([socketFolder, listenAddress]).toEqual(['', '127.0.0.1']);
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  for (const { address } of addresses.filter((entry) => entry.address !== '127.0.0.1')) {
    await expect(ask({ ...connection, host: address }, 'select 1')).rejects.toThrow();
  }
  await expect(ask({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});

test('the shop’s role cannot read files or run programs through PostgreSQL', async () => {
  const { connection } = await start();
  expect(await ask(connection, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    false,
  ]);
  await expect(ask(connection, `select pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied');
});

test.runIf(process.getuid?.() === 0)('where we are root it runs as an unprivileged user', async () => {
  await start();
  const { uid } = await stat(`/proc/${await readPostmasterPid()}`);
  expect(uid).not.toBe(0);
  expect((await stat(inHome('cluster'))).uid).toBe(uid);
});

test('a second shop on the same data folder is refused and leaves the first alone', {
  tags: 'long',
}, async () => {
  const { connection } = await start();
  await expect(startEmbeddedServer({ dataDir: folder.path })).rejects.toThrow(
    `Another shop is already running on the data folder ${folder.path}.`,
  );
  expect(await ask(connection, 'select 1')).toEqual([1]);
});

test('the lock on the data folder is taken again when its connection is lost', { tags: 'long' }, async () => {
  const { connection } = await start();
  const readHolder = () =>
    ask(connection, `select pid from pg_locks where locktype = 'advisory' and granted`);
  const holder = await readHolder();
  await ask(
    connection,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'oyin shop lock'`,
  );
  await expect.poll(readHolder).toSatisfy((now) => Array.isArray(now) && String(now) !== String(holder));
});

test('a server that is killed under an open shop is started again on the same port, with all its data (P33.9)', async () => {
  const { connection } = await start();
  await ask(connection, 'create table if not exists loaves (id int)');
  await ask(connection, 'insert into loaves values (1)');
  const killed = await readPostmasterPid();
  killAtOnce(killed);
  await expect
    .poll(() => ask(connection, 'select count(*)::int from loaves').catch(() => undefined), {
      timeout: 60_000,
    })
    .toEqual([1]);
  expect(await readPostmasterPid()).not.toBe(killed);
  await ask(connection, 'drop table loaves');
  await stop();
});

test('a port that somebody else took meanwhile is replaced, and the new one is kept', {
  tags: 'long',
}, async () => {
  const { connection } = await start();
  await stop();
  const squatter = createServer().listen(connection.port, '127.0.0.1');
  await once(squatter, 'listening');

  const moved = await start();
  expect(moved.connection.port).not.toBe(connection.port);
  expect(await ask(moved.connection, 'select 1')).toEqual([1]);
  await stop();
  squatter.close();
  expect((await start()).connection.port).toBe(moved.connection.port);
});

test('what a killed start left behind is removed', { tags: 'long' }, async () => {
  await stop();
  await mkdir(inHome('creating-abc123', 'cluster'), { recursive: true });
  await writeFile(inHome('creating-abc123', 'password'), 'secret');
  await start();
  expect((await readdir(inHome())).filter((name) => name.startsWith('creating-'))).toEqual([]);
});

test('a log that has grown long makes room for a new one', { tags: 'long' }, async () => {
  await stop();
  await writeFile(inHome('postgres.log'), 'x'.repeat(6 * 1024 * 1024));
  await start();
  expect((await stat(inHome('postgres.log.1'))).size).toBe(6 * 1024 * 1024);
  expect((await stat(inHome('postgres.log'))).size).toBeLessThan(1024 * 1024);
});

/** The process belongs to PostgreSQL's user, because strangers of other users are no obstacle to it. */
async function spawnAsServerUser(script: string) {
  const { uid, gid } = await stat(inHome('cluster'));
  const identity = process.getuid?.() === 0 ? { uid, gid } : {};
  const child = spawn('/bin/sh', ['-c', script], { cwd: '/', stdio: 'ignore', ...identity });
  await once(child, 'spawn');
  return { pid: child.pid ?? 0, [Symbol.dispose]: () => void child.kill('SIGKILL') };
}

async function leaveLockFileOf(pid: number): Promise<void> {
  const lockFile = inHome('cluster', 'postmaster.pid');
  await writeFile(lockFile, `${pid}\n${inHome('cluster')}\n1700000000\n5432\n\n`);
  const { uid, gid } = await stat(inHome('cluster'));
  await chown(lockFile, uid, gid);
}

test('a lock file that names a stranger’s process does not keep the server from starting', async () => {
  await stop();
  using stranger = await spawnAsServerUser('exec sleep 600');
  await leaveLockFileOf(stranger.pid);
  expect((await start()).outcome).toBe('started');
});

test('a lock file that names a zombie does not keep the server from starting', { tags: 'long' }, async () => {
  await stop();
  using neglectfulParent = await spawnAsServerUser('true & exec sleep 600');
  await expect.poll(() => readChildPids(neglectfulParent.pid)).toHaveLength(1);
  const [zombie = 0] = await readChildPids(neglectfulParent.pid);
  await expect.poll(() => readCommandLine(zombie)).toBeUndefined();
  await leaveLockFileOf(zombie);
  expect((await start()).outcome).toBe('started');
});

test('while an orphan of a killed server is still at work, the next start waits for its end', {
  tags: 'long',
}, async () => {
  const { connection } = await start();
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  process.kill(rows[0].pid, 'SIGSTOP');
  killAtOnce(await readPostmasterPid());
  await stop();

  const starting = start();
  await expect
    .poll(() => readFile(inHome('postgres.log'), 'utf8'))
    .toContain('pre-existing shared memory block');
  killAtOnce(rows[0].pid);
  expect((await starting).outcome).toBe('recovered');
  await client.end();
});
