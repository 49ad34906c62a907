import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAddressesEndpoint, readAccountEndpoint } from '../../../contract/account.ts';
import { mergeCartEndpoint } from '../../../contract/cart.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, holdAnswer } from '../../testing/stub-server.ts';
import { NO_ORDERS } from '../users/testing/access-screens.ts';
import { ACCOUNT } from '../users/testing/account-answers.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const LINE = { productId: CAKE.id, sizeId: null, inscription: '', design: '', name: CAKE.name, quantity: 1 };
const HOME = {
  id: 'a1',
  label: 'Home',
  state: 'Lagos',
  lga: 'Surulere',
  area: 'Aguda',
  street: '3 Ring Road',
  landmark: '',
  recipient: '',
  phone: '',
  isDefault: false,
} as const;
const form = page.getByRole('form', { name: 'Checkout' });

test('an account and its only address win over what a guest with another email address left (P29.213, P29.214)', {
  tags: 'long',
}, async () => {
  const { id: _, label: __, isDefault: ___, ...place } = HOME;
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({
      contact: { name: 'Guest', email: 'guest@bakery.example', phone: '0803 765 4321' },
      method: 'delivery',
      address: { ...place, street: '9 Old Street' },
    }),
    visitor: CUSTOMER,
    answers: [
      sell(describeSold(CAKE)),
      offerDays(),
      ...offerTerms(),
      answer(readAccountEndpoint, { ...ACCOUNT, phone: '+2348031234567' }),
      answer(mergeCartEndpoint, { ownerId: CUSTOMER.id, version: 1, lines: [LINE] }),
      answer(listAddressesEndpoint, { data: [HOME] }),
      ...NO_ORDERS,
    ],
  });
  await expect.element(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await expect.element(form).toMatchTextContent(ACCOUNT.email);
  await expect.element(form).toMatchTextContent('0803 123 4567');
  await expect.element(form).not.toMatchTextContent('guest@bakery.example');
});

test('an address saved with its owner’s own name and number goes to nobody else (P29.574)', async () => {
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    visitor: CUSTOMER,
    answers: [
      sell(describeSold(CAKE)),
      offerDays(),
      ...offerTerms(),
      answer(readAccountEndpoint, { ...ACCOUNT, phone: '+2348031234567' }),
      answer(mergeCartEndpoint, { ownerId: CUSTOMER.id, version: 1, lines: [LINE] }),
      answer(listAddressesEndpoint, {
        data: [{ ...HOME, recipient: ACCOUNT.name, phone: '+2348031234567' }],
      }),
      ...NO_ORDERS,
    ],
  });
  const home = page.getByRole('radio', { name: /^Home/ });
  await expect.element(home).toBeChecked();
  await page.getByRole('button', { name: 'Change for this order' }).click();
  await expect.element(form.getByRole('textbox', { name: 'Street and number' })).toHaveValue('3 Ring Road');
  await expect
    .element(form.getByRole('checkbox', { name: /^Someone else will receive it/ }))
    .not.toBeChecked();
  await expect.element(home).toBeChecked();
});

describe('a contact that the account knows a moment later (P29.426)', () => {
  const name = form.getByRole('textbox', { name: 'Name' });
  const openWithSlowAccount = async () => {
    const account = holdAnswer({ ...ACCOUNT, phone: '+2348031234567' });
    await openScreen('/checkout', {
      stored: keepInCart(CAKE),
      visitor: CUSTOMER,
      answers: [
        sell(describeSold(CAKE)),
        offerDays(),
        ...offerTerms(),
        answer(readAccountEndpoint, account.give),
        answer(mergeCartEndpoint, { ownerId: CUSTOMER.id, version: 1, lines: [LINE] }),
        answer(listAddressesEndpoint, { data: [HOME] }),
      ],
    });
    await expect.element(name).toHaveValue('');
    return account;
  };

  test('closes while nobody is at the form', async () => {
    const account = await openWithSlowAccount();
    account.release();
    await expect.element(form.getByRole('button', { name: 'Change contact' })).toBeVisible();
    await expect.element(name).not.toBeInTheDocument();
  });

  test('stays open under the fingers of whoever is', async () => {
    const account = await openWithSlowAccount();
    await name.click();
    account.release();
    await expect.element(name).toHaveValue(ACCOUNT.name);
    await expect.element(name).toHaveFocus();
    await expect.element(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(ACCOUNT.email);
  });
});
