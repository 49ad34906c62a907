import { pino } from 'pino';
import { beforeAll, onTestFinished } from 'vitest';
import type { ServerConnection } from '../database/connect.ts';
import { type Database, openPool } from '../database/database.ts';
import { readSettings } from '../settings/settings.ts';
import { startShop } from '../start/start-shop.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { createTestDatabase } from './test-database.ts';

const log = pino({ level: 'silent' });

export const OWNER = { email: 'owner@bakery.example', password: 'three warm loaves at dawn' };

type Prepare = (db: Database) => Promise<void>;
type Environment = Readonly<Record<string, string>>;
/** What stands in front of the database is started once there is one. */
type ReadEnvironment = (database: ServerConnection) => Promise<Environment>;
export type Nodes = Awaited<ReturnType<typeof openNodes>>;

/** Several whole shops on one database and one folder of files, each on a free port, for one test. */
export async function startNodes(
  count: number,
  prepare?: Prepare,
  environment?: Environment | ReadEnvironment,
): Promise<Nodes> {
  const nodes = await openNodes(count, prepare, environment);
  onTestFinished(() => nodes[Symbol.asyncDispose]());
  return nodes;
}

/** The same nodes for all tests of a file, which have to agree about what is there. */
export function shareNodes(count: number, prepare?: Prepare): () => Nodes {
  let nodes: Nodes | undefined;
  beforeAll(async () => {
    const opened = await openNodes(count, prepare);
    nodes = opened;
    return () => opened[Symbol.asyncDispose]();
  });
  return () => {
    if (!nodes) throw new Error('The nodes are not open yet.');
    return nodes;
  };
}

/** What the owner's browser sends along with whatever it writes through one node. */
export async function signInOwner(
  url: string,
): Promise<Readonly<Record<'origin' | 'authorization', string>>> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie: cookie.join('; ') } });
  const { token } = (await answer.json()) as { token: string };
  return { origin: url, authorization: `Bearer ${token}` };
}

export function writeUrl({ user, password, host, port, database }: ServerConnection): string {
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

async function openNodes(
  count: number,
  prepare: Prepare = async () => {},
  environment: Environment | ReadEnvironment = {},
) {
  await using opened = new AsyncDisposableStack();
  const database = await createTestDatabase();
  opened.defer(() => database.release());
  const folder = opened.use(await makeTemporaryFolder());
  const { settings, problems } = readSettings({
    PORT: '0',
    DEMO: '1',
    DATA_DIR: folder.path,
    DATABASE_URL: writeUrl(database.connection),
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    ...(typeof environment === 'function' ? await environment(database.connection) : environment),
  });
  if (problems) throw new Error(problems.join(' '));

  const db = openPool(database.pool);
  await prepare(db);
  const nodes = await Promise.all(
    Array.from({ length: count }, () => startShop({ settings, hotReload: false, log, report: () => {} })),
  );
  for (const node of nodes) opened.defer(() => node.stop());
  const closing = opened.move();
  return {
    urls: nodes.map((node) => node.publicUrl),
    db,
    stopNode: (number: number) => nodes[number]?.stop(),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
