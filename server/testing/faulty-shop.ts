import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { PAYSTACK_WEBHOOK_PATH } from '../../contract/payments.ts';
import { startSmtpServer } from '../adapters/mail/testing/smtp-server.ts';
import { openPool } from '../database/database.ts';
import { startEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import { postTo } from '../paystack-sandbox/post-message.ts';
import { servePaystackSandbox } from '../paystack-sandbox/serve-sandbox.ts';
import { startPushService } from './push/push-service.ts';
import { subscribeOverHttp } from './push/subscribe-over-http.ts';
import { endProcess, startTestShop, type TestShop } from './shop-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { trustStrangers } from './trust-strangers.ts';

export const FAULTY_SHOP_OWNER = 'owner@bakery.example';
const PAYSTACK_KEY = 'sk_test_ofthefaultyshop0123456789';
const NODES = 2;

export type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>;

/**
 * Two nodes of the real program on one database, which can be killed and come back; their mails and pushes end up here, and
 * so does the money: the payment provider lives on, and tells whichever node is there.
 */
export async function openFaultyShop() {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await makeTemporaryFolder());
  const postgres = await startEmbeddedServer({ dataDir: join(folder.path, 'database') });
  opened.defer(() => postgres.stop());
  const smtp = await startSmtpServer();
  opened.defer(() => smtp.stop());
  const pushService = await startPushService();
  opened.defer(() => pushService.stop());
  const certificatePath = join(folder.path, 'push-service.pem');
  await writeFile(certificatePath, pushService.certificate);
  const nodes: (TestShop | undefined)[] = [];
  /** A node that lives, chosen by chance; undefined while none does. */
  const chooseUrl = (): string | undefined => {
    const living = nodes.filter((node) => node !== undefined);
    return living[Math.floor(Math.random() * living.length)]?.url;
  };
  const provider = await servePaystackSandbox({
    secretKey: PAYSTACK_KEY,
    webhook: async (message, signal) => {
      const url = chooseUrl();
      return url === undefined ? undefined : postTo(url + PAYSTACK_WEBHOOK_PATH)(message, signal);
    },
    behaviour: { messageMode: 'twice' },
    reportFault: (error) => {
      throw error;
    },
  });
  opened.defer(() => provider.stop());
  const { host, port, user, password, database } = postgres.connection;
  const environment = {
    DEMO: '1',
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`,
    DATA_DIR: join(folder.path, 'data'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'orders@bakery.example',
    PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    PAYSTACK_URL: provider.url,
    ADMIN_EMAIL: FAULTY_SHOP_OWNER,
    ADMIN_PASSWORD: 'three warm loaves at dawn',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    NODE_EXTRA_CA_CERTS: certificatePath,
  };
  const start = () => startTestShop(environment);
  opened.defer(async () => void (await Promise.all(nodes.map((node) => node?.stop()))));
  for (let number = 0; number < NODES; number += 1) nodes.push(await start());

  const ownersBrowser = pushService.openBrowser();
  const owner = { email: FAULTY_SHOP_OWNER, password: environment.ADMIN_PASSWORD };
  await subscribeOverHttp(chooseUrl() ?? '', owner, ownersBrowser.address);
  const pool = new pg.Pool({ ...postgres.connection, max: 2 });
  opened.defer(() => pool.end());
  await trustStrangers(openPool(pool));
  const closing = opened.move();
  return {
    pool,
    sandbox: provider.sandbox,
    /** The Message-IDs of all mails that arrived, repeats included. */
    listMessageIds: () => smtp.mails.map((mail) => /^message-id: (\S+)/im.exec(mail)?.[1] ?? ''),
    /** The tags of all pushes that reached the owner, repeats included. */
    listPushTags: () => ownersBrowser.received.map(({ payload }) => payload.tag),
    chooseUrl,
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
