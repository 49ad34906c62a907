import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from './fixtures/people.ts';
import { expect } from './fixtures/shop.ts';

/** Shows the account of whoever is signed in, loaded to its end. */
async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible();
}

test('what a customer changes about their account is kept, and is in the file with everything the shop knows of them', {
  tag: '@long',
}, async ({ page, registerCustomer, signIn }) => {
  const person = await registerCustomer('Zainab Bello');
  await signIn(page, person);
  await openAccount(page);

  const details = page.getByRole('form', { name: 'Name and phone' });
  await details.getByLabel('Name').fill('Zainab Danjuma');
  await details.getByLabel('Phone').fill('0803-123-4567');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Details saved')).toBeVisible();

  const addresses = page.getByRole('region', { name: 'Addresses' });
  await addresses.getByRole('button', { name: 'Add an address' }).click();
  const form = addresses.getByRole('form', { name: 'New address' });
  await form.getByLabel('State').selectOption('Lagos');
  await form.getByLabel('Local government area').selectOption('Eti-Osa');
  await form.getByLabel('Area', { exact: true }).fill('Lekki Phase 1');
  await form.getByLabel('Street and number').fill('27 Ẹniọla Crescent');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(addresses.getByRole('listitem')).toContainText('27 Ẹniọla Crescent');

  const push = page.getByRole('group', { name: 'Refunds' }).getByRole('checkbox', { name: 'Push' });
  await push.uncheck();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Notification settings saved')).toBeVisible();

  const quietHours = page.getByRole('form', { name: 'Quiet hours' });
  await quietHours.getByRole('checkbox', { name: 'Turn on quiet hours' }).check();
  await quietHours.getByLabel('To').fill('06:30');
  await quietHours.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(page.getByText('Quiet hours saved')).toBeVisible();

  await openAccount(page);
  await expect(details.getByLabel('Name')).toHaveValue('Zainab Danjuma');
  await expect(details.getByLabel('Phone')).toHaveValue('0803 123 4567');
  await expect(addresses.getByRole('listitem')).toHaveText([/Default.*27 Ẹniọla Crescent.*Eti-Osa.*Lagos/]);
  await expect(push).not.toBeChecked();
  await expect(quietHours.getByLabel('To')).toHaveValue('06:30');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: { name: 'Zainab Danjuma', email: person.email },
    addresses: [{ street: '27 Ẹniọla Crescent' }],
  });
});

test('a new password ends the other sessions, and with the account everything ends', {
  tag: '@long',
}, async ({ page, shop, registerCustomer, signIn, openDevice }) => {
  const person = await registerCustomer('Ifeoma Nwosu');
  const renewed = { ...person, password: 'two loaves and a kettle' };
  const device = await openDevice(person);
  await openAccount(device);
  await signIn(page, person);
  await openAccount(page);
  const devices = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  const form = page.getByRole('form', { name: 'Password' });
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password').fill(renewed.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveText([/This device/]);
  await expect(device).toHaveURL('/login');

  await signIn(device, renewed);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill(renewed.password);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted. Goodbye!')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await device.goto('/account');
  await expect(device).toHaveURL('/login');
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: renewed.password },
    headers: { origin: shop.url },
  });
  expect(answer.status()).toBe(401);
});
