import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Order, readOrderEndpoint } from '../../../contract/orders.ts';
import { STORED_AT_HEADER } from '../../api/worker-messages.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { setLineDead } from '../../ui/browser/use-online.ts';
import { makeMoney, makeOrder } from './testing/example-order.ts';

const openOrder = (order: Order) =>
  openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), ...offerTerms(), offerDays()],
  });

test('what is printed is a receipt once something is paid (P29.260)', async () => {
  await openOrder(makeOrder());
  await expect.element(page.getByRole('button', { name: 'Print order' })).toBeVisible();
  await openOrder(makeOrder({ status: 'confirmed', money: makeMoney({ paid: 20_500, due: 0, dueNow: 0 }) }));
  await expect.element(page.getByRole('button', { name: 'Receipt' })).toBeVisible();
});

test('an order says what each item contains (P28.449)', async () => {
  await openOrder(makeOrder({ status: 'confirmed' }));
  await expect.element(page.getByText('Contains gluten, egg')).toBeVisible();
});

test('why it can no longer be cancelled depends on whether it is being made or is made (P29.261)', async () => {
  await openOrder(makeOrder({ status: 'in_kitchen', canCancel: false }));
  await expect
    .element(page.getByText(/^We’ve started making your order, so you can’t cancel it/))
    .toBeVisible();
  await openOrder(makeOrder({ status: 'out_for_delivery', canCancel: false }));
  await expect
    .element(page.getByText(/^Your order is already made, so you can’t cancel it here\./))
    .toBeVisible();
});

test('nothing is said to update live while there is no connection (P29.271)', async () => {
  await openOrder(makeOrder({ status: 'confirmed' }));
  await expect.element(page.getByText('Updates live')).toBeVisible();
  setLineDead(true);
  onTestFinished(() => setLineDead(false));
  await expect.element(page.getByText('Updates live')).not.toBeInTheDocument();
});

test('an order from this device’s own copy is not said to update live, even before the line is found dead (P29.298)', {
  tags: 'long',
}, async () => {
  const order = makeOrder({ status: 'confirmed' });
  const headers = { [STORED_AT_HEADER]: new Date().toISOString() };
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, () => Response.json(order, { headers })),
      ...offerTerms(),
      offerDays(),
    ],
  });
  await expect.element(page.getByText(order.number).first()).toBeVisible();
  await expect.element(page.getByText('Updates live')).not.toBeInTheDocument();
});
