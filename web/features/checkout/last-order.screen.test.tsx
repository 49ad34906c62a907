import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAddressesEndpoint, readAccountEndpoint } from '../../../contract/account.ts';
import { mergeCartEndpoint } from '../../../contract/cart.ts';
import { listOrdersEndpoint, type Order, readOrderEndpoint } from '../../../contract/orders.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { makeOrder } from '../orders/testing/example-order.ts';
import { ACCOUNT } from '../users/testing/account-answers.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const CAKE_LINE = {
  productId: CAKE.id,
  sizeId: null,
  inscription: '',
  design: '',
  name: CAKE.name,
  quantity: 1,
};
const form = page.getByRole('form', { name: 'Checkout' });

const openForReturning = (orders: readonly Order[]) =>
  openScreen('/checkout', {
    stored: keepInCart(CAKE),
    visitor: CUSTOMER,
    answers: [
      sell(describeSold(CAKE)),
      offerDays(),
      ...offerTerms(),
      answer(readAccountEndpoint, { ...ACCOUNT, phone: null }),
      answer(mergeCartEndpoint, { ownerId: CUSTOMER.id, version: 1, lines: [CAKE_LINE] }),
      answer(listAddressesEndpoint, { data: [] }),
      answer(listOrdersEndpoint, {
        data: [...orders],
        total: orders.length,
        nextCursor: null,
        guestOrderCount: 0,
        guestRequestCount: 0,
      }),
      answer(
        readOrderEndpoint,
        ({ params }) =>
          orders.find(({ id }) => id === params.id) ?? refuse(404, { message: 'No.', code: 'no_such_order' }),
      ),
    ],
  });

test('phone number and address are those of the last order where the account has neither (P29.108)', async () => {
  const last = makeOrder();
  await openForReturning([last]);
  await expect
    .element(form.getByRole('textbox', { name: 'Street and number' }))
    .toHaveValue(last.address?.street ?? '');
  await expect.element(form.getByText(/0803 123 4567/).first()).toBeVisible();
});

test('the address of the latest delivery is there although something was picked up since (P29.175)', async () => {
  const last = makeOrder();
  const pickedUp = makeOrder({ id: 'f4ab2d2e-1111-4222-8333-000000000000', method: 'pickup', address: null });
  await openForReturning([pickedUp, last]);
  await expect
    .element(form.getByRole('textbox', { name: 'Street and number' }))
    .toHaveValue(last.address?.street ?? '');
});

test('the gift message is in the summary; of an order that is ordered again it says so until it is changed (P29.494)', async () => {
  const giftMessage = 'Happy birthday, Bola!';
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({ giftMessage, repeatedGiftMessage: giftMessage }),
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
  });
  const field = form.getByRole('textbox', { name: /^Gift message/ });
  await expect.element(field).toHaveAccessibleDescription(/^This is the message of your earlier order/);
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect.element(summary).toMatchTextContent(giftMessage);
  await field.fill('Get well soon');
  await expect.element(summary).toMatchTextContent('“Get well soon”');
  await expect.element(field).toHaveAccessibleDescription(/^We’ll write it/);
});

test('a guest who has ordered on this device fills in those details with one tap (P29.496)', async () => {
  const last = makeOrder();
  const { id, number, method, firstName: name, firstQuantity: quantity, itemCount, slot } = last;
  const seen = { id, number, name, quantity, itemCount, method, day: slot.day, seenAt: Date.now() };
  await openScreen('/checkout', {
    stored: { ...keepInCart(CAKE), 'device-orders': JSON.stringify([seen]) },
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms(), answer(readOrderEndpoint, last)],
  });
  await form.getByRole('button', { name: 'Use the details of your last order' }).click();
  const words = `We’ve filled in the details of order ${number}. Check them before you order.`;
  await expect.element(form.getByRole('status').filter({ hasText: 'filled in' })).toMatchTextContent(words);
  await expect.element(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(last.contact.email);
  const street = form.getByRole('textbox', { name: 'Street and number' });
  await expect.element(street).toHaveValue(last.address?.street ?? '');
});
