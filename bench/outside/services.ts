import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { arch } from 'node:os';
import { join } from 'node:path';
import type { ServerConnection } from '../../server/database/connect.ts';
import { findFreePort } from '../../server/database/embedded/free-port.ts';
import { CACHE, findProgram, installFromNpm, makeOnce, runProgram, unpackFromDebian } from './install.ts';
import { startService } from './service.ts';
import { Skipped } from './table.ts';

const GHOST_VERSION = '6.65.0';
const GHOST_PNPM_VERSION = '12.4.2';
const FIREBASE_TOOLS_VERSION = '15.34.2';
const S3RVER_VERSION = '3.7.1';

const answers = async (url: string) => (await fetch(url)).status < 500;

export function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Ghost with its own pinned dependencies. Its SQLite driver would have to be compiled, so Node's own stands in for it. */
async function installGhost(): Promise<string> {
  return makeOnce(`ghost-${GHOST_VERSION}`, async (folder) => {
    await runProgram('npm', ['pack', '--silent', `ghost@${GHOST_VERSION}`], folder);
    await runProgram('tar', ['xzf', `ghost-${GHOST_VERSION}.tgz`, '--strip-components=1'], folder);
    const pnpm = ['exec', '--yes', `pnpm@${GHOST_PNPM_VERSION}`, '--'];
    await runProgram('npm', [...pnpm, 'install', '--prod', '--ignore-scripts', '--frozen-lockfile'], folder);
    const store = join(folder, 'node_modules', '.pnpm');
    const [driver = ''] = (await readdir(store)).filter((name) => name.startsWith('better-sqlite3@'));
    const place = join(store, driver, 'node_modules', 'better-sqlite3');
    await copyFile(join(import.meta.dirname, 'sqlite-driver.cjs'), join(place, 'index.cjs'));
    const description = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'));
    await writeFile(join(place, 'package.json'), JSON.stringify({ ...description, main: 'index.cjs' }));
  });
}

export async function startGhost(folder: string, port: number) {
  const home = await installGhost();
  const content = join(folder, 'ghost');
  for (const part of ['data', 'images', 'logs', 'public', 'settings', 'themes'])
    await mkdir(join(content, part), { recursive: true });
  await runProgram('cp', ['-r', join(home, 'content', 'themes'), content], home);
  const url = `http://127.0.0.1:${port}`;
  const service = await startService({
    program: process.execPath,
    given: ['index.js'],
    cwd: home,
    environment: {
      NODE_ENV: 'production',
      url,
      server__host: '127.0.0.1',
      server__port: String(port),
      database__client: 'better-sqlite3',
      database__connection__filename: join(content, 'data', 'ghost.db'),
      database__useNullAsDefault: 'true',
      mail__transport: 'stub',
      paths__contentPath: content,
      privacy__useTinfoil: 'true',
      security__staffDeviceVerification: 'false',
      logging__transports: '["stdout"]',
    },
    isReady: async () => (await fetch(`${url}/ghost/api/admin/site/`)).status === 200,
  });
  return { url, ...service };
}

/** Firebase's own emulator of its authentication, which is a program for Node. */
export async function startFirebaseEmulator(folder: string) {
  const home = await installFromNpm('firebase-tools', FIREBASE_TOOLS_VERSION);
  const [auth, hub, logging] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const at = (port: number) => ({ host: '127.0.0.1', port });
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: {
        auth: at(auth),
        hub: at(hub),
        logging: at(logging),
        ui: { enabled: false },
        singleProjectMode: false,
      },
    }),
  );
  const program = join(home, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const service = await startService({
    program: process.execPath,
    given: [program, 'emulators:start', '--only', 'auth', '--project', 'demo-oyin'],
    cwd: folder,
    environment: { CI: '1' },
    isReady: () => answers(`http://127.0.0.1:${auth}/`),
  });
  return { host: `127.0.0.1:${auth}`, ...service };
}

/** Takes mail for bakery.example and refuses every other address. Runs as the users its package makes, so it must be installed. */
export async function startOpenSmtpd(folder: string) {
  const program = findProgram('smtpd');
  if (!program) throw new Skipped('OpenSMTPD runs only as users of its own: apt-get install opensmtpd');
  if (process.getuid?.() !== 0) throw new Skipped('OpenSMTPD is started by root alone');
  const port = await findFreePort();
  const settings = join(folder, 'smtpd.conf');
  const lines = [
    `listen on 127.0.0.1 port ${port}`,
    `action "keep" maildir "${join(folder, 'Maildir')}" user nobody virtual { "@" = nobody }`,
    'match from any for domain "bakery.example" action "keep"',
  ];
  await writeFile(settings, `${lines.join('\n')}\n`);
  const service = await startService({
    program,
    given: ['-d', '-f', settings],
    cwd: folder,
    isReady: () => canConnect(port),
  });
  return { url: `smtp://127.0.0.1:${port}`, ...service };
}

/** PgBouncer as most hosts run it: by transactions, and quiet about what a session says when it begins. */
export async function startPgBouncer(
  folder: string,
  { host, port: database, user, password, database: name }: ServerConnection,
) {
  const home = await unpackFromDebian('pgbouncer', ['pgbouncer', 'libc-ares2', 'libevent-2.1-7']);
  const port = await findFreePort();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${user}" "${password}"\n`, { mode: 0o644 });
  await writeFile(
    settings,
    `[databases]
${name} = host=${host} port=${database} dbname=${name} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
    { mode: 0o644 },
  );
  const libraries = join(home, 'usr', 'lib', `${arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`);
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  // It reads its files as another user than root.
  const service = await startService({
    program: join(home, 'usr', 'sbin', 'pgbouncer'),
    given: [...asUser, settings],
    cwd: CACHE,
    environment: { LD_LIBRARY_PATH: libraries },
    isReady: () => canConnect(port),
  });
  return { url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`, ...service };
}

/** A bucket that is not the one of the tests. */
export async function startBucket(folder: string, port: number) {
  const home = await installFromNpm('s3rver', S3RVER_VERSION);
  const service = await startService({
    program: process.execPath,
    given: [
      join(home, 'node_modules', 's3rver', 'bin', 's3rver.js'),
      ...['--directory', join(folder, 'bucket'), '--address', '127.0.0.1', '--port', String(port)],
      ...['--configure-bucket', 'bakery'],
    ],
    cwd: folder,
    isReady: () => canConnect(port),
  });
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'bakery',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { environment, ...service };
}
