import type { Page } from '@playwright/test';
import { fillLogin, type Person } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { expect, expectAccessible, expectToFitEverywhere, takeComplaints } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

/** By the search, as an administrator would find somebody. */
async function openUser(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await expect(page.getByText('1 of 1 user')).toBeVisible();
  await page.getByRole('rowheader').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const findQuestion = (page: Page) => page.getByRole('dialog', { name: /\?$/ });

async function change(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  const question = findQuestion(page);
  await question.getByRole('button', { name: action }).click();
  await expect(question).toBeHidden();
}

test('an administrator finds a customer, gives and takes the role, and it is on record (S6.3)', async ({
  page,
  registerCustomer,
  openDevice,
}) => {
  const adaeze = await registerCustomer('Adaeze Okafor');
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');

  await openUser(page, adaeze);
  const beginnings = [/E-mail address confirmed by the user/, /Registered by the user/];
  await expect(history).toHaveText(beginnings);
  await page.getByRole('button', { name: 'Make administrator' }).click();
  const question = page.getByRole('dialog', { name: 'Make Adaeze Okafor an administrator?' });
  await expect(question).toContainText('can then see and change everything');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Make administrator' }).click();
  await expect(question).toBeHidden();

  await expect(page.getByText('Adaeze Okafor is now an administrator')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the role away' })).toBeVisible();
  await expect(history).toHaveText([/Made administrator by Owner/, ...beginnings]);
  const device = await openDevice(adaeze);
  await device.goto('/admin');
  await expect(device.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await change(page, 'Take the role away');
  await expect(page.getByText('Adaeze Okafor is no longer an administrator')).toBeVisible();
  await expect(history.first()).toHaveText(/Administrator role taken away by Owner/);
  await device.goto('/admin/users');
  await expect(device).toHaveURL('/');
});

test('the last administrator cannot lose the role', async ({ page, administrator, complaints }) => {
  await openUser(page, administrator);
  await expect(page.getByRole('main').getByText('You', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take the role away' }).click();
  const question = findQuestion(page);
  await expect(question).toContainText('This is your own account');
  await question.getByRole('button', { name: 'Take the role away' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'This is the last administrator. Give someone else the role first.',
  );
  await takeComplaints(complaints, /409/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Take the role away' })).toBeFocused();
});

test('whoever gives up their own role leaves the area at once', async ({
  page,
  registerCustomer,
  openDevice,
}) => {
  const zainab = await registerCustomer('Zainab Bello');
  await openUser(page, zainab);
  await change(page, 'Make administrator');
  const device = await openDevice(zainab);
  await openUser(device, zainab);
  await change(device, 'Take the role away');
  await expect(device).toHaveURL('/');
  await expect(device.getByRole('button', { name: 'Account of Zainab Bello' })).toBeVisible();
});

test('a disabled customer is signed out at once and cannot sign in until enabled (P12.5)', async ({
  page,
  registerCustomer,
  openDevice,
}) => {
  const musa = await registerCustomer('Musa Ibrahim');
  const device = await openDevice(musa);
  await device.goto('/account');
  const name = device.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Musa Ibrahim');

  await openUser(page, musa);
  await change(page, 'Disable account');
  await expect(page.getByText('The account of Musa Ibrahim is disabled')).toBeVisible();
  await expect(page.getByText('Not signed in')).toBeVisible();

  await expect(device).toHaveURL('/login');
  await fillLogin(device, musa);
  await expect(device.getByRole('alert')).toContainText('This account has been closed.');

  await change(page, 'Enable account');
  await expect(page.getByText('The account of Musa Ibrahim is enabled')).toBeVisible();
  await device.getByRole('button', { name: 'Login' }).click();
  await expect(device).toHaveURL('/account');
  await expect(name).toHaveValue('Musa Ibrahim');
});

test('a customer is signed out on every device at once (P12.5)', async ({
  page,
  registerCustomer,
  openDevice,
}) => {
  const hauwa = await registerCustomer('Hauwa Mohammed');
  const devices = [await openDevice(hauwa), await openDevice(hauwa)];
  for (const device of devices) {
    await device.goto('/account');
    await expect(device.getByRole('button', { name: 'Save details' })).toBeVisible();
  }

  await openUser(page, hauwa);
  await expect(page.getByText('Signed in on 2 devices')).toBeVisible();
  await change(page, 'Sign out everywhere');
  await expect(page.getByText('Hauwa Mohammed is signed out everywhere')).toBeVisible();
  await expect(page.getByText('Not signed in')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeDisabled();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Signed out everywhere by Owner');

  for (const device of devices) await expect(device).toHaveURL('/login');
});

test('the search is part of the address and is there again on the way back', async ({
  page,
  registerCustomer,
}) => {
  const ngozi = await registerCustomer('Ngozi Eze');
  await openUser(page, ngozi);
  await page.getByRole('link', { name: 'All users' }).click();
  await expect(page).toHaveURL(`/admin/users?search=${encodeURIComponent(ngozi.email)}`);
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue(ngozi.email);
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody is called this');
  await expect(page.getByRole('heading', { name: 'Nobody found for “nobody is called this”' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('users come page by page', async ({ page, registerCustomer }) => {
  const surname = crypto.randomUUID();
  for (const name of ['First', 'Second', 'Third']) await registerCustomer(`${name} ${surname}`);
  // The pages are small here, so that three users make two of them.
  await page.route('**/api/admin/users?*', (route) =>
    route.continue({ url: `${route.request().url()}&limit=2` }),
  );
  await page.goto(`/admin/users?search=${surname}`);
  await expect(page.getByText('2 of 3 users')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('3 of 3 users')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/Third/, /Second/, /First/]);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('a list that cannot be loaded says why and can be tried again', async ({ page, complaints }) => {
  await page.route('**/api/admin/users*', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await takeComplaints(complaints, /ERR_FAILED/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('a user who is not there is said to be so', async ({ page, complaints }) => {
  await page.goto(`/admin/users/${crypto.randomUUID()}`);
  await expect(page.getByRole('alert')).toContainText('There is no such user.');
  await takeComplaints(complaints, /404 \(Not Found\)/, /Resource not found/);
});

test("everybody can use the list and a user's page", async ({ page, administrator }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expectToFitEverywhere(page);
  await openUser(page, administrator);
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await expectToFitEverywhere(page);
});
