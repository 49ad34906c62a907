import type { APIRequestContext, Page } from '@playwright/test';
import type { DeliveryTermsAnswer } from '../contract/delivery.ts';
import type { TestShop } from '../server/testing/shop-process.ts';
import { test } from './fixtures/people.ts';
import {
  expect,
  expectAccessible,
  expectToFitEverywhere,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

const findForm = (page: Page) => page.getByRole('form', { name: 'Zones and fees' });
const findSave = (page: Page) => findForm(page).getByRole('button', { name: 'Save' });
const findTester = (page: Page) => page.getByRole('group', { name: 'Where does this address fall?' });

async function openZones(page: Page): Promise<void> {
  await page.goto('/admin/calendar/zones');
  await expect(findForm(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await findSave(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

async function readTerms(request: APIRequestContext, shop: TestShop): Promise<DeliveryTermsAnswer> {
  return (await (await request.get(`${shop.url}/api/delivery-terms`)).json()) as DeliveryTermsAnswer;
}

test('a zone is added with its areas and fees, tried out, and shown to shoppers at once (P1.14, P1.24, P5.1)', async ({
  page,
  request,
  shop,
  administrator,
  signIn,
}) => {
  const before = await readTerms(request, shop);
  await signIn(page, administrator);
  await openZones(page);
  const tester = findTester(page);
  await tester.getByRole('combobox', { name: 'State' }).selectOption('Kano');
  await tester.getByRole('combobox', { name: 'Local government area' }).selectOption('Fagge');
  await expect(tester.getByRole('status')).toContainText('Fagge in Kano is in no zone');

  await page.getByRole('button', { name: 'Add a zone' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await findSave(page).click();
  await expect(page.getByText('Name the zone.')).toBeVisible();
  await expect(page.getByText('Say where the zone is.')).toBeVisible();
  await expect(name).toBeFocused();

  await name.fill('Kano city');
  await page.getByRole('textbox', { name: 'Delivery fee in ₦' }).fill('₦9,500');
  await page.getByRole('textbox', { name: 'Minimum order in ₦' }).fill('40,000');
  const zone = page.getByRole('group', { name: 'Kano city' });
  await zone.getByRole('combobox', { name: 'State' }).selectOption('Kano');
  const places = zone.getByRole('group', { name: 'Kano', exact: true });
  await findSave(page).click();
  await expect(places).toContainText('Choose at least one area, or the whole state.');
  await places.getByRole('searchbox', { name: 'Search areas of Kano' }).fill('fagg');
  await places.getByRole('checkbox', { name: 'Fagge' }).check();
  await places.getByRole('searchbox', { name: 'Search areas of Kano' }).fill('nasa');
  await places.getByRole('checkbox', { name: 'Nasarawa' }).check();
  await expect(places).toContainText('2 of 44 chosen');
  await expect(tester.getByRole('status')).toContainText('Kano city');
  await expect(tester.getByRole('status')).toContainText('₦9,500 fee, orders from ₦40,000');
  await expectAccessible(page);
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

  await openZones(page);
  await page.getByRole('button', { name: 'Remove Kano city' }).click();
  await save(page);
  expect(await readTerms(request, shop)).toEqual(before);
});

test('an address falls in the zone that names its area before the one that has the whole state (P5.1)', async ({
  page,
  administrator,
  signIn,
}) => {
  await signIn(page, administrator);
  await openZones(page);
  const tester = findTester(page);
  await tester.getByRole('combobox', { name: 'State' }).selectOption('Lagos');
  await tester.getByRole('combobox', { name: 'Local government area' }).selectOption('Eti-Osa');
  await expect(tester.getByRole('status')).toContainText('Lagos Island and Lekki');
  await tester.getByRole('combobox', { name: 'Local government area' }).selectOption('Badagry');
  await expect(tester.getByRole('status')).toContainText('Lagos outskirts');
});

test('free delivery, holds and the account are saved and read back (P5.4, P4.6)', async ({
  page,
  request,
  shop,
  administrator,
  signIn,
}) => {
  const before = await readTerms(request, shop);
  await signIn(page, administrator);
  await openZones(page);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Free from an order of ₦').fill('90,000');
  await field('Bank transfer, in minutes').fill('90');
  await expect(page.getByText('1 hour and 30 minutes')).toBeVisible();
  await field('Account number').fill('12');
  await findSave(page).click();
  await expect(field('Account number')).toBeFocused();
  await expect(page.getByText('An account number has 10 digits.')).toBeVisible();
  await field('Account number').fill('0123 456 789');
  await save(page);
  expect(await readTerms(request, shop)).toMatchObject({
    freeAbove: 90_000,
    holds: { transferMinutes: 90 },
    transferAccount: { accountNumber: '0123456789' },
  });

  await field('Free from an order of ₦').fill(String(before.freeAbove));
  await field('Bank transfer, in minutes').fill(String(before.holds.transferMinutes));
  await save(page);
  expect(await readTerms(request, shop)).toEqual(before);
});

test('what was typed before somebody else saved is not saved over it unasked, even after a reload', async ({
  page,
  openDevice,
  request,
  shop,
  administrator,
  signIn,
  complaints,
}) => {
  const before = await readTerms(request, shop);
  await signIn(page, administrator);
  const other = await openDevice(administrator);
  await openZones(page);
  await page.getByRole('textbox', { name: 'Free from an order of ₦' }).fill('77,000');

  await openZones(other);
  const otherMinutes = other.getByRole('textbox', { name: 'Online payment, in minutes' });
  await otherMinutes.fill('25');
  await save(other);

  page.once('dialog', (question) => question.accept());
  await page.reload();
  await expect(page.getByText('What you had typed and not saved is back.')).toBeVisible();
  await findSave(page).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed zones and fees' });
  await expect(dialog).toContainText(/Place kept for an online payment.*Now: 25 minutes/);
  await expect(dialog).not.toContainText('Free delivery');
  await takeComplaints(complaints, /409/);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByRole('textbox', { name: 'Online payment, in minutes' })).toHaveValue('25');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await otherMinutes.fill(String(before.holds.onlineMinutes));
  await save(other);
  expect(await readTerms(request, shop)).toEqual(before);
});

test('the shipping page shows the zones in force, and stands without them when they cannot be had (P1.14)', async ({
  page,
  request,
  shop,
  complaints,
}) => {
  const { zones } = await readTerms(request, shop);
  await openPage(page, '/shipping');
  const table = page.getByRole('table', { name: 'Zones and fees' });
  await expect(table.getByRole('rowheader')).toHaveText(zones.map(({ name }) => new RegExp(`^${name}`)));
  await expect(page.getByText(/Delivery is free from an order of ₦/)).toBeVisible();

  await page.route('**/api/delivery-terms', (route) => route.abort(), { times: 1 });
  await openPage(page, '/shipping');
  await expect(page.getByText('The fees could not be loaded just now.')).toBeVisible();
  await expect(page.getByText('a delivery fee')).toBeVisible();
  await takeComplaints(complaints, /ERR_FAILED/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table).toBeVisible();
});

test('everybody can use zones and fees, and read them', async ({ page, administrator, signIn }) => {
  await signIn(page, administrator);
  await openZones(page);
  await page.getByRole('button', { name: /^Lagos Mainland/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Lagos Mainland');
  await expectToFitEverywhere(page);
  await openPage(page, '/shipping');
  await expect(page.getByRole('table', { name: 'Zones and fees' })).toBeVisible();
  await expectToFitEverywhere(page);
});
