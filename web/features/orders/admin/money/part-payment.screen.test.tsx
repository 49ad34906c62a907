import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../../contract/order-steps.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

test('the rest of an order paid in part as it is handed over is put on credit with a reason (P28.345)', async () => {
  const order = makeAdminOrder({
    status: 'ready',
    method: 'pickup',
    nextStatuses: ['collected', 'cancelled'],
    money: makeMoney({ due: 13_700, dueNow: 13_700 }),
  });
  const done = makeAdminOrder({
    status: 'collected',
    attention: ['on_account', 'part_paid'],
    onAccountReason: 'Pays on Fridays',
    nextStatuses: [],
    money: makeMoney({ paid: 10_000, due: 3_700 }),
  });
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order), answer(stepOrderEndpoint, done)],
  });
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  const dialog = page.getByRole('dialog', { name: /^Complete order for/ });
  await dialog.getByRole('radio', { name: 'Transfer' }).click();
  await dialog.getByRole('textbox', { name: 'Amount received' }).fill('10,000');
  const rest = dialog.getByRole('group', { name: 'What about the other ₦3,700?' });
  const record = dialog.getByRole('button', { name: 'Record ₦10,000 and complete' });
  await record.click();
  await expect.element(rest).toMatchTextContent('Choose whether the rest is on credit.');
  await rest.getByRole('radio', { name: /^On credit/ }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Pays on Fridays');
  await record.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const payment = { decision: 'paid', way: 'transfer', amount: 10_000, reason: 'Pays on Fridays' };
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([{ body: { to: 'collected', payment } }]);
  const needs = page.getByRole('list', { name: 'Needs attention' });
  await expect.element(needs).toMatchTextContent('On credit.');
  expect(needs.getByRole('listitem').elements()).toHaveLength(1);
});
