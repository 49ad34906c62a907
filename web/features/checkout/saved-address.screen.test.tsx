import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepCheckout } from '../../testing/example-checkout.ts';
import { HOME, openAsCustomer, PLACE } from './testing/customer-checkout.ts';

const MUMS = { ...HOME, label: 'Mum’s place', phone: '+2348031234567', isDefault: true };
/** The usual one and one that lacks its area. */
const addresses = [MUMS, { ...MUMS, id: 'a2', label: 'Old', area: '', isDefault: false }];
const form = page.getByRole('form', { name: 'Checkout' });

test('another address is typed at the first choice, though a saved one was there before the addresses came (P25.4)', {
  tags: 'long',
}, async () => {
  const address = { ...PLACE, recipient: '', phone: '0803 123 4567' };
  await openAsCustomer({ addresses, storedInTab: keepCheckout({ method: 'delivery', address }) });
  await expect.element(page.getByRole('radio', { name: /^Mum’s place/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Another address/ }).click();
  await expect.element(form.getByRole('textbox', { name: 'Street and number' })).toHaveValue('');
  await expect.element(page.getByRole('radio', { name: /^Another address/ })).toBeChecked();
});

test('a saved address needs no form, and has the phone of whoever receives it (P25.4)', {
  tags: 'long',
}, async () => {
  await openAsCustomer({ addresses });
  const street = form.getByRole('textbox', { name: 'Street and number' });
  await expect.element(page.getByRole('radio', { name: /^Mum’s place/ })).toBeChecked();
  await expect.element(form.getByText(/0803 123 4567/).first()).toBeVisible();
  await expect.element(street).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Change for this order' }).click();
  await expect.element(street).toHaveValue('3 Ring Road');
  await page.getByRole('radio', { name: /^Old/ }).click();
  await expect.element(form.getByRole('textbox', { name: 'Area', exact: true })).toHaveValue('');
});
