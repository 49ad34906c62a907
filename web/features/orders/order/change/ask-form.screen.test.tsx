import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listCartProductsEndpoint } from '../../../../../contract/cart.ts';
import { moveOrderEndpoint, readOrderEndpoint } from '../../../../../contract/orders.ts';
import { askForChangeEndpoint } from '../../../../../contract/own-changes.ts';
import { CUSTOMER } from '../../../../testing/common-answers.ts';
import { offerTerms } from '../../../../testing/example-checkout.ts';
import { offerDays } from '../../../../testing/example-days.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer, refuse } from '../../../../testing/stub-server.ts';
import { describeExample } from '../../../catalogue/testing/example-product.ts';
import { makeOrder } from '../../testing/example-order.ts';

test('what a request would cost and when it is answered are said while it waits, and who may move the order does so (P29.412, P29.471)', {
  tags: 'long',
}, async () => {
  const order = makeOrder({ status: 'confirmed' });
  const changeRequest = {
    id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
    at: order.now,
    words: 'With candles, please',
    wanted: [],
    difference: 8_925,
    status: 'open',
    answer: '',
  } as const;
  const asked = { ...order, canAskForChange: false, changeRequest: { ...changeRequest, wanted: [] } };
  const server = await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, { ...order, canMove: true }),
      answer(askForChangeEndpoint, asked),
      offerDays(),
      ...offerTerms(),
      answer(listCartProductsEndpoint, { data: [] }),
    ],
  });
  await page.getByRole('button', { name: 'Request a change' }).click();
  const form = page.getByRole('form', { name: 'Request a change' });
  await form.getByRole('button', { name: 'Change date' }).click();
  const move = page.getByRole('dialog', { name: 'Change date or time' });
  await expect.element(move).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Request a change' }).click();
  expect(form.getByText('Pick another time').elements()).toEqual([]);
  await form.getByRole('textbox', { name: /^Inscription on Red Velvet/ }).fill('Ada is 31');
  await form.getByRole('textbox', { name: /^Anything else/ }).fill('With candles, please');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByText(/^₦8,925 more\./)).toBeVisible();
  expect(server.callsOf(askForChangeEndpoint).at(-1)?.body).toMatchObject({
    lines: [{ position: 0, quantity: 2, inscription: 'Ada is 31' }],
  });
  await expect.element(page.getByText(/^You’ll have our reply by the end of /)).toBeVisible();
});

test('what another size costs more is said before it is asked for, also without egg, and what was chosen stays while the order is moved (P29.386, P29.412)', {
  tags: 'long',
}, async () => {
  const [line] = makeOrder().lines;
  if (!line) throw new Error('The example order has a line.');
  const order = makeOrder({
    status: 'confirmed',
    payment: 'card',
    lines: [{ ...line, isEggless: true, quantity: 1, price: 10_500 }],
  });
  const size = { servings: null, workUnits: 1 };
  const product = describeExample({
    id: line.productId,
    egglessExtra: 1_500,
    sizes: [
      { ...size, id: '8-inch', name: '8 inch', price: 9_000, priceToPay: 9_000 },
      { ...size, id: '10-inch', name: '10 inch', price: 20_700, priceToPay: 20_700 },
    ],
  });
  const open = (read: typeof order) =>
    openScreen(`/orders/${order.id}`, {
      visitor: CUSTOMER,
      answers: [
        answer(readOrderEndpoint, read),
        offerDays(),
        ...offerTerms(),
        answer(listCartProductsEndpoint, { data: [product] }),
      ],
    });
  await open(order);
  const difference = '₦11,700 more. Once we’ve agreed, you can pay it on your order’s page.';
  await page.getByRole('button', { name: 'Request a change' }).click();
  await page.getByRole('combobox', { name: /^Size of/ }).selectOptions('10-inch');
  await expect.element(page.getByText(difference)).toBeVisible();
  await open({ ...order, version: order.version + 1 });
  await page.getByRole('button', { name: 'Request a change' }).click();
  await expect.element(page.getByText(difference)).toBeVisible();
});

test('a request that is begun is there again after the order was moved from it, and after it was not (P29.514)', async () => {
  const order = makeOrder({ status: 'confirmed' });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, { ...order, canMove: true }),
      answer(moveOrderEndpoint, { ...order, canMove: true, version: order.version + 1 }),
      offerDays(),
      ...offerTerms(),
      answer(listCartProductsEndpoint, { data: [] }),
    ],
  });
  await page.getByRole('button', { name: 'Request a change' }).click();
  const form = page.getByRole('form', { name: 'Request a change' });
  const words = form.getByRole('textbox', { name: /^Anything else/ });
  await words.fill('With candles, please');
  await form.getByRole('button', { name: 'Change date' }).click();
  const move = page.getByRole('dialog', { name: 'Change date or time' });
  await move.getByRole('button', { name: 'Keep current time' }).click();
  await expect.element(move).not.toBeInTheDocument();
  await expect.element(form.getByRole('button', { name: 'Change date' })).toHaveFocus();
  await expect.element(words).toHaveValue('With candles, please');
  await form.getByRole('button', { name: 'Change date' }).click();
  await move.getByRole('radio', { name: 'Thursday 19 November, open' }).click();
  await move.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await move.getByRole('button', { name: 'Save new time' }).click();
  await expect.element(move).not.toBeInTheDocument();
  await expect.element(words).toHaveValue('With candles, please');
  await expect.element(form.getByRole('button', { name: 'Send request' })).toBeVisible();
});

test('that nothing is asked for is said until something is chosen, and again when nothing is sent again (P29.515)', async () => {
  const order = makeOrder({ status: 'confirmed' });
  const message = 'Tell us what you’d like to change.';
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, order),
      answer(askForChangeEndpoint, () =>
        refuse(400, { message, code: 'nothing_asked', fields: { words: message } }),
      ),
      offerDays(),
      ...offerTerms(),
      answer(listCartProductsEndpoint, { data: [] }),
    ],
  });
  await page.getByRole('button', { name: 'Request a change' }).click();
  const form = page.getByRole('form', { name: 'Request a change' });
  const send = form.getByRole('button', { name: 'Send request' });
  await send.click();
  await expect.element(form.getByText(message)).toBeVisible();
  await form.getByRole('button', { name: 'One more' }).first().click();
  await expect.element(form.getByText(message)).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'One fewer' }).first().click();
  await send.click();
  await expect.element(form.getByText(message)).toBeVisible();
});
