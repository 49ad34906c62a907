import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../../contract/order-steps.ts';
import { recordPaymentEndpoint } from '../../../../../contract/payment-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

test('the rest of an order paid in part as it is handed over is put on credit with a reason (P28.345)', {
  tags: 'long',
}, async () => {
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

test('whoever records a part says when the rest is paid, and the page says nothing else (P28.390)', {
  tags: 'long',
}, async () => {
  const order = makeAdminOrder({
    payment: 'transfer',
    method: 'delivery',
    money: makeMoney({ due: 10_000, dueNow: 10_000 }),
  });
  const confirmed = makeAdminOrder({
    payment: 'transfer',
    method: 'delivery',
    status: 'confirmed',
    paymentState: 'part_paid',
    isBalanceAgreed: true,
    nextStatuses: ['in_kitchen', 'cancelled'],
    money: makeMoney({ paid: 3_000, due: 7_000, dueNow: 7_000 }),
  });
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order), answer(recordPaymentEndpoint, confirmed)],
  });
  await page.getByRole('button', { name: 'Record payment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  const rest = dialog.getByRole('group', { name: /^When is the other/ });
  await expect.element(rest).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: /^Amount received/ }).fill('3,000');
  await expect.element(rest).toMatchTextContent('When is the other ₦7,000 paid?');
  const record = dialog.getByRole('button', { name: 'Record ₦3,000' });
  await record.click();
  await expect.element(rest).toMatchTextContent('Choose when the rest is paid.');
  await rest.getByRole('radio', { name: /^On delivery/ }).click();
  await record.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf(recordPaymentEndpoint)).toMatchObject([
    { body: { way: 'transfer', amount: 3_000, isRestAgreed: true } },
  ]);
  await expect.element(page.getByText('Collect ₦7,000 on delivery.')).toBeVisible();
  await expect.element(page.getByText(/Held until|For the balance/)).not.toBeInTheDocument();
});

test('all that is missing as an order is handed over is said at once, and the last field is not covered (P28.393)', {
  tags: 'long',
}, async () => {
  const order = makeAdminOrder({
    status: 'ready',
    method: 'pickup',
    nextStatuses: ['collected', 'cancelled'],
    money: makeMoney({ due: 13_700, dueNow: 13_700 }),
  });
  await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [answer(readAdminOrderEndpoint, order)],
  });
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  const dialog = page.getByRole('dialog', { name: /^Complete order for/ });
  await dialog.getByRole('textbox', { name: 'Amount received' }).fill('10,000');
  const record = dialog.getByRole('button', { name: 'Record ₦10,000 and complete' });
  await record.click();
  await expect
    .element(dialog.getByRole('group', { name: 'Paid now by' }))
    .toMatchTextContent('Choose how the customer paid');
  const rest = dialog.getByRole('group', { name: 'What about the other ₦3,700?' });
  await expect.element(rest).toMatchTextContent('Choose whether the rest is on credit.');
  await rest.getByRole('radio', { name: /^On credit/ }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toBeInViewport();
  expect(reason.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    record.element().getBoundingClientRect().top,
  );
});

test('a payment of the deposit is called that among the payments (P28.394)', async () => {
  const paidAt = '2026-11-17T09:00:00.000Z';
  const pay = (amount: number, reference: string) =>
    ({ way: 'transfer', amount, surcharge: 0, paidAt, reference }) as const;
  const payments = [pay(4_000, 'a'), pay(6_000, 'b'), pay(3_700, 'c')];
  const money = makeMoney({ deposit: 10_000, paid: 13_700, due: 0, dueNow: 0, payments });
  const order = makeAdminOrder({ status: 'confirmed', money });
  await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order)],
  });
  const lines = page.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent('Deposit: bank transfer+₦4,000');
  await expect.element(lines.nth(1)).toMatchTextContent('Deposit: bank transfer+₦6,000');
  await expect.element(lines.nth(2)).toMatchTextContent('Bank transfer+₦3,700');
});
