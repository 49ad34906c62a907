import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OrderPlacement, placeOrderEndpoint } from '../../../contract/orders.ts';
import { findPlacedOrderEndpoint } from '../../../contract/placed-orders.ts';
import { describeSold, findCartLink, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms, takeOrders } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, holdAnswer, loseConnection } from '../../testing/stub-server.ts';
import { makeOrder } from '../orders/testing/example-order.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const BREAD = { id: 'coconut-bread', name: 'Coconut bread', price: 2_000 };
const ORDER_PATH = '/track/f4ab2d2e-1111-4222-8333-444455556666';
const LINE = { productId: CAKE.id, sizeId: null, inscription: '', design: '', isEggless: false };
const SENT = {
  note: '',
  lines: [{ ...LINE, quantity: 1, expectedPrice: 9_000 }],
} as unknown as OrderPlacement;
const UNSETTLED = keepCheckout({ payment: 'transfer', unanswered: [JSON.stringify(SENT)] });

const place = page.getByRole('button', { name: 'Place order' });
const note = page.getByRole('alert');

type Answers = NonNullable<Parameters<typeof openScreen>[1]>['answers'];

const openUnsettled = (path: string, answers: Answers = []) =>
  openScreen(path, {
    stored: keepInCart(CAKE, BREAD),
    storedInTab: UNSETTLED,
    answers: [sell(describeSold(CAKE), describeSold(BREAD)), offerDays(), ...offerTerms(), ...answers],
  });

test('an order whose answer was lost is shown after a reload, and what came into the cart since stays (P29.172, P29.173)', {
  tags: 'long',
}, async () => {
  const order = makeOrder({ payment: 'card' });
  const server = await openUnsettled('/checkout', [
    ...takeOrders({ payment: 'card' }),
    answer(findPlacedOrderEndpoint, { order, trackingKey: 'example-tracking-key' }),
  ]);
  await expectAddress(ORDER_PATH);
  await expect
    .element(page.getByText('What you added since is still in your cart.', { exact: false }))
    .toBeVisible();
  await expect.element(findCartLink('1 item')).toBeVisible();
  const [asked] = server.callsOf(findPlacedOrderEndpoint);
  expect([asked?.headers.get('idempotency-key'), asked?.body]).toEqual(['example-key', SENT]);
  expect(server.callsOf(placeOrderEndpoint)).toEqual([]);
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
});

test('one that has not arrived is said so above the form, which is as it was (P29.173)', {
  tags: 'long',
}, async () => {
  const held = holdAnswer(null);
  await openUnsettled('/checkout', [answer(findPlacedOrderEndpoint, held.give)]);
  await expect
    .element(page.getByText('Checking whether your last order went through…').first())
    .toBeVisible();
  window.scrollTo(0, document.body.scrollHeight);
  held.release();
  await expect.element(note).toMatchTextContent('Your last order hasn’t reached us.');
  await expect.element(note).toBeInViewport({ ratio: 1 });
  await expect.element(place).toBeVisible();
  await expect.element(page.getByRole('form', { name: 'Checkout' })).toMatchTextContent('Tẹniọla Adé');
});

test('where nobody answers that is said, and asked again by a button (P29.173)', {
  tags: 'long',
}, async () => {
  const server = await openUnsettled('/checkout', [answer(findPlacedOrderEndpoint, loseConnection)]);
  await expect.element(note).toMatchTextContent('we don’t know if it went through');
  await expect.element(place).toBeVisible();
  const order = makeOrder();
  server.change(
    ...takeOrders(),
    answer(findPlacedOrderEndpoint, { order, trackingKey: 'example-tracking-key' }),
  );
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectAddress(ORDER_PATH);
});

test('where orders are tracked, an attempt that is not settled is named (P29.173)', async () => {
  await openUnsettled('/track');
  await expect
    .element(page.getByRole('link', { name: /We didn’t get an answer to your last order/ }))
    .toHaveAttribute('href', '/checkout');
});
