import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createStateFile } from './state-file.ts';
import { createHandClock } from './testing/hand-clock.ts';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

async function makeFile() {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const path = join(folder.path, 'sandbox', 'state.json');
  return { path, store: createStateFile(path) };
}

test('payments, refunds and waiting messages survive a restart, and go on where they were', async () => {
  const { store } = await makeFile();
  const first = await openTestSandbox({ store, behaviour: { messageMode: 'delayed' } });
  await first.initialise('paid');
  await first.sandbox.transactions.pay('paid');
  const paid = first.sandbox.transactions.find('paid');
  if (!paid) throw new Error('The payment is gone.');
  await first.sandbox.refunds.begin(paid, { amountInKobo: 1, note: 'refund-1' });
  await first.initialise('on-its-way');
  await first.sandbox.transactions.beginTransfer('on-its-way', { arrivesInMs: 5_000 });
  await first.sandbox.stop();

  const later = createHandClock(new Date(first.clock.read().getTime() + 60_000));
  const second = await openTestSandbox({ store, clock: later });
  await second.sandbox.messages.waitUntilQuiet();
  expect(second.sandbox.transactions.find('paid')).toEqual(paid);
  expect(second.sandbox.refunds.list()).toMatchObject([{ note: 'refund-1', status: 'processed' }]);
  expect(second.sandbox.transactions.find('on-its-way')?.status).toBe('success');
  expect(second.readEvents()).toEqual(['charge.success paid', 'refund.pending paid']);
  await second.initialise('new');
  const ids = second.sandbox.transactions.list().map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test('an answer is given only when it would survive', async () => {
  const { path, store } = await makeFile();
  const { sandbox, initialise } = await openTestSandbox({ store });
  await initialise();
  expect((await createStateFile(path).load())?.transactions).toMatchObject([{ reference: 'ref-1' }]);
  await sandbox.transactions.pay('ref-1');
  expect((await createStateFile(path).load())?.transactions).toMatchObject([{ status: 'success' }]);
});

test('many changes at once are all kept, and leave nothing else behind', async () => {
  const { path, store } = await makeFile();
  const { initialise } = await openTestSandbox({ store });
  await Promise.all(Array.from({ length: 40 }, (_, index) => initialise(`ref-${index}`)));
  expect((await createStateFile(path).load())?.transactions).toHaveLength(40);
  expect(await readdir(join(path, '..'))).toEqual(['state.json']);
});

test('the file keeps the newest payments only, and the sandbox all of them', async () => {
  const { path, store } = await makeFile();
  const { sandbox, initialise } = await openTestSandbox({ store });
  await Promise.all(Array.from({ length: 501 }, (_, index) => initialise(`ref-${index}`)));
  expect((await createStateFile(path).load())?.transactions.map(({ reference }) => reference)).toEqual(
    Array.from({ length: 500 }, (_, index) => `ref-${index + 1}`),
  );
  expect(sandbox.transactions.find('ref-0')).toBeDefined();
});

test('nobody but the shop’s own account may read it', async () => {
  const { path, store } = await makeFile();
  const { initialise } = await openTestSandbox({ store });
  await initialise();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
});

test.each(['', '{"transactions":[', '{"transactions":[]}', 'null'])(
  'a file with %j begins anew',
  async (text) => {
    const { path, store } = await makeFile();
    const { initialise, sandbox } = await openTestSandbox({ store });
    await initialise();
    await sandbox.stop();
    await writeFile(path, text);
    const again = await openTestSandbox({ store: createStateFile(path) });
    expect(again.sandbox.transactions.list()).toEqual([]);
  },
);
