import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPushService } from '../testing/push/push-service.ts';
import { subscribeOverHttp } from '../testing/push/subscribe-over-http.ts';
import { endProcess, startTestShop } from '../testing/shop-process.ts';
import { lookAround, orderFrom } from '../testing/shopper.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';

const EMAIL = 'ada@bakery.example';
const OWNER = { email: 'owner@bakery.example', password: 'three warm loaves at dawn' };

/** A port of this machine at which nobody answers. */
async function findClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('a mail and a push that were promised when the node died are sent by the next one within half a minute, the push under the same tag (P10.4, P10.5)', async () => {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const service = await startPushService();
  onTestFinished(service.stop);
  const certificatePath = join(folder.path, 'push-service.pem');
  await writeFile(certificatePath, service.certificate);
  const environment = {
    DATA_DIR: join(folder.path, 'data'),
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    NODE_EXTRA_CA_CERTS: certificatePath,
  };
  const browser = service.openBrowser();

  // Its mail server cannot be reached, so it cannot have sent the mail itself.
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${await findClosedPort()}`, MAIL_FROM: 'shop@bakery.example' };
  const first = await startTestShop({ ...environment, ...smtp });
  onTestFinished(() => first.stop());
  await subscribeOverHttp(first.url, OWNER, browser.address);
  service.answerWith('silent');
  const { freeSlots, makePickup } = await lookAround(first.url);
  const [slot] = freeSlots;
  if (!slot) throw new Error('There is no free slot.');
  expect((await orderFrom(first.url, makePickup(slot), randomUUID())).status).toBe(201);
  await expect.poll(() => service.attempts.length, { timeout: 60_000 }).toBe(1);
  const signedUp = await signUp(first.url);
  await endProcess(first.process, 'SIGKILL');
  expect(signedUp.status).toBe(200);

  service.answerWith(201);
  const second = await startTestShop(environment);
  onTestFinished(() => second.stop());
  const secondStartedAt = Date.now();
  await expect.poll(() => browser.received.length, { timeout: 40_000, interval: 100 }).toBe(1);
  expect(Date.now() - secondStartedAt).toBeLessThan(30_000);
  const [before, after] = service.attempts;
  expect(after?.tag).toBe(before?.tag);
  expect(browser.received[0]?.payload.tag).toBe(before?.tag);
  await expect
    .poll(() => readSubjects(second.url), { timeout: 90_000, interval: 200 })
    .toEqual(['Confirm your email address for Oyin Bakes']);
});

function signUp(url: string): Promise<Response> {
  return fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Ada Obi', email: EMAIL, password: OWNER.password }),
  });
}

async function readSubjects(url: string): Promise<string[]> {
  const response = await fetch(`${url}/dev/mail.json?to=${EMAIL}`);
  const { mails } = (await response.json()) as { mails: { subject: string }[] };
  return mails.map(({ subject }) => subject);
}
