import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listCartProductsEndpoint } from '../../../contract/cart.ts';
import { readOrderEndpoint } from '../../../contract/orders.ts';
import { changeOwnOrderEndpoint, type OwnChange } from '../../../contract/own-changes.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { findToasts } from '../../testing/example-cart.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { makeOrder } from './testing/example-order.ts';

test('a gift message from before emoji were refused stays as it is, and is asked to do without them once edited (P29.578)', async () => {
  const order = makeOrder({ status: 'confirmed', giftMessage: 'Happy birthday 🎂' });
  const server = await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, order),
      answer(changeOwnOrderEndpoint, order),
      ...offerTerms(),
      answer(listCartProductsEndpoint, { data: [] }),
    ],
  });
  await page.getByRole('button', { name: 'Change details' }).click();
  const form = page.getByRole('form', { name: 'Change details' });
  const message = form.getByRole('textbox', { name: /^Gift message/ });
  await expect.element(message).toHaveValue('Happy birthday 🎂');
  await expect.element(message).not.toBeInvalid();
  await message.fill('Happy 30th birthday 🎂');
  await expect.element(message).toHaveAccessibleDescription(/We can’t write emoji/);
  await message.fill('Happy birthday 🎂');
  await form.getByRole('textbox', { name: /^Note for the rider/ }).fill('Ring twice');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(findToasts().getByText('Your changes are saved')).toBeVisible();
  expect(server.callsOf(changeOwnOrderEndpoint).map(({ body }) => Object.keys(body as OwnChange))).toEqual([
    ['version', 'contact', 'address', 'note', 'inscriptions'],
  ]);
});
