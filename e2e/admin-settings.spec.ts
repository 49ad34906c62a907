import type { Page } from '@playwright/test';
import { test } from './fixtures/people.ts';
import { expect, openPage } from './fixtures/shop.ts';

const findForm = (page: Page) => page.getByRole('form', { name: 'Shop details' });
const findSave = (page: Page) => findForm(page).getByRole('button', { name: 'Save' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await expect(findForm(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await findSave(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

test('what the owner changes about the shop is on its pages at once, and in the history (P1.25)', {
  tag: '@long',
}, async ({ page, administrator, signIn, openDevice, registerCustomer }) => {
  await signIn(page, administrator);
  await openSettings(page);
  const phone = findForm(page).getByRole('textbox', { name: 'Phone' });
  const before = await phone.inputValue();
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

  await page.getByRole('link', { name: 'Activity log' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('The shop');
  const newest = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect(newest).toContainText('Changed the shop details');
  await expect(newest).toContainText('phone, opening hours');

  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await phone.fill(before);
  await findForm(page).getByRole('button', { name: 'Remove Public holidays' }).click();
  await save(page);
});
