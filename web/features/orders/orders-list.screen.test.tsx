import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listCustomOrdersEndpoint } from '../../../contract/custom-orders.ts';
import { claimGuestOrdersEndpoint, listOrdersEndpoint, readOrderEndpoint } from '../../../contract/orders.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { describeSold, findCartLink, sell } from '../../testing/example-cart.ts';
import { offerDays } from '../../testing/example-days.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { makeOrder } from './testing/example-order.ts';

const empty = { data: [], total: 0, nextCursor: null };

test('a guest’s earlier orders are offered instead of an empty list, and join it in one tap (P25.3)', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [
      answer(listCustomOrdersEndpoint, empty),
      answer(listOrdersEndpoint, { ...empty, guestOrderCount: 2, guestRequestCount: 0 }),
      answer(claimGuestOrdersEndpoint, { orders: 2, requests: 0 }),
    ],
  });
  await expect.element(page.getByText(/^You placed 2 orders as a guest with/)).toBeVisible();
  await expect.element(page.getByText('No orders yet')).not.toBeInTheDocument();
  server.change(
    answer(listOrdersEndpoint, {
      ...empty,
      data: [makeOrder({})],
      total: 1,
      guestOrderCount: 0,
      guestRequestCount: 0,
    }),
  );
  await expect.element(page.getByText(/The links we sent you will then stop working/)).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 orders to my account' }).click();
  await expect.element(page.getByRole('main').getByRole('listitem')).toBeVisible();
  await expect.element(page.getByText(/as a guest/)).not.toBeInTheDocument();
  expect(server.callsOf(claimGuestOrdersEndpoint)).toHaveLength(1);
});

test.each([320, 360])(
  'at %i px what a guest ordered and asked for is offered together, within the page (P29.308, P29.492)',
  async (width) => {
    await openScreen('/orders', {
      visitor: CUSTOMER,
      viewport: { width, height: 740 },
      answers: [
        answer(listCustomOrdersEndpoint, empty),
        answer(listOrdersEndpoint, { ...empty, guestOrderCount: 2, guestRequestCount: 1 }),
      ],
    });
    const button = page.getByRole('button', { name: 'Add 2 orders and 1 cake request to my account' });
    await expect.element(button).toBeVisible();
    await expect
      .element(page.getByText(/^You placed 2 orders and sent 1 cake request as a guest with/))
      .toBeVisible();
    expect(page.getByRole('button', { name: /to my account$/ }).elements()).toHaveLength(1);
    const { right } = button.element().getBoundingClientRect();
    const box = button.element().parentElement?.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(box?.right ?? 0);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

test('one tap in the list orders the same again (P43.8)', async () => {
  const order = makeOrder({ status: 'delivered' });
  const [line] = order.lines;
  if (!line) throw new Error('Something was ordered');
  const lines = [{ ...line, productId: 'cake', sizeId: null, inscription: '', design: '', quantity: 3 }];
  await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [
      answer(listCustomOrdersEndpoint, empty),
      answer(listOrdersEndpoint, {
        ...empty,
        data: [order],
        total: 1,
        guestOrderCount: 0,
        guestRequestCount: 0,
      }),
      answer(readOrderEndpoint, { ...order, lines }),
      sell(describeSold({ id: 'cake', name: line.name, price: 6_000 })),
      offerDays(),
    ],
  });
  await page.getByRole('button', { name: /^Order again/ }).click();
  await expectAddress('/cart');
  await expect.element(findCartLink('3 items')).toBeVisible();
});

test('an order that came from a quote leads to the designer with its cake (P29.392)', async () => {
  const order = makeOrder({ status: 'delivered' });
  const [line] = order.lines;
  if (!line) throw new Error('Something was ordered');
  const customRequest = { id: 'r1', number: '118-204-556', lines: [], note: '', instructions: '' };
  await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [
      answer(listCustomOrdersEndpoint, empty),
      answer(listOrdersEndpoint, {
        ...empty,
        data: [order],
        total: 1,
        guestOrderCount: 0,
        guestRequestCount: 0,
      }),
      answer(readOrderEndpoint, {
        ...order,
        customRequest,
        lines: [{ ...line, productId: 'custom-cake', design: '1.r8-vanilla' }],
      }),
      offerDays(),
    ],
  });
  await page.getByRole('button', { name: /^Order again/ }).click();
  await expectAddress('/products/custom-cake?design=1.r8-vanilla');
});

test('an order whose transfer the customer says was made is being checked (P29.90)', async () => {
  await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [
      answer(listCustomOrdersEndpoint, empty),
      answer(listOrdersEndpoint, {
        ...empty,
        data: [makeOrder({ isTransferClaimed: true })],
        total: 1,
        guestOrderCount: 0,
        guestRequestCount: 0,
      }),
    ],
  });
  await expect.element(page.getByText('Checking your transfer')).toBeVisible();
  await expect.element(page.getByText('Awaiting payment')).not.toBeInTheDocument();
});

describe('an order that waits to be confirmed', () => {
  const order = makeOrder({
    isUnconfirmed: true,
    payment: 'at_pickup',
    method: 'pickup',
    holdUntil: '2026-11-17T23:00:00.000Z',
  });
  const [id, path] = [order.id, `/orders/${order.id}`];
  const left = { id, number: order.number, path, until: Date.now() + 600_000, isUnconfirmed: true };
  const stored = { 'unpaid-order': JSON.stringify(left) };
  /** As the shop does: without a token nobody learns that there is such an order. */
  const readOrder = answer(readOrderEndpoint, ({ headers }) =>
    headers.has('authorization') ? order : refuse(404, { message: 'Not found.', code: 'not_found' }),
  );
  const note = page.getByRole('link', { name: /isn’t confirmed yet/ });

  test('says so above the list, and its card leads to confirming it (P29.272)', async () => {
    await openScreen('/orders', {
      visitor: CUSTOMER,
      stored,
      answers: [
        answer(listCustomOrdersEndpoint, empty),
        answer(listOrdersEndpoint, {
          ...empty,
          data: [order],
          total: 1,
          guestOrderCount: 0,
          guestRequestCount: 0,
        }),
        readOrder,
      ],
    });
    await expect.element(note).toMatchTextContent(/Confirm your order$/);
    const confirm = page.getByRole('listitem').getByRole('link', { name: /^Confirm your order/ });
    await expect.element(confirm).toHaveAttribute('href', path);
    await expect.element(page.getByRole('button', { name: /^Order again/ })).not.toBeInTheDocument();
  });

  /** The second was opened by its link until a moment ago, when it joined the account. */
  test.each([path, `/track/${id}`])(
    'is asked for once it is known whose it is, so that a reload of %s forgets nothing (P29.273)',
    async (opened) => {
      const server = await openScreen('/', {
        visitor: CUSTOMER,
        stored: { 'unpaid-order': JSON.stringify({ ...left, path: opened }) },
        answers: [readOrder],
      });
      await expect.element(note).toBeVisible();
      const asked = () =>
        server.callsOf(readOrderEndpoint).map(({ headers }) => headers.has('authorization'));
      await expect.poll(asked).toContain(true);
      expect(asked()).not.toContain(false);
      await expect.element(note).toBeVisible();
    },
  );
});
