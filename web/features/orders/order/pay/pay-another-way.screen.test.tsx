import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readOrderEndpoint } from '../../../../../contract/orders.ts';
import { CUSTOMER } from '../../../../testing/common-answers.ts';
import { offerTerms } from '../../../../testing/example-checkout.ts';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeOrder } from '../../testing/example-order.ts';

test('whoever would rather not transfer is taken to the other ways to pay (P29.68)', async () => {
  const order = makeOrder({ payment: 'transfer' });
  await openScreen(`/orders/${order.id}`, {
    viewport: PHONE,
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), ...offerTerms()],
  });
  const open = page.getByRole('button', { name: 'Pay another way' });
  await open.click();
  await expect.element(page.getByRole('radio', { name: /^Card/ })).toBeInViewport();
  await expect.element(page.getByRole('heading', { name: 'Pay by bank transfer' })).toHaveFocus();
  await expect.element(open).not.toBeInTheDocument();
});

test('an order for someone else says who would be asked to pay on delivery (P29.254)', async () => {
  const order = makeOrder({ payment: 'card', otherPayments: ['on_delivery'] });
  const address = order.address && { ...order.address, recipient: 'Ngozi Eze' };
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, { ...order, address }), ...offerTerms()],
  });
  await page.getByRole('radio', { name: /^Pay on delivery/ }).click();
  await expect.element(page.getByText(/^The rider will ask Ngozi Eze to pay\./)).toBeVisible();
  await page.getByRole('radio', { name: /^Card/ }).click();
  await expect.element(page.getByText(/^The rider will ask Ngozi Eze to pay/)).not.toBeInTheDocument();
});
