import type { APIRequestContext, Page } from '@playwright/test';
import type { PublicTerms } from '../contract/delivery.ts';
import type { TestShop } from '../server/testing/shop-process.ts';
import { findDay, findDayDialog, findFreeDay, placePickup, readPickupDay } from './fixtures/calendar.ts';
import { test } from './fixtures/people.ts';
import { expect, openPage, takeComplaints } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

async function readTerms(request: APIRequestContext, shop: TestShop): Promise<PublicTerms> {
  return (await (await request.get(`${shop.url}/api/delivery-terms`)).json()) as PublicTerms;
}

test('a day is closed once the orders on it were seen, is no longer offered, and comes back (P1.24, P4.10)', async ({
  page,
  request,
  shop,
  complaints,
}) => {
  const day = await findFreeDay(request, shop, 24);
  const number = await placePickup(request, shop, day, 'Ngozi Eze');
  await page.goto('/admin/calendar');
  await findDay(page, day).click();
  const dialog = findDayDialog(page, day);
  await dialog.getByRole('radio', { name: 'Closed' }).check();
  await dialog.getByRole('textbox', { name: 'Note on the calendar' }).fill('Eid holiday');
  await dialog.getByRole('button', { name: 'Close day' }).click();
  const orders = dialog.getByRole('list', { name: 'Affected orders' }).getByRole('listitem');
  await expect(orders).toHaveText([new RegExp(`${number}.*Ngozi Eze.*Pickup.*09:00–12:00.*Puff-puff`)]);
  await takeComplaints(complaints, /409/);
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'free' });
  await dialog.getByRole('button', { name: 'Close day anyway' }).click();
  await expect(findDay(page, day)).toContainText('Eid holiday');
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'closed', note: 'Eid holiday' });

  await findDay(page, day).click();
  await dialog.getByRole('button', { name: 'Back to the weekly schedule' }).click();
  await expect(findDay(page, day)).not.toContainText('Closed');
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'free', note: '' });
});

test('a window of the usual week is added, offered to shoppers and removed again (P1.24)', {
  tag: '@long',
}, async ({ page, request, shop }) => {
  const day = await findFreeDay(request, shop, 36);
  const readTimes = async () =>
    (await readPickupDay(request, shop, day))?.windows.map(({ from, to }) => `${from}–${to}`);
  const before = await readTimes();
  await page.goto('/admin/calendar/week');
  await page.getByRole('button', { name: 'Add time slot' }).click();
  const added = page.getByRole('group', { name: 'Time slot 4' });
  await expect(added.getByLabel('From')).toHaveValue('18:00');
  await added.getByLabel('To').fill('20:00');
  await added.getByLabel('Deliveries').fill('0');
  await added.getByLabel('Pickups').fill('5');
  await added.getByRole('button', { name: 'Move 18:00–20:00 up' }).click();
  await save(page);
  expect(await readTimes()).toEqual(before?.toSpliced(2, 0, '18:00–20:00'));

  await page.getByRole('button', { name: 'Remove 18:00–20:00' }).click();
  await save(page);
  expect(await readTimes()).toEqual(before);
});

test('a zone is added with its areas and fees, and shown to shoppers at once (P1.14, P1.24, P5.1)', {
  tag: '@long',
}, async ({ page, request, shop }) => {
  const before = await readTerms(request, shop);
  await page.goto('/admin/calendar/zones');
  await page.getByRole('button', { name: 'Add zone' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kano city');
  await page.getByRole('textbox', { name: 'Delivery fee in ₦' }).fill('₦9,500');
  await page.getByRole('textbox', { name: 'Minimum order in ₦' }).fill('40,000');
  const zone = page.getByRole('group', { name: 'Kano city' });
  await zone.getByRole('combobox', { name: 'State' }).selectOption('Kano');
  const places = zone.getByRole('group', { name: 'Kano', exact: true });
  await places.getByRole('checkbox', { name: 'Fagge' }).check();
  await places.getByRole('checkbox', { name: 'Nasarawa' }).check();
  await save(page);
  expect((await readTerms(request, shop)).zones.at(-1)).toMatchObject({
    name: 'Kano city',
    places: [{ state: 'Kano', lgas: ['Fagge', 'Nasarawa'] }],
    fee: 9_500,
    minimum: 40_000,
    allowsPayOnDelivery: false,
  });

  await openPage(page, '/shipping');
  const row = page.getByRole('table', { name: 'Zones and fees' }).getByRole('row', { name: /Kano city/ });
  await expect(row).toContainText('Kano: Fagge and Nasarawa.');
  await expect(row.getByRole('cell').first()).toHaveText('₦9,500');

  await page.goto('/admin/calendar/zones');
  await page.getByRole('button', { name: 'Remove Kano city' }).click();
  await save(page);
  expect(await readTerms(request, shop)).toEqual(before);
});
