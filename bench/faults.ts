import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { readTokenEndpoint, signInEndpoint } from '../contract/sessions.ts';
import { startBucketServer } from '../server/adapters/files/testing/bucket-server.ts';
import { startEmbeddedServer } from '../server/database/embedded/start-embedded-server.ts';
import { startPushService } from '../server/testing/push/push-service.ts';
import { subscribeOverHttp } from '../server/testing/push/subscribe-over-http.ts';
import { startTestShop } from '../server/testing/shop-process.ts';
import { lookAround, orderFrom } from '../server/testing/shopper.ts';
import { OWNER, writeUrl } from '../server/testing/start-nodes.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { startTcpProxy } from './faults/tcp-proxy.ts';

/*
 * What shopper and owner get while the database is slow, the bucket slow, silent or away, or the push service silent:
 * `node bench/faults.ts`. Its lines are what docs/running/when-things-break.md says of them.
 */

await using opened = new AsyncDisposableStack();
const folder = opened.use(await makeTemporaryFolder());
const postgres = await startEmbeddedServer({ dataDir: join(folder.path, 'database') });
opened.defer(() => postgres.stop());
const database = await startTcpProxy(postgres.connection);
opened.defer(database.stop);
const bucketServer = await startBucketServer();
opened.defer(bucketServer.stop);
const bucketPort = Number(new URL(bucketServer.bucket.endpoint).port);
const bucket = await startTcpProxy({ host: '127.0.0.1', port: bucketPort });
opened.defer(bucket.stop);
const push = await startPushService();
let isPushOpen = true;
const endPush = async () => {
  if (isPushOpen) await push.stop();
  isPushOpen = false;
};
opened.defer(endPush);
const certificatePath = join(folder.path, 'push.pem');
await writeFile(certificatePath, push.certificate);

const shop = await startTestShop({
  DEMO: '1',
  DATA_DIR: join(folder.path, 'data'),
  DATABASE_URL: writeUrl({ ...postgres.connection, host: '127.0.0.1', port: database.port }),
  S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
  S3_BUCKET: bucketServer.bucket.name,
  S3_REGION: bucketServer.bucket.region,
  S3_ACCESS_KEY_ID: bucketServer.bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucketServer.bucket.secretAccessKey,
  ADMIN_EMAIL: OWNER.email,
  ADMIN_PASSWORD: OWNER.password,
  NODE_EXTRA_CA_CERTS: certificatePath,
  RATE_LIMIT_FACTOR: '1000',
});
opened.defer(shop.stop);
const { url } = shop;
const { freeSlots, makePickup } = await lookAround(url);
const headers = await signIn();
const picturePaths = await listPicturePaths();
let turn = 0;

await look('all is well');
for (const ms of [50, 250, 1_000]) {
  database.become({ kind: 'slow', ms });
  await look(`the database is ${ms} ms away in each direction`);
}
database.become({ kind: 'passing' });
await untilReady();
for (const mood of [{ kind: 'slow', ms: 2_000 }, { kind: 'silent' }, { kind: 'away' }] as const) {
  bucket.become(mood);
  await look(`the bucket is ${mood.kind}`);
}
bucket.become({ kind: 'passing' });
await look('the bucket is back');

await subscribeOverHttp(url, OWNER, push.openBrowser().address);
push.answerWith('silent');
await look('the push service says nothing');
await setTimeout(15_000);
console.log(`  pushes tried meanwhile: ${push.attempts.length}`);
await endPush();
await look('the push service is away');

async function look(state: string): Promise<void> {
  console.log(`\n${state}`);
  const from = shop.output().length;
  await time('home', () => fetch(url));
  await time('delivery days', () => fetch(`${url}/api/availability?method=pickup&items=meat-pie`));
  await time('a picture nobody has asked for', () => fetch(url + (picturePaths.pop() ?? '')));
  const slot = freeSlots[turn++ % freeSlots.length];
  if (!slot) throw new Error('There is no free slot.');
  await time('an order', () => orderFrom(url, makePickup(slot), randomUUID()));
  await time('the dashboard', () => fetch(`${url}/api/admin/dashboard`, { headers }));
  await time('an upload', uploadPicture);
  await time('readyz', () => fetch(`${url}/readyz`));
  await setTimeout(500);
  const warnings = shop
    .output()
    .slice(from)
    .split('\n')
    .filter((line) => /"level":(?:40|50|"warn"|"error")|warn|error/i.test(line));
  for (const line of new Set(warnings.map((each) => each.slice(0, 260)))) console.log(`  log: ${line}`);
}

async function time(what: string, ask: () => Promise<Response>): Promise<void> {
  const startedAt = performance.now();
  const said = await ask().then(
    async (answer) => {
      const text = await answer.text();
      const message = answer.ok ? '' : ` ${text.slice(0, 160).replaceAll(/\s+/g, ' ')}`;
      return `${answer.status}${message}`;
    },
    (error: unknown) => `no answer: ${error}`,
  );
  console.log(`  ${what}: ${((performance.now() - startedAt) / 1000).toFixed(2)} s, ${said}`);
}

async function signIn(): Promise<Record<string, string>> {
  const json = { origin: url, 'content-type': 'application/json' };
  const signedIn = await fetch(url + signInEndpoint.path, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(OWNER),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const answer = await fetch(url + readTokenEndpoint.path, { headers: { cookie } });
  const { token } = readTokenEndpoint.answerSchema.parse(await answer.json());
  return { origin: url, cookie, authorization: `Bearer ${token}` };
}

async function uploadPicture(): Promise<Response> {
  const colour = { r: turn * 20, g: 120, b: 80 };
  const body = await sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .webp()
    .toBuffer();
  return fetch(`${url}/api/admin/pictures`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/webp' },
    body: new Uint8Array(body),
  });
}

async function listPicturePaths(): Promise<string[]> {
  const pages = await Promise.all(['/', '/products'].map(async (path) => (await fetch(url + path)).text()));
  return [...new Set(pages.join('').match(/\/pictures\/[\w./-]+/g))];
}

async function untilReady(): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(200);
}
