import type { Page } from '@playwright/test';
import { test } from './fixtures/people.ts';
import { expect, expectToFitEverywhere, openPage, takeComplaints } from './fixtures/shop.ts';

const findForm = (page: Page) => page.getByRole('form', { name: 'Shop profile' });
const findSave = (page: Page) => findForm(page).getByRole('button', { name: 'Save' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await expect(findForm(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await findSave(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

test('what the owner changes about the shop is on its pages at once, and in the history (P1.25)', async ({
  page,
  administrator,
  signIn,
  openDevice,
  registerCustomer,
}) => {
  await signIn(page, administrator);
  await openSettings(page);
  const phone = findForm(page).getByRole('textbox', { name: 'Phone (optional)' });
  const before = await phone.inputValue();
  await phone.fill('0803');
  await findSave(page).click();
  await expect(page.getByText('That number is too short.')).toBeVisible();
  await expect(phone).toBeFocused();
  await phone.fill('+234 803 555 0142');
  await findForm(page).getByRole('button', { name: 'Add hours' }).click();
  await findForm(page).getByRole('textbox', { name: 'Days' }).last().fill('Public holidays');
  await save(page);
  await expect(phone).toHaveValue('0803 555 0142');

  const customer = await openDevice(await registerCustomer('Ada Obi'));
  const footer = customer.getByRole('contentinfo');
  await openPage(customer, '/');
  await expect(footer).toContainText('+234 803 555 0142');
  await openPage(customer, '/contact');
  await expect(customer.getByRole('main')).toContainText('Public holidays');

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('combobox', { name: 'About what' }).selectOption('The shop');
  const newest = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect(newest).toContainText('Changed the shop’s profile');
  await expect(newest).toContainText('phone, opening hours');

  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await phone.fill(before);
  await findForm(page).getByRole('button', { name: 'Remove Public holidays' }).click();
  await save(page);
});

test('of two who change the profile the second is told, and loses nothing', async ({
  page,
  administrator,
  signIn,
  openDevice,
  complaints,
}) => {
  await signIn(page, administrator);
  await openSettings(page);
  const other = await openDevice(administrator);
  await openSettings(other);
  const tagline = (of: Page) => findForm(of).getByRole('textbox', { name: 'Tagline (optional)' });
  const area = (of: Page) => findForm(of).getByRole('textbox', { name: 'Area (optional)' });
  const [taglineBefore, areaBefore] = [await tagline(page).inputValue(), await area(page).inputValue()];

  await tagline(other).fill('Cakes from the other desk');
  await save(other);
  await area(page).fill('Ebute Metta');
  await findSave(page).click();
  const question = page.getByRole('dialog', { name: 'Somebody else changed the shop’s profile' });
  await expect(question).toContainText('Cakes from the other desk');
  await question.getByRole('button', { name: 'Go back to the form' }).click();
  await expect(area(page)).toHaveValue('Ebute Metta');
  await findSave(page).click();
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(tagline(page)).toHaveValue('Cakes from the other desk');
  await expect(area(page)).toHaveValue(areaBefore);

  await takeComplaints(complaints, /409/, /409/);
  await tagline(page).fill(taglineBefore);
  await save(page);
});

test('a test mail arrives, and who hears of what is seen at a glance', async ({
  page,
  shop,
  request,
  administrator,
  signIn,
}) => {
  await signIn(page, administrator);
  await page.goto('/admin/settings/told');
  await expect(page.getByRole('table', { name: 'Who is told what' })).toContainText(administrator.email);
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(`Sent to ${administrator.email}.`)).toBeVisible();
  const mailbox = await request.get(
    `${shop.url}/dev/mail.json?to=${encodeURIComponent(administrator.email)}`,
  );
  const { mails } = (await mailbox.json()) as { mails: { subject: string }[] };
  expect(mails.map(({ subject }) => subject)).toContain('A test from Oyin Bakes');
});

test('mails that did not leave are shown with whom they are for, and go once they are ticked off or sent again', async ({
  page,
  administrator,
  signIn,
}) => {
  await signIn(page, administrator);
  const mail = {
    id: 'a',
    recipient: 'ada@bakery.example',
    title: 'Thank you for your order',
    number: '123-456-789',
    link: '/admin/orders/7',
    attempts: 12,
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  };
  const mistyped = { ...mail, id: 'b', recipient: 'ada@bakrey.example', number: null };
  let unsent = [mail, mistyped];
  await page.route('**/api/admin/settings/unsent-mails', (route) =>
    route.fulfill({ json: { data: unsent, total: unsent.length } }),
  );
  await page.route('**/api/admin/settings/unsent-mails/b/*', (route) => {
    unsent = route.request().url().endsWith('/settle') ? [mail] : [mail, mistyped];
    return route.fulfill({ status: 204 });
  });
  await page.route('**/api/admin/settings/unsent-mails/send', (route) => {
    unsent = [];
    return route.fulfill({ status: 204 });
  });
  await page.goto('/admin/settings/told');
  const table = page.getByRole('table', { name: 'Mails not sent' });
  await expect(table).toContainText('ada@bakery.example');
  await expect(table).toContainText('3 hours ago, tried 12 times');
  await expect(table.getByRole('link', { name: '123-456-789' })).toHaveAttribute('href', '/admin/orders/7');
  await expectToFitEverywhere(page);
  const tickOff = table.getByRole('button', { name: 'Tick off the mail to ada@bakrey.example' });
  await tickOff.click();
  await expect(table).not.toContainText('ada@bakrey.example');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tickOff).toBeVisible();
  await tickOff.click();
  await page.getByRole('button', { name: 'Send them again' }).click();
  await expect(page.getByText('No mail is stuck any more.')).toBeVisible();
  await expect(table).toBeHidden();
});
