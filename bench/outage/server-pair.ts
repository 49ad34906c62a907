import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findLastingPort } from '../../server/testing/lasting-port.ts';

const run = promisify(execFile);
const INSTALLATIONS = '/usr/lib/postgresql';
const HOST = '127.0.0.1';
const OWNER = 'postgres';

/** Of Debian's packages: the shop's own PostgreSQL comes without `pg_basebackup`. */
async function findPrograms(): Promise<string> {
  const versions = (await readdir(INSTALLATIONS).catch(() => [])).toSorted(
    (one, other) => Number(one) - Number(other),
  );
  const newest = versions.at(-1);
  if (!newest) throw new Error('This needs Debian’s PostgreSQL: apt install postgresql.');
  return join(INSTALLATIONS, newest, 'bin');
}

/** PostgreSQL refuses to run as root. */
function findRunner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const read = (flag: string) => Number(execFileSync('id', [flag, OWNER], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

type Server = {
  readonly url: string;
  readonly ask: (text: string) => Promise<pg.QueryResult>;
  readonly kill: () => Promise<void>;
};
export type ServerPair = Awaited<ReturnType<typeof startServerPair>>;

/** A primary and a standby that confirms each commit, as one would set them up by PostgreSQL's handbook. */
export async function startServerPair(folder: string, opened: AsyncDisposableStack) {
  const programs = await findPrograms();
  const runner = findRunner();
  if (runner.uid !== undefined) await chown(folder, runner.uid, runner.gid ?? runner.uid);
  const options = { ...runner, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };

  async function start(data: string, name: string): Promise<Server> {
    const port = await findLastingPort();
    const settings = { port, listen_addresses: HOST, unix_socket_directories: folder, cluster_name: name };
    const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
    const kill = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // Its processes would otherwise finish what they do, which a machine without power does not.
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)]).catch(() => ({
        stdout: '',
      }));
      child.kill('SIGKILL');
      for (const pid of stdout.split('\n').filter(Boolean)) killQuietly(Number(pid));
      await once(child, 'exit');
    };
    opened.defer(kill);
    const connection = { host: HOST, port, user: OWNER, database: 'postgres' };
    const ask = (text: string) => askOnce(connection, text);
    await until(() => ask('select 1'));
    return { url: `postgres://${OWNER}@${HOST}:${port}/oyin`, ask, kill };
  }

  const [primaryData, standbyData] = [join(folder, 'primary'), join(folder, 'standby')];
  await run(join(programs, 'initdb'), ['-D', primaryData, '-U', OWNER, '-A', 'trust', '-E', 'UTF8'], options);
  const primary = await start(primaryData, 'primary');
  await primary.ask('create database oyin');
  const from = new URL(primary.url);
  const source = `host=${HOST} port=${from.port} user=${OWNER}`;
  await run(
    join(programs, 'pg_basebackup'),
    ['-d', source, '-D', standbyData, '-R', '-X', 'stream', '-c', 'fast'],
    options,
  );
  const standby = await start(standbyData, 'standby');
  await primary.ask(`alter system set synchronous_standby_names = 'standby'`);
  await primary.ask('select pg_reload_conf()');
  await until(async () => {
    const { rows } = await primary.ask('select sync_state from pg_stat_replication');
    if (rows[0]?.sync_state !== 'sync') throw new Error('The standby does not follow yet.');
  });
  return { primary, standby, promote: () => standby.ask('select pg_promote()') };
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function askOnce(connection: pg.ClientConfig, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await pause(200);
    }
  }
}
