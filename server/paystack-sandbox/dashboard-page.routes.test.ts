import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { MAIL_COLOURS } from '../mails/mail-colours.ts';
import { createSandboxRoutes } from './sandbox.routes.ts';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

async function openDashboard() {
  const opened = await openTestSandbox();
  const transaction = await opened.initialise();
  const routes = createSandboxRoutes({
    sandbox: opened.sandbox,
    readShopProfile: () => ({ name: 'Oyin Bakes' }),
    palette: MAIL_COLOURS,
    assetPaths: [],
  });
  const app = new Hono().route('/dev/paystack', routes);
  const post = (path: string, fields: Record<string, string>) =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
  const payPath = `/dev/paystack/pay/${transaction?.accessCode}`;
  return {
    ...opened,
    payPath,
    post,
    ask: app.request,
    look: async () => (await app.request('/dev/paystack/dashboard')).text(),
    press: (act: string) => post('/dev/paystack/dashboard', { act, reference: 'ref-1' }),
    readStatus: () => opened.sandbox.transactions.find('ref-1')?.status,
  };
}

test('the page on which one pays leads to the desk on which it is disputed (P29.248)', async () => {
  const { ask, payPath } = await openDashboard();
  const payPage = await (await ask(payPath)).text();
  const link = /href="([^"]+)">Disputes, reversals and slow answers/.exec(payPage)?.[1];
  expect((await ask(link ?? '')).status).toBe(200);
});

test('on the sandbox’s desk a payment is disputed, reminded of, and lost with a refund that follows (P31.6)', async () => {
  const { sandbox, look, press, readStatus, readEvents } = await openDashboard();
  expect(await look()).toContain('Nothing has been paid yet');
  await sandbox.transactions.pay('ref-1');
  expect(await look()).toContain('The customer disputes it');
  for (const act of ['dispute', 'remind', 'answer', 'lose_with_refund']) {
    expect((await press(act)).status).toBe(303);
  }
  await sandbox.messages.waitUntilQuiet();
  expect(readStatus()).toBe('reversed');
  expect(sandbox.refunds.list()).toMatchObject([{ status: 'processed', disputeId: expect.any(String) }]);
  expect(readEvents().map((event) => event.split(' ')[0])).toEqual([
    'charge.success',
    'charge.dispute.create',
    'charge.dispute.remind',
    'charge.dispute.resolve',
    'refund.processed',
  ]);
});

test('on the sandbox’s desk a dispute is won, and a bank takes money back without a word (P31.6)', async () => {
  const { sandbox, press, readStatus, look } = await openDashboard();
  await sandbox.transactions.pay('ref-1');
  await press('dispute');
  expect(await look()).toContain('to be answered by');
  await press('win');
  expect(readStatus()).toBe('success');
  await press('reverse');
  expect(readStatus()).toBe('reversed');
  expect(await look()).toContain('reversed');
});

test('on the sandbox’s desk the next calls are answered slowly or refused, and nonsense changes nothing (P31.6)', async () => {
  const { sandbox, press, readStatus } = await openDashboard();
  await press('busy');
  expect(Array.from({ length: 6 }, sandbox.takeCallFault)).toEqual([...Array(5).fill('busy'), undefined]);
  await press('slow');
  expect(sandbox.takeCallFault()).toBe('slow');
  expect((await press('explode')).status).toBe(303);
  expect(readStatus()).toBe('abandoned');
});

test('on the payment page the customer bears the fees, or sends a wrong amount that is rejected (P31.6)', async () => {
  const { sandbox, payPath, post, readEvents } = await openDashboard();
  await post(payPath, { step: 'reject', channel: 'bank_transfer' });
  await sandbox.messages.waitUntilQuiet();
  expect(sandbox.transactions.find('ref-1')?.status).toBe('failed');
  expect(readEvents()).toHaveLength(1);
  await post(payPath, { step: 'pay', channel: 'card', feeBearer: 'customer' });
  expect(sandbox.transactions.find('ref-1')?.payment).toMatchObject({
    amountInKobo: 1_278_750,
    feesInKobo: 28_750,
  });
});
