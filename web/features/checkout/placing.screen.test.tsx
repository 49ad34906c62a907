import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkCodeEndpoint, readCodesOfferedEndpoint } from '../../../contract/codes.ts';
import { type OrderPlacement, placeOrderEndpoint } from '../../../contract/orders.ts';
import { startPaymentEndpoint } from '../../../contract/payments.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { describeSold, findCartLink, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms, takeOrders } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { DESKTOP, expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, loseConnection, refuse } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const BREAD = { id: 'coconut-bread', name: 'Coconut bread', price: 2_000 };
const ORDER_PATH = '/track/f4ab2d2e-1111-4222-8333-444455556666';
const place = page.getByRole('button', { name: 'Place order' });
const orderAndPay = page.getByRole('button', { name: 'Order and pay' });
const summary = page.getByRole('complementary', { name: 'Your order' });
const refusal = summary.getByRole('alert');

type Surroundings = NonNullable<Parameters<typeof openScreen>[1]>;

/** A checkout in which everything is filled in, for one cake or what is said to be in the cart. */
const openFilled = ({ stored, answers = [], ...rest }: Surroundings = {}) =>
  openScreen('/checkout', {
    stored: stored ?? keepInCart(CAKE),
    storedInTab: keepCheckout(),
    answers: [sell(describeSold(CAKE), describeSold(BREAD)), offerDays(), ...offerTerms(), ...answers],
    ...rest,
  });

const paidByCard = keepCheckout({ payment: 'card' });
const takenUnpaid = takeOrders({ payment: 'card', method: 'pickup' });

describe('two quick presses', () => {
  test('place one order, which is shown with thanks', async () => {
    const server = await openFilled({ answers: takeOrders({ status: 'confirmed', payment: 'at_pickup' }) });
    await place.dblClick();
    await expect.element(page.getByText(/^Thank you, Tẹniọla!/)).toBeVisible();
    await expectAddress(ORDER_PATH);
    expect(server.callsOf(placeOrderEndpoint)).toHaveLength(1);
    await expect.element(findCartLink('empty')).toBeVisible();
  });

  test('place one order that is to be paid now, and ask once for its payment page', async () => {
    const server = await openFilled({
      storedInTab: paidByCard,
      answers: [...takenUnpaid, answer(startPaymentEndpoint, { reference: 'r1', payUrl: '#payment-page' })],
    });
    await orderAndPay.dblClick();
    await expectAddress(`${ORDER_PATH}#payment-page`);
    expect(server.callsOf(placeOrderEndpoint)).toHaveLength(1);
    expect(server.callsOf(startPaymentEndpoint).map(({ body }) => body)).toEqual([{ channel: 'card' }]);
  });
});

