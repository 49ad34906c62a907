import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedServer } from '../../server/database/embedded/start-embedded-server.ts';
import { startTestShop, type TestShop } from '../../server/testing/shop-process.ts';
import { makeTemporaryFolder } from '../../server/testing/temporary-folder.ts';

export const OWNER = { email: 'owner@elsewhere.example', password: 'three warm loaves at dawn' };

export type World = Awaited<ReturnType<typeof openWorld>>;

/** One PostgreSQL and one folder for all scenarios; what is opened here is closed at the end. */
export async function openWorld(opened: AsyncDisposableStack) {
  const { path: folder } = opened.use(await makeTemporaryFolder());
  const server = await startEmbeddedServer({ dataDir: join(folder, 'data') });
  opened.defer(() => server.stop());
  const { user, password, host, port, database } = server.connection;
  const databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
  const environment = {
    DEMO: '1',
    DATA_DIR: join(folder, 'shop'),
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '100',
  };
  return {
    connection: server.connection,
    databaseUrl,
    environment,

    /** A folder that a service under another user may write to. */
    async makeFolder(name: string): Promise<string> {
      const made = join(folder, name);
      await mkdir(made);
      await chmod(made, 0o777);
      return made;
    },

    async withShop(
      extra: Readonly<Record<string, string>>,
      use: (shop: TestShop) => Promise<void>,
    ): Promise<void> {
      await withTestShop({ ...environment, ...extra }, use);
    },

    /** A shop that sets itself up anew, with a database of its own. */
    async withNewShop(
      dataDir: string,
      extra: Readonly<Record<string, string>>,
      use: (shop: TestShop) => Promise<void>,
    ): Promise<void> {
      const { DATABASE_URL: _, ...others } = environment;
      await withTestShop({ ...others, DATA_DIR: dataDir, ...extra }, use);
    },
  };
}

async function withTestShop(
  environment: Record<string, string>,
  use: (shop: TestShop) => Promise<void>,
): Promise<void> {
  const shop = await startTestShop(environment);
  try {
    await use(shop);
  } finally {
    await shop.stop();
  }
}

export function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** Looks again and again; what never comes is said. */
export async function waitFor(what: string, look: () => Promise<boolean>, limitMs = 30_000): Promise<void> {
  const givenUpAt = Date.now() + limitMs;
  while (!(await look())) {
    if (Date.now() > givenUpAt) throw new Error(`${what} did not happen within ${limitMs / 1000} seconds`);
    await pause(500);
  }
}

export async function post(
  url: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  });
}

export const signIn = (
  url: string,
  { email, password }: { readonly email: string; readonly password: string },
) => post(url, '/api/auth/sign-in/email', { email, password, rememberMe: false });

/** What an administrator's screens read. */
export async function readAsOwner(url: string, path: string): Promise<string> {
  const signedIn = await signIn(url, OWNER);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token } = (await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()) as {
    token: string;
  };
  return (await fetch(url + path, { headers: { cookie, authorization: `Bearer ${token}` } })).text();
}

export function isAway({ status, headers }: Response): boolean {
  return status === 503 && headers.get('retry-after') !== null;
}
