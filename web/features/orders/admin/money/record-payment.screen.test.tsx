import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AdminOrderDetails, readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { dismissClaimEndpoint, recordPaymentEndpoint } from '../../../../../contract/payment-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer, type StubAnswer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

async function openOrder(order: AdminOrderDetails, ...answers: readonly StubAnswer[]) {
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order), ...answers],
  });
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  return server;
}

test('an amount that is none is said at its field', { tags: 'long' }, async () => {
  const server = await openOrder(makeAdminOrder());
  await page.getByRole('button', { name: 'Record payment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  const amount = dialog.getByRole('textbox', { name: /^Amount received/ });
  await amount.fill('many');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveAccessibleDescription(/Enter an amount in naira\./);
  expect(server.callsOf(recordPaymentEndpoint)).toEqual([]);
});

test('what the customer has and has not paid in full is said once (P28.76)', async () => {
  await openOrder(makeAdminOrder({ status: 'delivered', attention: ['done_unpaid', 'part_paid'] }));
  const needs = page.getByRole('list', { name: 'Needs attention' });
  await expect.element(needs).toMatchTextContent('Completed, not paid in full.');
  expect(needs.getByRole('listitem').elements()).toHaveLength(1);
});

test('how money came is chosen beforehand only where it was asked for, and otherwise asked (P28.67)', async () => {
  const server = await openOrder(makeAdminOrder({ payment: 'at_pickup' }));
  await page.getByRole('button', { name: 'Record payment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  const ways = dialog.getByRole('group', { name: 'Paid by' });
  for (const name of ['Transfer', 'Cash', 'POS']) {
    await expect.element(ways.getByRole('radio', { name })).not.toBeChecked();
  }
  await dialog.getByRole('button', { name: /^Record ₦/ }).click();
  await expect.element(ways).toMatchTextContent('Choose how it was paid.');
  expect(server.callsOf(recordPaymentEndpoint)).toEqual([]);
});

test('a claimed transfer is said once, and that none arrived is asked about first (P28.344)', async () => {
  const order = makeAdminOrder({
    payment: 'transfer',
    attention: ['transfer_claimed'],
    money: makeMoney({ transferClaimedAt: '2026-11-17T08:55:00.000Z' }),
  });
  const server = await openOrder(order, answer(dismissClaimEndpoint, makeAdminOrder()));
  await expect
    .element(page.getByRole('list', { name: 'Needs attention' }))
    .toMatchTextContent('Says they’ve paid. Check your bank account, then record the payment.');
  await page.getByRole('button', { name: 'No transfer arrived' }).click();
  const question = page.getByRole('dialog', { name: 'No transfer arrived?' });
  await expect.element(question.getByText(/The customer isn’t notified\./)).toBeVisible();
  expect(server.callsOf(dismissClaimEndpoint)).toEqual([]);
  await question.getByRole('button', { name: 'No transfer arrived' }).click();
  await expect.element(page.getByText(/^The customer said on/)).not.toBeInTheDocument();
  expect(server.callsOf(dismissClaimEndpoint)).toHaveLength(1);
});
