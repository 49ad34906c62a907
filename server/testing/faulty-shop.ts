import { join } from 'node:path';
import pg from 'pg';
import { startSmtpServer } from '../adapters/mail/testing/smtp-server.ts';
import { startEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import { endProcess, startTestShop, type TestShop } from './shop-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export const FAULTY_SHOP_OWNER = 'owner@bakery.example';
const NODES = 2;

export type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>;

/** Two nodes of the real program on one database, which can be killed and come back; their mails end up here. */
export async function openFaultyShop() {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await makeTemporaryFolder());
  const postgres = await startEmbeddedServer({ dataDir: join(folder.path, 'database') });
  opened.defer(() => postgres.stop());
  const smtp = await startSmtpServer();
  opened.defer(() => smtp.stop());
  const { host, port, user, password, database } = postgres.connection;
  const environment = {
    DEMO: '1',
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`,
    DATA_DIR: join(folder.path, 'data'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'orders@bakery.example',
    ADMIN_EMAIL: FAULTY_SHOP_OWNER,
    ADMIN_PASSWORD: 'three warm loaves at dawn',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
  };
  const nodes: (TestShop | undefined)[] = [];
  const start = () => startTestShop(environment);
  opened.defer(async () => void (await Promise.all(nodes.map((node) => node?.stop()))));
  for (let number = 0; number < NODES; number += 1) nodes.push(await start());

  const pool = new pg.Pool({ ...postgres.connection, max: 2 });
  opened.defer(() => pool.end());
  const closing = opened.move();
  return {
    pool,
    /** The Message-IDs of all mails that arrived, repeats included. */
    listMessageIds: () => smtp.mails.map((mail) => /^message-id: (\S+)/im.exec(mail)?.[1] ?? ''),
    /** A node that lives, chosen by chance; undefined while none does. */
    chooseUrl(): string | undefined {
      const living = nodes.filter((node) => node !== undefined);
      return living[Math.floor(Math.random() * living.length)]?.url;
    },
    /** kill -9, at whatever it is doing, and a new one in its place. */
    async killAndReplace(number: number): Promise<void> {
      const node = nodes[number % NODES];
      nodes[number % NODES] = undefined;
      if (!node) return;
      await endProcess(node.process, 'SIGKILL');
      await node.stop();
      nodes[number % NODES] = await start();
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
