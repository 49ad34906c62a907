import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endProcess, startTestShop } from '../testing/shop-process.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';

const EMAIL = 'ada@bakery.example';

/** A port of this machine at which nobody answers. */
async function findClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('a mail that was promised is sent, even if the shop dies right after the answer', async () => {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const environment = { DATA_DIR: join(folder.path, 'data') };

  // Its mail server cannot be reached, so it cannot have sent the mail itself.
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${await findClosedPort()}`, MAIL_FROM: 'shop@bakery.example' };
  const first = await startTestShop({ ...environment, ...smtp });
  onTestFinished(() => first.stop());
  const answer = await fetch(`${first.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: first.url },
    body: JSON.stringify({ name: 'Ada Obi', email: EMAIL, password: 'three warm loaves at dawn' }),
  });
  await endProcess(first.process, 'SIGKILL');
  expect(answer.status).toBe(200);

  const second = await startTestShop(environment);
  onTestFinished(() => second.stop());
  const readSubjects = async () => {
    const response = await fetch(`${second.url}/dev/mail.json?to=${EMAIL}`);
    const { mails } = (await response.json()) as { mails: { subject: string }[] };
    return mails.map(({ subject }) => subject);
  };
  // Half a minute is what taking over from a dead worker may last.
  await expect
    .poll(readSubjects, { timeout: 40_000, interval: 200 })
    .toEqual(['Confirm your e-mail address for Oyin Bakes']);
});
