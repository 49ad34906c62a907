import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

const openOrder = (order: ReturnType<typeof makeAdminOrder>) =>
  openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order)],
  });

test('an order that waits for its deposit names the deposit, and is confirmed without it (P28.513)', async () => {
  await openOrder(
    makeAdminOrder({
      holdUntil: '2026-11-17T13:00:00.000Z',
      nextStatuses: ['confirmed', 'cancelled'],
      money: makeMoney({ deposit: 125_000, due: 250_000, dueNow: 125_000 }),
    }),
  );
  await expect
    .element(page.getByText('If the deposit of ₦125,000 isn’t paid by then, the order expires.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Confirm without the deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm without the deposit?' });
  await expect.element(dialog).toMatchTextContent('The customer still owes the deposit and the balance.');
});

test('an order to be picked up isn’t said to go out (P28.515)', async () => {
  await openOrder(makeAdminOrder({ status: 'confirmed', method: 'pickup', attention: ['balance_due'] }));
  await expect
    .element(page.getByRole('list', { name: 'Needs attention' }))
    .toMatchTextContent('This order is picked up soon and the balance isn’t paid yet.');
});

test('a payment that can’t be voided says what to take back first (P28.514)', async () => {
  const at = '2026-11-17T09:10:00.000Z';
  const refund = { id: 'r1', way: 'cash', amount: 500, status: 'processed', reason: 'Late' } as const;
  await openOrder(
    makeAdminOrder({
      status: 'confirmed',
      money: makeMoney({
        paid: 1_000,
        refunded: 500,
        payments: [{ way: 'cash', amount: 1_000, surcharge: 0, paidAt: at, reference: 'hand-1' }],
        refunds: [{ ...refund, createdAt: at, settledAt: at }],
      }),
      paymentNotes: [{ note: '', by: 'Bisi', fees: null, id: 'p1', voidRule: 'refunded' }],
      voidableRefundIds: ['r1'],
    }),
  );
  await expect
    .element(page.getByRole('list', { name: 'Payments and refunds' }))
    .toMatchTextContent(
      'It can’t be voided, because money was refunded for this order. Void the refund first, then this payment.',
    );
});
