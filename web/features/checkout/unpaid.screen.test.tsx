import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { placeOrderEndpoint } from '../../../contract/orders.ts';
import { readPaymentOptionsEndpoint } from '../../../contract/payments.ts';
import { listUnpaidOrdersEndpoint, type UnpaidOrder } from '../../../contract/unpaid-orders.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { makeOrder } from '../orders/testing/example-order.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const MESSAGE =
  'There are two unpaid orders with this email address or phone number. Pay for one or cancel it, then order again.';

function makeUnpaid(id: string, changes: Partial<UnpaidOrder> = {}): UnpaidOrder {
  const number = `482-093-71${id}`;
  return {
    ...makeOrder(),
    holdUntil: '2026-11-17T13:00:00.000Z',
    isOnAccount: false,
    id,
    number,
    ...changes,
  };
}

const TWO = [makeUnpaid('1'), makeUnpaid('2', { isUnconfirmed: true, isOnAccount: true })];

type Surroundings = NonNullable<Parameters<typeof openScreen>[1]>;

const openWith = (data: UnpaidOrder[], { answers = [], ...rest }: Surroundings = {}) =>
  openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout(),
    answers: [
      sell(describeSold(CAKE)),
      offerDays(),
      ...offerTerms(),
      answer(listUnpaidOrdersEndpoint, { data }),
      answer(placeOrderEndpoint, () => refuse(409, { message: MESSAGE, code: 'too_many_unpaid' })),
      ...answers,
    ],
    ...rest,
  });

const list = page.getByRole('list', { name: 'Unpaid orders' });
const place = page.getByRole('button', { name: 'Place order' });
const refusal = page.getByRole('complementary', { name: 'Your order' }).getByRole('alert');

test.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])(
  'two unpaid orders are named with the way to each, before and with the refusal, on %s (P29.170)',
  async (_, viewport) => {
    await openWith(TWO, { viewport });
    const form = page.getByRole('form', { name: 'Checkout' });
    await expect.element(form).toMatchTextContent('You have two orders waiting for payment or confirmation.');
    await expect.element(form).toMatchTextContent('or pay for this one online.');
    await place.click();
    await expect.element(refusal).toMatchTextContent(MESSAGE);
    await expect.element(list).toBeInViewport({ ratio: 1 });
    expect(list.elements(), 'told once').toHaveLength(1);
    const links = [
      ['Pay order 482-093-711', '/track/1'],
      ['Confirm order 482-093-712', '/orders/2'],
    ] as const;
    for (const [name, path] of links) {
      await expect.element(refusal.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect.element(refusal).toMatchTextContent('we’ll keep what you’ve filled in here');
    await expect.element(form).toMatchTextContent('Tẹniọla Adé');
  },
);

test('paying online is not offered where the shop has no such way, or two of those are unpaid (P29.170, P29.171)', async () => {
  await openWith([makeUnpaid('1', { payment: 'card' }), makeUnpaid('2', { payment: 'ussd' })]);
  const words = page.getByText(/before you place another/);
  await expect.element(words).not.toMatchTextContent('online');
});

test('without such a way nothing is said of it (P29.171)', { tags: 'long' }, async () => {
  await openWith([makeUnpaid('1'), makeUnpaid('2')], {
    answers: [answer(readPaymentOptionsEndpoint, { onlineChannels: [] })],
  });
  await expect.element(page.getByText(/before you place another\./)).toBeVisible();
});

test('one unpaid order is nobody’s trouble, and where this browser has no link the emails do (P29.170)', {
  tags: 'long',
}, async () => {
  await openWith([]);
  await expect.element(place).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await place.click();
  await expect
    .element(refusal.getByRole('link', { name: 'track an order' }))
    .toHaveAttribute('href', '/track');
});
