import type { Page } from '@playwright/test';
import { findFreeDay, placePickup, readPickupDay } from './fixtures/calendar.ts';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { expect, expectAccessible, expectToFitEverywhere, takeComplaints } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

const findForm = (page: Page) => page.getByRole('form', { name: 'Usual week' });
const findSave = (page: Page) => findForm(page).getByRole('button', { name: 'Save' });
const findWindow = (page: Page, number: number) => page.getByRole('group', { name: `Window ${number}` });

async function openWeek(page: Page): Promise<void> {
  await page.goto('/admin/calendar/week');
  await expect(findForm(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await findSave(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

test('a window is added, moved, offered to shoppers and removed again (P1.24)', async ({
  page,
  request,
  shop,
}) => {
  const day = await findFreeDay(request, shop, 36);
  const readTimes = async () =>
    (await readPickupDay(request, shop, day))?.windows.map(({ from, to }) => `${from}–${to}`);
  const before = await readTimes();

  await openWeek(page);
  await page.getByRole('button', { name: 'Add a window' }).click();
  const added = findWindow(page, 4);
  await expect(added.getByLabel('From')).toBeFocused();
  await expect(added.getByLabel('From')).toHaveValue('18:00');
  await added.getByLabel('To').fill('17:00');
  await added.getByLabel('Deliveries').fill('0');
  await added.getByLabel('Pickups').fill('5');
  await findSave(page).click();
  await expect(added.getByLabel('To')).toBeFocused();
  await expect(added).toContainText('A window ends after it begins.');
  await added.getByLabel('To').fill('20:00');
  await added.getByRole('button', { name: 'Move 18:00–20:00 up' }).click();
  await expect(page.getByRole('button', { name: 'Move 18:00–20:00 up' })).toBeFocused();
  await save(page);
  await expect(findToasts(page)).toContainText('The usual week is saved');
  expect(await readTimes()).toEqual(before?.toSpliced(2, 0, '18:00–20:00'));

  await page.getByRole('button', { name: 'Remove 18:00–20:00' }).click();
  await save(page);
  expect(await readTimes()).toEqual(before);
});

test('closing a weekday first shows the orders on such days (P4.10)', async ({
  page,
  request,
  shop,
  complaints,
}) => {
  const day = await findFreeDay(request, shop, 40);
  const weekday = new Date(day).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  const number = await placePickup(request, shop, day, 'Ngozi Eze');
  await openWeek(page);
  await page.getByRole('checkbox', { name: weekday }).uncheck();
  await findSave(page).click();
  const dialog = page.getByRole('dialog', { name: 'Close these days?' });
  await expect(dialog.getByRole('list', { name: 'Orders on it' })).toContainText(number);
  await takeComplaints(complaints, /409/);
  await dialog.getByRole('button', { name: 'Close them anyway' }).click();
  await expect(dialog).toBeHidden();
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'closed' });

  await page.getByRole('checkbox', { name: weekday }).check();
  await save(page);
  expect(await readPickupDay(request, shop, day)).toMatchObject({ state: 'free' });
});

test('of two administrators the second sees what the first has changed, and neither loses anything unasked', async ({
  page,
  openDevice,
  administrator,
  complaints,
}) => {
  const other = await openDevice(administrator);
  await openWeek(page);
  await openWeek(other);
  const cutOff = 'Cut-off on the day before';
  const saved = await page.getByLabel(cutOff).inputValue();
  const horizon = page.getByRole('textbox', { name: 'Days ahead' });
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed the usual week' });

  await test.step('what was typed stays while they look at the newer week', async () => {
    await other.getByLabel(cutOff).fill('17:15');
    await save(other);
    await horizon.fill('61');
    await findSave(page).click();
    await expect(dialog).toContainText(/Cut-off on the day before.*Now: 17:15/);
    await expect(dialog).not.toContainText('Monday');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Go back to the form' }).click();
    await expect(horizon).toHaveValue('61');
  });

  await test.step('theirs is taken', async () => {
    await page.getByLabel(cutOff).fill('16:45');
    await findSave(page).click();
    await expect(dialog).toContainText(/You changed this too.*Now: 17:15.*Yours: 16:45/);
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expect(page.getByLabel(cutOff)).toHaveValue('17:15');
  });

  await test.step('mine is saved over a still newer one', async () => {
    await other.getByLabel(cutOff).fill('17:30');
    await save(other);
    await page.getByLabel(cutOff).fill(saved);
    await findSave(page).click();
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(findToasts(page)).toContainText('The usual week is saved');
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(cutOff)).toHaveValue(saved);
  });
  await takeComplaints(complaints, /409/, /409/, /409/);
});

test('what was typed survives a reload, and leaving asks first', async ({ page }) => {
  await openWeek(page);
  const cutOff = page.getByLabel('Cut-off on the day before');
  const saved = await cutOff.inputValue();
  await cutOff.fill('11:11');
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await expect(cutOff).toHaveValue('11:11');
  await expect(page.getByText('What you had typed and not saved is back.')).toBeVisible();

  await page.getByRole('link', { name: 'Days' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(cutOff).toHaveValue('11:11');
  await page.getByRole('link', { name: 'Days' }).click();
  await question.getByRole('button', { name: 'Leave and lose it' }).click();
  await expect(page).toHaveURL('/admin/calendar');
  await page.getByRole('link', { name: 'Usual week' }).click();
  await expect(cutOff).toHaveValue(saved);
});

test('a week that cannot be saved says why and keeps everything', async ({ page, complaints }) => {
  await openWeek(page);
  const horizon = page.getByRole('textbox', { name: 'Days ahead' });
  await horizon.fill('61');
  await page.route('**/api/admin/calendar', (route) => route.abort(), { times: 1 });
  await findSave(page).click();
  await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection.');
  await takeComplaints(complaints, /ERR_FAILED/);
  await expect(horizon).toHaveValue('61');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('everybody can use the usual week', async ({ page }) => {
  await openWeek(page);
  await expectToFitEverywhere(page);
});
