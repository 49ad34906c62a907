import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import { keepShopProfile } from '../features/shop/keep-shop-profile.ts';
import { OWNER, startNodes, writeUrl } from '../testing/start-nodes.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startTransactionPooler } from '../testing/transaction-pooler.ts';
import { connectDatabase } from './connect.ts';
import { inTransaction } from './transaction.ts';

const log = pino({ level: 'silent' });

async function openPooler(size?: number) {
  const database = await createTestDatabase();
  onTestFinished(() => database.release());
  const pooler = await startTransactionPooler(database.connection, size);
  onTestFinished(() => pooler.stop());
  return { database, pooler };
}

test.each([1, 4])(
  'a database behind a transaction pooler of %i connections is refused in one sentence where a session is needed (P32.1)',
  async (size) => {
    const { pooler } = await openPooler(size);
    const refused = /a connection pooler is in front of PostgreSQL: .* set DATABASE_DIRECT_URL/;
    const connection = { connectionString: pooler.url };
    await expect(connectDatabase({ connection, log })).rejects.toThrow(refused);
    // One that is told to swallow the session's settings is found out by what it does.
    const quiet = {
      connectionString: pooler.url,
      statement_timeout: false as const,
      lock_timeout: undefined,
      idle_in_transaction_session_timeout: undefined,
    };
    await expect(connectDatabase({ connection: quiet, log })).rejects.toThrow(refused);
  },
);

test('with DATABASE_DIRECT_URL a whole shop works behind the pooler: people sign in, mails go out, nodes hear of changes; without the pooler they answer 503 (P32.2, P32.5)', {
  tags: 'long',
}, async () => {
  let loseDatabase = async () => {};
  const { urls, db } = await startNodes(2, undefined, async (database) => {
    const pooler = await startTransactionPooler(database);
    onTestFinished(() => pooler.stop());
    loseDatabase = pooler.stop;
    return { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: writeUrl(database) };
  });
  const post = (url: string, path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
  const [first = '', second = ''] = urls;
  const signIn = () => post(first, '/api/auth/sign-in/email', { ...OWNER, rememberMe: false });
  const signIns = Array.from({ length: 6 }, signIn);
  for (const answer of await Promise.all(signIns)) expect(answer.status).toBe(200);

  await inTransaction(db, (tx) => keepShopProfile(tx, { ...DEMO_SHOP_PROFILE, name: 'Ṣadé’s Oven' }));
  await expect.poll(async () => (await fetch(second)).text()).toContain('Ṣadé’s Oven');

  const asked = await post(second, '/api/auth/request-password-reset', { email: OWNER.email });
  expect(asked.status).toBe(200);
  await expect.poll(async () => (await fetch(`${first}/dev/mail`)).text()).toContain(OWNER.email);

  await loseDatabase();
  const lost = [await signIn(), await fetch(`${first}/api/delivery-terms`), await fetch(`${first}/readyz`)];
  for (const { status, headers } of lost) expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(first)).status).toBe(200);
});

test('behind the pooler a transaction brings its time limits along and leaves none behind (P32.2)', async () => {
  const { pooler } = await openPooler(1);
  const { db, close } = await connectDatabase({
    connection: { connectionString: pooler.url },
    log,
    isShared: true,
  });
  onTestFinished(close);
  const readLimit = sql`select current_setting('statement_timeout') as "limit"`;
  const inside = await inTransaction(db, (tx) => tx.execute(readLimit));
  expect(inside.rows).toEqual([{ limit: '30s' }]);
  expect((await db.execute(readLimit)).rows).not.toEqual([{ limit: '30s' }]);
});
