import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepCheckout } from '../../testing/example-checkout.ts';
import { holdAnswer } from '../../testing/stub-server.ts';
import { ACCOUNT } from '../users/testing/account-answers.ts';
import { HOME, openAsCustomer, PLACE } from './testing/customer-checkout.ts';

const KNOWN = { ...ACCOUNT, phone: '+2348031234567' };
const form = page.getByRole('form', { name: 'Checkout' });

test('an account and its only address win over what a guest with another email address left (P29.213, P29.214)', {
  tags: 'long',
}, async () => {
  await openAsCustomer({
    account: KNOWN,
    storedInTab: keepCheckout({
      contact: { name: 'Guest', email: 'guest@bakery.example', phone: '0803 765 4321' },
      method: 'delivery',
      address: { ...PLACE, street: '9 Old Street', recipient: '', phone: '' },
    }),
  });
  await expect.element(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await expect.element(form).toMatchTextContent(ACCOUNT.email);
  await expect.element(form).toMatchTextContent('0803 123 4567');
  await expect.element(form).not.toMatchTextContent('guest@bakery.example');
});

test('an address saved with its owner’s own name and number goes to nobody else (P29.574)', async () => {
  await openAsCustomer({
    account: KNOWN,
    addresses: [{ ...HOME, recipient: KNOWN.name, phone: KNOWN.phone }],
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
    const account = holdAnswer(KNOWN);
    await openAsCustomer({ account: account.give });
    await expect.element(name).toHaveValue('');
    return account;
  };

  test('closes while nobody is at the form', async () => {
    const account = await openWithSlowAccount();
    account.release();
    await expect.element(form.getByRole('button', { name: 'Change contact' })).toBeVisible();
    await expect.element(name).not.toBeInTheDocument();
  });

  test('stays open under the fingers of whoever is', { tags: 'long' }, async () => {
    const account = await openWithSlowAccount();
    await name.click();
    account.release();
    await expect.element(name).toHaveValue(ACCOUNT.name);
    await expect.element(name).toHaveFocus();
    await expect.element(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(ACCOUNT.email);
  });
});
