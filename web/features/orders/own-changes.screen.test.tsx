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

test('a gift message and an inscription from before emoji were refused stay as they are, and are asked to do without them once edited (P29.578)', async () => {
  const lines = makeOrder().lines.map((line) => ({ ...line, inscription: 'Ada 🎉' }));
  const order = makeOrder({ status: 'confirmed', giftMessage: 'Happy birthday 🎂', lines });
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
  const inscription = form.getByRole('textbox', { name: /^Inscription/ });
  await expect.element(inscription).not.toBeInvalid();
  await inscription.fill('Ada is 30 🎉');
  await expect.element(inscription).toHaveAccessibleDescription(/We can’t write emoji/);
  await inscription.fill('Ada 🎉');
  await form.getByRole('textbox', { name: /^Note for the rider/ }).fill('Ring twice');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(findToasts().getByText('Your changes are saved')).toBeVisible();
  const sent = server.callsOf(changeOwnOrderEndpoint).map(({ body }) => body as OwnChange);
  expect(sent).toEqual([expect.not.objectContaining({ giftMessage: expect.anything() })]);
  expect(sent).toMatchObject([{ note: 'Ring twice', inscriptions: [] }]);
});
