import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { refundEndpoint, settleEndpoint } from '../../../../../contract/payment-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

const settled = makeAdminOrder({ status: 'confirmed' });
const overpaid = makeAdminOrder({
  status: 'confirmed',
  attention: ['overpaid'],
  money: makeMoney({ paid: 21_100, due: 0, dueNow: 0, refundDue: 600 }),
  refundable: 21_100,
  refundableOnline: 21_100,
});
const expired = makeAdminOrder({
  status: 'expired',
  attention: ['refund_due'],
  nextStatuses: [],
  money: makeMoney({ paid: 20_500, due: 0, dueNow: 0, refundDue: 20_500 }),
  refundable: 20_500,
  refundableOnline: 20_500,
});

test.each([
  {
    title: 'a surplus is kept',
    order: overpaid,
    note: 'Overpaid.',
    endpoint: settleEndpoint,
    presses: ['Keep the extra ₦600', 'Keep it'],
    body: { decision: 'keep', amount: 600, reason: 'Agreed with the customer' },
  },
  {
    title: 'what was paid for too late goes back the way it came',
    order: expired,
    note: 'Refund due.',
    endpoint: refundEndpoint,
    presses: ['Refund', 'Refund ₦20,500'],
    body: { way: 'online', amount: 20_500, reason: 'The payment came after the order expired' },
  },
] as const)('$title in two clicks (P9.4, P9.5)', async ({ order, note, endpoint, presses, body }) => {
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order), answer(endpoint, settled)],
  });
  const attention = page.getByRole('list', { name: 'Needs attention' });
  await expect.element(attention).toMatchTextContent(note);
  await page.getByRole('button', { name: presses[0], exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: presses[1] }).click();
  await expect.element(attention).not.toBeInTheDocument();
  expect(server.callsOf(endpoint)).toMatchObject([{ body }]);
});

test('the advice about an overpaid order opens the refund of what is too much (P28.62)', async () => {
  await openScreen(`/admin/orders/${overpaid.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, overpaid)],
  });
  const attention = page.getByRole('list', { name: 'Needs attention' });
  await attention.getByRole('button', { name: 'Refund ₦600' }).click();
  const amount = page.getByRole('dialog', { name: 'Refund' }).getByRole('textbox', { name: /^Amount/ });
  await expect.element(amount).toHaveValue('600');
});

test('a discounted order is summed up as its customer reads it (P28.131)', async () => {
  const order = makeAdminOrder({
    itemCount: 2,
    subtotal: 32_000,
    discount: 3_200,
    delivery: 0,
    total: 28_800,
  });
  await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, { ...order, method: 'pickup', includedVat: 2_009.3 })],
  });
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(
      'Subtotal (2 items)₦28,800PickupFreeTotal₦28,800VAT of ₦2,009.30 included. Sale prices already take ₦3,200 off.',
    );
});

test('before all is paid a refund says that it will be due again, and leads to where something is taken off (P28.296)', async () => {
  const order = makeAdminOrder({
    status: 'confirmed',
    paymentState: 'part_paid',
    refundable: 28_500,
    money: makeMoney({ paid: 28_500, due: 4_500, dueNow: 4_500 }),
  });
  await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order)],
  });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const amount = dialog.getByRole('textbox', { name: 'Amount in naira' });
  await amount.fill('3,000');
  await expect.element(amount).toHaveAccessibleDescription('You keep ₦25,500.');
  const note = dialog.getByText(/^The customer will then owe ₦7,500\./);
  await expect.element(note).toBeVisible();
  await dialog.getByRole('button', { name: 'Write off instead' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Write off the balance' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});
