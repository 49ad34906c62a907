import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAddressesEndpoint, readAccountEndpoint } from '../../../contract/account.ts';
import { mergeCartEndpoint } from '../../../contract/cart.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { NO_ORDERS } from '../users/testing/access-screens.ts';
import { ACCOUNT } from '../users/testing/account-answers.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const LINE = { productId: CAKE.id, sizeId: null, inscription: '', design: '', name: CAKE.name, quantity: 1 };
const PLACED = {
  state: 'Lagos',
  lga: 'Surulere',
  area: 'Aguda',
  street: '3 Ring Road',
  landmark: '',
} as const;
const HOME = { id: 'a1', label: 'Mum’s place', ...PLACED, recipient: '', phone: '+2348031234567' };
const ADDRESSES = [
  { ...HOME, isDefault: true },
  { ...HOME, id: 'a2', label: 'Old', area: '', isDefault: false },
];
const form = page.getByRole('form', { name: 'Checkout' });

/** As a customer with two saved addresses, the usual one and one that lacks its area. */
const openCheckout = (others: { storedInTab?: Readonly<Record<string, string>> } = {}) =>
  openScreen('/checkout', {
    visitor: CUSTOMER,
    stored: keepInCart(CAKE),
    answers: [
      sell(describeSold(CAKE)),
      offerDays(),
      ...offerTerms(),
      answer(readAccountEndpoint, ACCOUNT),
      answer(mergeCartEndpoint, { ownerId: CUSTOMER.id, version: 1, lines: [LINE] }),
      answer(listAddressesEndpoint, { data: ADDRESSES }),
      ...NO_ORDERS,
    ],
    ...others,
  });

test('another address is typed at the first choice, though a saved one was there before the addresses came (P25.4)', async () => {
  const address = { ...PLACED, recipient: '', phone: '0803 123 4567' };
  await openCheckout({ storedInTab: keepCheckout({ method: 'delivery', address }) });
  await expect.element(page.getByRole('radio', { name: /^Mum’s place/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Another address/ }).click();
  await expect.element(form.getByRole('textbox', { name: 'Street and number' })).toHaveValue('');
  await expect.element(page.getByRole('radio', { name: /^Another address/ })).toBeChecked();
});

test('a saved address needs no form, and has the phone of whoever receives it (P25.4)', async () => {
  await openCheckout();
  const street = form.getByRole('textbox', { name: 'Street and number' });
  await expect.element(page.getByRole('radio', { name: /^Mum’s place/ })).toBeChecked();
  await expect.element(form.getByText(/0803 123 4567/).first()).toBeVisible();
  await expect.element(street).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Change for this order' }).click();
  await expect.element(street).toHaveValue('3 Ring Road');
  await page.getByRole('radio', { name: /^Old/ }).click();
  await expect.element(form.getByRole('textbox', { name: 'Area', exact: true })).toHaveValue('');
});