test('a press after a lost answer asks for the same order, under the same key', async () => {
  const server = await openFilled({ answers: [answer(placeOrderEndpoint, loseConnection)] });
  await place.click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'it can’t be placed twice' })).toBeVisible();
  server.change(...takeOrders({ status: 'confirmed', payment: 'at_pickup' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAddress(ORDER_PATH);
  const [first, second] = server.callsOf(placeOrderEndpoint).map(({ headers, body }) => ({
    key: headers.get('idempotency-key'),
    body,
  }));
  expect(second).toEqual(first);
});

test('where the payment page cannot be reached, the order is there with Pay now', {
  tags: 'long',
}, async () => {
  const message = 'We can’t reach the payment page right now.';
  await openFilled({
    storedInTab: paidByCard,
    answers: [
      ...takenUnpaid,
      answer(startPaymentEndpoint, refuse(503, { message, code: 'payment_unavailable' })),
    ],
  });
  await orderAndPay.click();
  await expect.element(page.getByRole('heading', { name: 'Pay to confirm your order' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  await expect.element(page.getByRole('button', { name: 'Pay now', exact: true })).toBeVisible();
  await takeComplaint(/Server error/);
});

test('an address without a state asks for that, and then for its area (P29.519)', async () => {
  await openFilled({ storedInTab: keepCheckout({ method: 'delivery', payment: 'transfer' }) });
  await place.click();
  const state = page.getByRole('combobox', { name: 'State' });
  await expect.element(state).toHaveAccessibleDescription('Choose a state.');
  const missing = page.getByText('Choose the local government area.');
  await expect.element(missing).not.toBeInTheDocument();
  await state.selectOptions('Lagos');
  await place.click();
  await expect.element(missing).toBeVisible();
});

test('a refusal because too little goes to one area is said once, and gone once another is chosen (P37.34, P29.53)', async () => {
  await openFilled({
    storedInTab: keepCheckout({ method: 'delivery', payment: 'transfer' }),
    pageData: { readShopProfile: () => BLANK_SHOP_PROFILE },
  });
  const area = page.getByRole('combobox', { name: 'Local government area' });
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await area.selectOptions('Badagry');
  await page.getByRole('textbox', { name: 'Area', exact: true }).fill('Topo');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('3 Marina Road');
  await place.click();
  await expect.element(refusal).toMatchTextContent('The minimum order for Badagry is ₦15,000');
  await expect.element(refusal).toMatchTextContent('Add ₦6,000 more, or choose pickup.');
  await expect.element(summary.getByText(/The minimum order for Badagry/)).toHaveLength(1);
  await area.selectOptions('Surulere');
  await expect.element(refusal).not.toBeInTheDocument();
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('why an order is not taken comes into view on %s, again with every press (P4.8)', async (_, viewport) => {
  const message = 'Two orders of yours wait for payment already.';
  await openFilled({
    viewport,
    answers: [answer(placeOrderEndpoint, () => refuse(409, { message, code: 'too_many_unpaid' }))],
  });
  for (let presses = 0; presses < 2; presses += 1) {
    await expect.element(place).toBeVisible();
    window.scrollTo(0, 0);
    await place.click();
    await expect.element(refusal).toMatchTextContent(message);
    await expect.element(refusal).toMatchTextContent('track an order');
    await expect.element(refusal).toBeInViewport({ ratio: 1 });
  }
});

test('a time that was taken meanwhile is told with its buttons in sight on a phone (P29.91)', async () => {
  const offer = (day: string) => ({ day, windowId: 'noon', from: '12:00', to: '15:00' });
  await openFilled({
    viewport: PHONE,
    answers: [
      answer(placeOrderEndpoint, () =>
        refuse(409, {
          message: 'Sorry, that time has just been taken by another customer.',
          code: 'slot_full',
          alternatives: ['2026-11-25', '2026-11-26', '2026-11-27'].map(offer),
        }),
      ),
    ],
  });
  await place.click();
  const dialog = page.getByRole('dialog', { name: 'That time is no longer available' });
  await expect.element(dialog.getByRole('radio').first()).toBeChecked();
  for (const name of ['Choose this time', 'Choose another day']) {
    await expect.element(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('a code that is not for this customer takes nothing off any more, says so once, at its field, the order goes on without it, and the next begins without any (P41.16, P28.107, P29.602)', async () => {
  const message = 'This code is for a first order only.';
  const taken = takeOrders({ status: 'confirmed', payment: 'at_pickup' });
  const sums = page.getByRole('complementary', { name: 'Your order' });
  const terms = {
    kind: 'percent' as const,
    percent: 10,
    amount: 0,
    categories: [],
    productIds: [],
    minimum: 0,
  };
  const server = await openFilled({
    stored: { ...keepInCart(CAKE), 'oyin.code': 'CAKE10' },
    answers: [
      answer(readCodesOfferedEndpoint, { isOffered: true }),
      answer(checkCodeEndpoint, { text: 'CAKE10', ...terms }),
      answer(placeOrderEndpoint, () =>
        refuse(409, { message, code: 'code_first_order_only', fields: { code: message } }),
      ),
    ],
  });
  await expect.element(sums).toMatchTextContent(/Code CAKE10.*₦8,100/);
  await place.click();
  await expect
    .element(page.getByRole('textbox', { name: 'Discount code or voucher' }))
    .toHaveAccessibleDescription(message);
  await expect.element(page.getByRole('textbox', { name: 'Discount code or voucher' })).toHaveFocus();
  expect(page.getByText(message).elements()).toHaveLength(1);
  await expect.element(sums).not.toMatchTextContent(/is applied|₦8,100/);
  server.change(...taken);
  await place.click();
  await expectAddress(ORDER_PATH);
  const sent = server.callsOf(placeOrderEndpoint).map(({ body }) => (body as OrderPlacement).code);
  expect(sent).toEqual(['CAKE10', undefined]);
  expect(localStorage.getItem('oyin.code')).toBeNull();
});

describe('a price', () => {
  const dialog = page.getByRole('dialog', { name: 'A price has changed' });

  test('that changes meanwhile, and what is no longer sold, is shown and agreed to before anything is ordered (P3.6, P3.7)', {
    tags: 'long',
  }, async () => {
    const change = { sizeId: null, design: '', isEggless: false };
    const refused = {
      message: 'A price has changed.',
      code: 'prices_changed',
      priceChanges: [
        { ...change, productId: CAKE.id, name: CAKE.name, expectedPrice: 9_000, price: 10_000 },
        { ...change, productId: BREAD.id, name: BREAD.name, expectedPrice: 2_000, price: null },
      ],
      total: 10_000,
    };
    const server = await openFilled({
      stored: keepInCart(CAKE, BREAD),
      answers: [answer(placeOrderEndpoint, () => Response.json(refused, { status: 409 }))],
    });
    await place.click();
    await expect.element(dialog).toMatchTextContent('was ₦9,000 now ₦10,000');
    await expect.element(dialog).toMatchTextContent('Coconut breadno longer available');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await place.click();
    server.change(...takeOrders({ status: 'confirmed' }));
    await dialog.getByRole('button', { name: 'Order for ₦10,000' }).click();
    await expect.element(page.getByText(/^Thank you, Tẹniọla!/)).toBeVisible();
    const sent = server.callsOf(placeOrderEndpoint).at(-1)?.body as OrderPlacement;
    expect(sent).toMatchObject({
      expectedTotal: 10_000,
      lines: [{ productId: CAKE.id, expectedPrice: 10_000 }],
    });
    expect(sent.lines).toHaveLength(1);
  });

  test('that has changed since it was put into the cart is agreed to as well (P3.7)', {
    tags: 'long',
  }, async () => {
    const server = await openFilled({
      answers: [sell(describeSold({ ...CAKE, price: 8_000 })), ...takeOrders({ status: 'confirmed' })],
    });
    await expect
      .element(page.getByRole('complementary', { name: 'Your order' }))
      .toMatchTextContent('₦8,000');
    await place.click();
    await expect.element(dialog).toMatchTextContent('was ₦9,000');
    expect(server.callsOf(placeOrderEndpoint)).toEqual([]);
    await dialog.getByRole('button', { name: 'Order for ₦8,000' }).click();
    await expect.element(page.getByText(/^Thank you, Tẹniọla!/)).toBeVisible();
  });
});

test('an order that waits for a connection is sent by a button that fits, can be called off, and everything typed is back in the form (P24.6)', {
  tags: 'long',
}, async () => {
  const server = await openFilled();
  await expect.element(place).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await page.viewport(PHONE.width, PHONE.height);
  const send = page.getByRole('button', { name: 'Send when I’m back online' });
  const { scrollWidth, clientWidth } = send.element();
  expect(scrollWidth, 'nothing of the button is cut off').toBeLessThanOrEqual(clientWidth);
  await expect.element(send).toBeInViewport({ ratio: 1 });
  await send.click();
  await expect.element(page.getByText('Waiting to be sent.')).toBeVisible();
  await expect.element(page.getByText('Pickup', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Don’t send' }).click();
  await expect
    .element(page.getByRole('form', { name: 'Checkout' }))
    .toMatchTextContent('Tẹniọla Adé · 0803 123 4567 · teniola@bakery.example');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(place).toBeVisible();
  expect(server.callsOf(placeOrderEndpoint)).toEqual([]);
});
