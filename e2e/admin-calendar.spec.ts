import type { Page } from '@playwright/test';
import { findDay, findDayDialog, findFreeDay, placePickup, readPickupDay } from './fixtures/calendar.ts';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { expect, expectAccessible, expectToFitEverywhere, takeComplaints } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

async function openDay(page: Page, day: string) {
  await page.goto('/admin/calendar');
  await findDay(page, day).click();
  return findDayDialog(page, day);
}

test('a closed day is no longer offered, says why, and comes back (P1.24)', async ({
  page,
  request,
  shop,
}) => {
  const day = await findFreeDay(request, shop, 26);
  const dialog = await openDay(page, day);
  await dialog.getByRole('radio', { name: 'Closed' }).check();
  await dialog.getByRole('textbox', { name: 'Note for shoppers' }).fill('Closed for Eid');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(findToasts(page)).toContainText('is closed');
  await expect(findDay(page, day)).toContainText('Closed for Eid');
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'closed', note: 'Closed for Eid' });

  await findDay(page, day).click();
  await expect(dialog.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Back to normal' }).click();
  await expect(dialog).toBeHidden();
  await expect(findDay(page, day)).not.toContainText('Closed');
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'free', note: '' });
});

test('closing a day first shows the orders on it, and closes it only when they were seen (P4.10)', async ({
  page,
  request,
  shop,
  complaints,
}) => {
  const day = await findFreeDay(request, shop, 24);
  const number = await placePickup(request, shop, day, 'Ngozi Eze');
  const dialog = await openDay(page, day);
  await expect(dialog).toContainText('1 order');
  await dialog.getByRole('radio', { name: 'Closed' }).check();
  await dialog.getByRole('textbox', { name: 'Note for shoppers' }).fill('Closed for stocktaking');
  await dialog.getByRole('button', { name: 'Save' }).click();

  const orders = dialog.getByRole('list', { name: 'Orders on it' }).getByRole('listitem');
  await expect(orders).toHaveText([new RegExp(`${number}.*Ngozi Eze.*Pickup.*09:00–12:00.*Puff-puff`)]);
  await expect(dialog).toContainText('One order is already planned.');
  await expectAccessible(page);
  await takeComplaints(complaints, /409/);
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'free' });

  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Note for shoppers' })).toHaveValue(
    'Closed for stocktaking',
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(orders).toHaveCount(1);
  const second = await placePickup(request, shop, day, 'Musa Bello');
  await dialog.getByRole('button', { name: 'Close the day anyway' }).click();
  await expect(orders).toHaveText([new RegExp(number), new RegExp(second)]);
  await dialog.getByRole('button', { name: 'Close the day anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(findDay(page, day)).toContainText('2 orders');
  await takeComplaints(complaints, /409/, /409/);
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'closed' });
});

test('a day gets another capacity, and one that is full is offered no more (P1.24, P4.1)', async ({
  page,
  request,
  shop,
}) => {
  const day = await findFreeDay(request, shop, 28);
  await placePickup(request, shop, day, 'Hauwa Sani');
  const dialog = await openDay(page, day);
  const units = dialog.getByRole('textbox', { name: 'Work units on this day' });
  await units.fill('some');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(units).toBeFocused();
  await expect(dialog).toContainText('Enter a whole number.');
  await units.fill('0');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(findDay(page, day)).toContainText('Overbooked');
  await expect(findDay(page, day)).toContainText('Changed');
  expect((await readPickupDay(request, shop, day))?.state).not.toBe('free');
});

test('the keyboard alone opens a day, chooses in it, and is back on it after Escape', async ({
  page,
  request,
  shop,
}) => {
  const day = await findFreeDay(request, shop, 31);
  await page.goto('/admin/calendar');
  await findDay(page, day).focus();
  await page.keyboard.press('Enter');
  const dialog = findDayDialog(page, day);
  await dialog.getByRole('radio', { name: 'Open' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(findDay(page, day)).toBeFocused();
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'free' });
});

test('later days are shown when they are asked for', async ({ page }) => {
  await page.goto('/admin/calendar');
  const days = page.getByRole('main').getByRole('listitem');
  await expect(days).toHaveCount(42);
  await page.getByRole('button', { name: 'Show later days' }).click();
  await expect(days).toHaveCount(77);
});

test('a calendar that cannot be loaded says why and can be tried again', async ({ page, complaints }) => {
  await page.route('**/api/admin/calendar*', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/calendar');
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await takeComplaints(complaints, /ERR_FAILED/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(42);
});

test('everybody can use the calendar', async ({ page, request, shop }) => {
  const day = await findFreeDay(request, shop, 33);
  await page.goto('/admin/calendar');
  await expect(findDay(page, day)).toBeVisible();
  await expectToFitEverywhere(page);
  await findDay(page, day).click();
  await expect(findDayDialog(page, day)).toBeVisible();
  await expectToFitEverywhere(page);
});
