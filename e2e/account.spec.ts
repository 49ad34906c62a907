import { readFile } from 'node:fs/promises';
import type { Person } from './fixtures/identity.ts';
import { test as peopleTest } from './fixtures/people.ts';
import { expect, expectToFitEverywhere, takeComplaints } from './fixtures/shop.ts';

/** Signs somebody in and shows their account, loaded to its end. */
const test = peopleTest.extend<{ openAccount: (person: Person) => Promise<void> }>({
  openAccount: ({ page, signIn }, use) =>
    use(async (person) => {
      await signIn(page, person);
      await page.goto('/account');
      await expect(page.getByRole('button', { name: 'Save choices' })).toBeVisible();
    }),
});

test('a customer changes name and phone; a wrong number is told at the field, and what was typed stays when it cannot be saved', async ({
  page,
  registerCustomer,
  openAccount,
  complaints,
}) => {
  await openAccount(await registerCustomer('Adaeze Okafor'));
  const details = page.getByRole('form', { name: 'Name and phone' });
  const phone = details.getByLabel('Phone');
  await details.getByLabel('Name').fill('Adaeze Bello');
  await phone.fill('0803 12');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/That number is too short/);
  await expect(phone).toHaveValue('0803 12');

  await phone.fill('0803-123-4567');
  await page.route('**/api/account', (route) => route.abort(), { times: 1 });
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByRole('alert')).toHaveText('Network error. Please check your connection.');
  await expect(details.getByLabel('Name')).toHaveValue('Adaeze Bello');
  await takeComplaints(complaints, /ERR_FAILED/);

  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(phone).toHaveValue('+234 803 123 4567');
  await page.getByRole('button', { name: 'Account of Adaeze Bello' }).click();
  await expect(page.getByRole('navigation', { name: 'Account', exact: true })).toContainText('Adaeze Bello');
  await page.reload();
  await expect(details.getByLabel('Name')).toHaveValue('Adaeze Bello');
});

test('a customer adds, changes and deletes an address', async ({ page, registerCustomer, openAccount }) => {
  await openAccount(await registerCustomer('Yakubu Sani'));
  const addresses = page.getByRole('region', { name: 'Addresses' });
  await addresses.getByRole('button', { name: 'Add an address' }).click();
  const form = addresses.getByRole('form', { name: 'New address' });
  await expect(form.getByLabel('Name of this address')).toBeFocused();
  await form.getByLabel('Name of this address').fill('Home');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByLabel('State')).toBeFocused();
  await expect(form).toContainText('Choose a state.');
  await expect(form).toContainText('Enter the street and house number.');
  await expect(form.getByLabel('Name of this address')).toHaveValue('Home');

  const area = form.getByLabel('Local government area');
  await expect(area).toBeDisabled();
  await form.getByLabel('State').selectOption('Ogun');
  await area.selectOption('Sagamu');
  await form.getByLabel('State').selectOption('Lagos');
  await expect(area).toHaveValue('');
  await area.selectOption('Eti-Osa');
  await form.getByLabel('Street and number').fill('27 Ẹniọla Crescent');
  await form.getByRole('button', { name: 'Save address' }).click();
  const entry = addresses.getByRole('listitem');
  await expect(entry).toHaveText([/Home\s*Default.*27 Ẹniọla Crescent.*Eti-Osa.*Lagos/]);
  await expect(addresses.getByRole('button', { name: 'Add an address' })).toBeFocused();

  await entry.getByRole('button', { name: 'Edit Home' }).click();
  const editing = addresses.getByRole('form', { name: 'Edit address' });
  await expect(editing.getByLabel('Local government area')).toHaveValue('Eti-Osa');
  await expect(editing.getByRole('checkbox')).toHaveCount(0);
  await expect(editing).toContainText('To change that, choose another address.');
  await editing.getByLabel('Landmark').fill('the blue filling station');
  await editing.getByRole('button', { name: 'Save address' }).click();
  await expect(entry).toHaveText([/Default.*Near the blue filling station/]);
  await expect(entry.getByRole('button', { name: 'Edit Home' })).toBeFocused();

  await entry.getByRole('button', { name: 'Delete Home' }).click();
  await page
    .getByRole('dialog', { name: 'Delete Home?' })
    .getByRole('button', { name: 'Delete address' })
    .click();
  await expect(addresses).toContainText('No address yet.');
  await expect(addresses.getByRole('heading', { name: 'Addresses' })).toBeFocused();
});

test('a new password ends the other sessions, a wrong present one is told at the field', async ({
  page,
  registerCustomer,
  openAccount,
  openDevice,
  signIn,
  complaints,
}) => {
  const person = await registerCustomer('Ifeoma Nwosu');
  const device = await openDevice(person);
  await openAccount(person);
  const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);

  const form = page.getByRole('form', { name: 'Password' });
  await form.getByLabel('Present password').fill('not my password at all');
  await form.getByLabel('New password').fill('two loaves and a kettle');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Present password')).toHaveAccessibleDescription(/not your/);
  await takeComplaints(complaints, /400/);

  await form.getByLabel('Present password').fill(person.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(form.getByLabel('New password')).toHaveValue('');
  await expect(devices).toHaveText([/This device/]);
  await device.goto('/account');
  await expect(device).toHaveURL('/login');
  await signIn(device, { ...person, password: 'two loaves and a kettle' });
});

test('a customer signs out one device, then all others', async ({
  page,
  registerCustomer,
  openAccount,
  openDevice,
}) => {
  const person = await registerCustomer('Tobi Adeleke');
  const others = [await openDevice(person), await openDevice(person), await openDevice(person)];
  await openAccount(person);
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await section
    .getByRole('button', { name: /^Sign out (?!all)/ })
    .first()
    .click();
  await expect(section.getByRole('listitem')).toHaveCount(3);

  await section.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out all other devices?' })
    .getByRole('button', { name: 'Sign them out' })
    .click();
  await expect(section.getByRole('listitem')).toHaveText([/This device/]);
  for (const device of others) {
    await device.goto('/account');
    await expect(device).toHaveURL('/login');
  }
});

test('notification choices are kept, and a customer downloads everything the shop keeps about them', async ({
  page,
  registerCustomer,
  openAccount,
}) => {
  const person = await registerCustomer('Zainab Bello');
  await openAccount(person);
  const refunds = page.getByRole('group', { name: 'Refunds' });
  const box = refunds.getByRole('checkbox', { name: 'Push' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Your choices are saved')).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(refunds.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ account: { name: 'Zainab Bello', email: person.email }, addresses: [] });
});

test('a deleted account is gone: the password is asked for, and nobody can sign in again', async ({
  page,
  shop,
  registerCustomer,
  openAccount,
  complaints,
}) => {
  const person = await registerCustomer('Uche Madu');
  await openAccount(person);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question).toContainText(
    'Orders, payments and receipts stay as long as company and tax law ask',
  );
  await question.getByLabel('Your password').fill('not my password at all');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(question.getByLabel('Your password')).toHaveAccessibleDescription(/not your password/);
  await takeComplaints(complaints, /400/);

  await question.getByLabel('Your password').fill(person.password);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted. Goodbye!')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: person.password },
    headers: { origin: shop.url },
  });
  expect(answer.status()).toBe(401);
});

test('everybody can use the account page', async ({ page, registerCustomer, openAccount }) => {
  await openAccount(await registerCustomer('Ẹniọla Bankole'));
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expectToFitEverywhere(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expectToFitEverywhere(page);
});
