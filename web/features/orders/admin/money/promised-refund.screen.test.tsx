import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

const AT = '2026-11-17T09:10:00.000Z';
const note = { note: '', by: 'Bisi', fees: null };
const payment = { amount: 10_250, surcharge: 0, paidAt: AT };

const ORDER = makeAdminOrder({
  status: 'confirmed',
  paymentState: 'paid',
  money: makeMoney({
    paid: 20_500,
    due: 0,
    dueNow: 0,
    refundDue: 2_000,
    waived: 2_000,
    payments: [
      { ...payment, way: 'cash', reference: 'hand-1' },
      { ...payment, way: 'transfer', reference: 'hand-2' },
      { ...payment, way: 'card', amount: 500, reference: '482-093-718-a1' },
    ],
    refunds: [
      {
        id: 'r1',
        way: 'transfer',
        amount: 2_000,
        status: 'to_send',
        reason: 'Late',
        createdAt: AT,
        settledAt: null,
      },
    ],
  }),
  paymentNotes: [
    { ...note, id: 'p1', voidRule: 'any_time' },
    { ...note, id: 'p2', voidRule: 'refund_to_send' },
    { ...note, id: 'p3', voidRule: 'reversed' },
  ],
  attention: ['refund_to_send'],
  notes: [{ id: 'n1', text: 'Refund of ₦2,000 to GTBank 0123456789, Ada Obi', at: AT, by: 'Bisi' }],
});

const open = () =>
  openScreen(`/admin/orders/${ORDER.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, ORDER)],
  });

test('a refund that is only promised is said as that, with the account it goes to (P28.206, P28.207, P28.208, P28.213)', {
  tags: 'long',
}, async () => {
  await open();
  await expect.element(page.getByText('₦2,000 to refund', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Partly refunded')).not.toBeInTheDocument();
  await expect.element(page.getByText('Goodwill', { exact: true })).toBeVisible();
  const lines = page.getByRole('list', { name: 'Payments and refunds' });
  await expect.element(lines).toMatchTextContent('Void that refund first, then this payment.');
  await expect.element(lines).toMatchTextContent('There’s nothing to void or refund.');
  await expect.element(lines).not.toMatchTextContent('Refund it instead');
  const accounts = page.getByText('GTBank 0123456789, Ada Obi', { exact: true });
  await expect.element(accounts).toBeVisible();
  await page.getByRole('button', { name: 'Mark ₦2,000 as sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Have you sent ₦2,000?' });
  await expect.element(dialog).toMatchTextContent('GTBank 0123456789, Ada Obi');
});

test('voiding a payment is explained in two sentences (P28.211)', async () => {
  await open();
  await page.getByRole('button', { name: 'Void ₦10,250, cash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Void this payment?' });
  const lead = dialog.getByText(/recorded by mistake/);
  await expect.element(lead).toBeVisible();
  expect(lead.element().textContent?.match(/\.(\s|$)/g)).toHaveLength(2);
});
