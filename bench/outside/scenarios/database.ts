import { once } from 'node:events';
import { Client, escapeIdentifier } from 'pg';
import { endProcess, launchShop } from '../../../server/testing/shop-process.ts';
import { startPgBouncer } from '../services.ts';
import type { Scenario } from '../table.ts';
import { isAway, must, OWNER, post, signIn, type World, waitFor } from '../world.ts';

/** PgBouncer, and a PostgreSQL that does not let the shop do what it wants. */
export function listDatabaseScenarios(world: World, folder: string): readonly Scenario[] {
  const startBouncer = () => startPgBouncer(folder, world.connection);

  /** What a start that must not succeed says. */
  async function readRefusal(extra: Readonly<Record<string, string>>): Promise<string> {
    const shop = launchShop({ ...world.environment, PORT: '0', ...extra });
    const [code] = await once(shop.process, 'exit');
    must(code === 1, `the start ended with ${code}`);
    return shop.output();
  }

  async function withClient(use: (client: Client) => Promise<void>): Promise<void> {
    const client = new Client(world.connection);
    await client.connect();
    await use(client).finally(() => client.end());
  }

  return [
    {
      name: 'a user who may not create schemas gets one sentence',
      run: () =>
        withClient(async (client) => {
          const { database, user } = world.connection;
          await client.query(
            `revoke create on database ${escapeIdentifier(database)} from ${escapeIdentifier(user)}`,
          );
          try {
            must(
              /may not create schemas and tables .*GRANT CREATE ON DATABASE/.test(await readRefusal({})),
              'no such sentence',
            );
          } finally {
            await client.query(
              `grant create on database ${escapeIdentifier(database)} to ${escapeIdentifier(user)}`,
            );
          }
        }),
    },
    {
      name: 'a start that waits for another’s migration says for whom',
      run: () =>
        withClient(async (client) => {
          await client.query(`select pg_advisory_lock(hashtextextended('oyin: migrations', 0))`);
          const shop = launchShop({ ...world.environment, PORT: '0' });
          try {
            await waitFor(
              'the sentence',
              async () => /Waiting for another node \(at .*PostgreSQL process/.test(shop.output()),
              60_000,
            );
          } finally {
            await endProcess(shop.process, 'SIGKILL');
          }
        }),
    },
    {
      name: 'PgBouncer by transactions without DATABASE_DIRECT_URL is refused in one sentence',
      run: async () => {
        const bouncer = await startBouncer();
        try {
          must(
            /set DATABASE_DIRECT_URL/.test(await readRefusal({ DATABASE_URL: bouncer.url })),
            'no such sentence',
          );
        } finally {
          await bouncer.stop();
        }
      },
    },
    {
      name: 'behind PgBouncer with DATABASE_DIRECT_URL people sign in at once, limits count, mails go out; without it 503',
      run: async () => {
        const bouncer = await startBouncer();
        const extra = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: world.databaseUrl };
        await world
          .withShop(extra, async ({ url }) => {
            const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(url, OWNER)));
            must(
              answers.every(({ status }) => status === 200),
              `sign-ins: ${(await Promise.all(answers.map((answer) => answer.text()))).join(' ')}`,
            );
            await post(url, '/api/auth/request-password-reset', { email: OWNER.email });
            await waitFor('the mail', async () =>
              (await (await fetch(`${url}/dev/mail`)).text()).includes(OWNER.email),
            );
            await bouncer.stop();
            must(isAway(await signIn(url, OWNER)), 'signing in is no 503 with Retry-After');
            must(isAway(await fetch(`${url}/readyz`)), '/readyz is no 503 with Retry-After');
            must((await fetch(url)).status === 200, 'the home page is gone too');
          })
          .finally(bouncer.stop);
      },
    },
  ];
}
