import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readOrderEndpoint } from '../../../../contract/orders.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { expectAddress, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { NO_ORDERS } from '../../users/testing/access-screens.ts';
import { makeMoney, makeOrder } from '../testing/example-order.ts';

test('"not now" to push is an answer for good', { tags: 'long' }, async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  const order = makeOrder({
    status: 'confirmed',
    paymentState: 'paid',
    holdUntil: null,
    money: makeMoney({ paid: 20_500, due: 0, dueNow: 0 }),
  });
  const path = `/orders/${order.id}`;
  await openScreen(path, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), ...NO_ORDERS],
  });
  const offer = page.getByRole('region', { name: 'Notifications on this device' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect.element(offer).not.toBeInTheDocument();

  await page.getByRole('button', { name: `Account of ${CUSTOMER.name}` }).click();
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expectAddress('/orders');
  window.history.back();
  await expectAddress(path);
  await expect.element(page.getByRole('heading', { name: 'Order history' })).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

test('on a phone what it costs comes before history and details, which open with a tap (P29.472)', async () => {
  const money = makeMoney({ paid: 20_500, due: 0, dueNow: 0 });
  const order = makeOrder({ status: 'confirmed', paymentState: 'paid', money, note: 'Ring twice' });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    viewport: PHONE,
    answers: [answer(readOrderEndpoint, order)],
  });
  const history = page.getByText('Order history');
  await expect.element(history).toBeVisible();
  const total = page.getByRole('complementary', { name: 'Receipt' }).getByText('Total');
  const top = (part: typeof total) => part.element().getBoundingClientRect().top;
  expect(top(total)).toBeLessThan(top(history));
  const note = page.getByText('Ring twice');
  await expect.element(note).not.toBeVisible();
  await page.getByText('Order details').click();
  await expect.element(note).toBeVisible();
});

test('where to pick an order up and the way there are at the top of its page until it is over (P29.604)', async () => {
  const order = makeOrder({ status: 'confirmed', method: 'pickup', address: null, payment: 'at_pickup' });
  const open = (read: typeof order) =>
    openScreen(`/orders/${order.id}`, {
      visitor: CUSTOMER,
      viewport: PHONE,
      answers: [answer(readOrderEndpoint, read)],
    });
  await open(order);
  const place = page.getByText(/^Pick up at 3 Ring Road, Challenge, Ibadan, Oyo\./);
  await expect.element(place).toBeInViewport({ ratio: 1 });
  await expect
    .element(page.getByRole('link', { name: 'Get directions' }))
    .toHaveAttribute('href', expect.stringContaining('/maps/'));
  await open({ ...order, status: 'collected' });
  await expect.element(page.getByRole('heading', { name: 'Picked up. Enjoy!' })).toBeVisible();
  await expect.element(place).not.toBeInTheDocument();
});
