import { readFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import { findToasts, hearNoNews } from './fixtures/identity.ts';
import { findColumn, findRow, inventSurname, openDesk, stepElsewhere, test } from './fixtures/order-desk.ts';
import { expect, expectToFitEverywhere, takeComplaints } from './fixtures/shop.ts';

test('search, status, days and sorting are in the address (P1.21)', async ({ page, placeOrder }) => {
  const surname = inventSurname();
  const first = await placeOrder(`Ada ${surname}`);
  const second = await placeOrder(`Bisi ${surname}`);

  await openDesk(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeFocused();
  await page.keyboard.type(surname);
  await expect(page).toHaveURL(new RegExp(`q=${surname}`));
  await expect(page.getByText('2 of 2 orders')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest first');
  await expect(page.getByRole('rowheader')).toHaveText([/Bisi/, /Ada/]);
  await page.getByRole('combobox', { name: 'Delivery or pickup' }).selectOption('Pickup');
  await page.getByRole('combobox', { name: 'Payment' }).selectOption('Unpaid');
  const confirmed = page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Confirmed' });
  await expect(confirmed).toHaveAttribute('href', /method=pickup/);
  await expect(confirmed).toHaveAttribute('href', /payment=unpaid/);
  await confirmed.click();
  await expect(page).toHaveURL(/status=confirmed/);
  await expect(page.getByText('2 of 2 orders')).toBeVisible();
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    q: surname,
    status: 'confirmed',
    payment: 'unpaid',
    method: 'pickup',
    sort: 'newest',
  });

  await page.reload();
  await expect(page.getByText('2 of 2 orders')).toBeVisible();
  await findRow(page, `Ada ${surname}`).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Order ${first.number}` })).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(address.href);

  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: `Nothing found for “${surname}”` })).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.fill(second.contact.phone);
  await expect(page.getByRole('rowheader')).toHaveText([/Bisi/]);
  await search.fill(first.number);
  await expect(page.getByRole('rowheader')).toHaveText([/Ada/]);
});

test('an older answer never comes over a newer one', async ({ page, placeOrder }) => {
  const surname = inventSurname();
  await placeOrder(`Ada ${surname}`);
  await openDesk(page);
  const isOld = (request: Request) => request.url().includes('q=nobody');
  const oldAsked = page.waitForEvent('request', isOld);
  const oldOver = Promise.race([
    page.waitForEvent('requestfinished', isOld),
    page.waitForEvent('requestfailed', isOld),
  ]);
  // The older search is answered only after the newer one; it may have been given up by then.
  await page.route(/\/api\/admin\/orders\?.*q=nobody/, async (route) => {
    await page.waitForResponse(/q=Ada/);
    await route.continue().catch(() => {});
  });
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.fill('nobody at all');
  await oldAsked;
  await search.fill(`Ada ${surname}`);
  await oldOver;
  await expect(page.getByText('1 of 1 order')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/Ada/]);
});

test('a filter is kept under a name, opened again and removed', async ({ page }) => {
  const name = `Tomorrow’s pickups ${inventSurname()}`;
  await openDesk(page, '?method=pickup&sort=newest');
  const views = page.getByRole('dialog', { name: 'Your views' });
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByText('Give the view a name.')).toBeVisible();
  await views.getByRole('textbox', { name: 'Save what is shown now as' }).fill(name);
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(findToasts(page)).toContainText(`Saved as ${name}`);

  await openDesk(page);
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('link', { name }).click();
  await expect(page).toHaveURL('/admin/orders?method=pickup&sort=newest');
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(views.getByRole('link', { name })).toBeHidden();
});

test('the board moves an order on, and every desk sees it at once', async ({
  page,
  openDevice,
  administrator,
  placeOrder,
}) => {
  const surname = inventSurname();
  const { number } = await placeOrder(`Ada ${surname}`);
  const otherDesk = await openDevice(administrator);
  await openDesk(otherDesk, `?q=${surname}`);
  await expect(findRow(otherDesk, surname)).toContainText('Confirmed');

  await openDesk(page, `?q=${surname}`);
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(`/admin/orders?view=board&q=${surname}`);
  await findColumn(page, 'Confirmed')
    .getByRole('button', { name: `Start in kitchen, order ${number}` })
    .click();
  await expect(findColumn(page, 'In the kitchen').getByRole('link', { name: surname })).toBeVisible();
  await expect(findToasts(page)).toContainText(`${number} is in the kitchen`);
  await expect(findRow(otherDesk, surname)).toContainText('In the kitchen');
});

test('several orders make a step together, and the refused ones are named', async ({
  page,
  context,
  shop,
  placeOrder,
}) => {
  const surname = inventSurname();
  const orders = [await placeOrder(`Ada ${surname}`), await placeOrder(`Bisi ${surname}`)];
  // Nothing tells this page that one of them moves on elsewhere.
  await hearNoNews(context);
  await openDesk(page, `?q=${surname}`);
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
  const bar = page.getByRole('region', { name: 'Chosen orders' });
  await expect(bar).toContainText('2 orders chosen');
  await expect(bar.getByRole('button')).toHaveText(['Start in kitchen', 'Cancel order', 'Choose none']);
  await stepElsewhere(page, shop, orders[0]?.id ?? '', 'in_kitchen');
  await bar.getByRole('button', { name: 'Start in kitchen' }).click();
  const outcome = page.getByRole('alert').filter({ hasText: '1 order done. 1 order refused:' });
  await expect(outcome).toContainText(orders[0]?.number ?? '');
  await expect(page.getByRole('rowheader').getByRole('checkbox', { checked: true })).toHaveCount(1);
  await outcome.getByRole('button', { name: 'I have seen it' }).click();

  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
  await bar.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel order: 2 orders?' });
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(findToasts(page)).toContainText('2 orders done');
  await expect(findRow(page, `Ada ${surname}`)).toContainText('Cancelled');
});

test('the list is exported as it is filtered', async ({ page, placeOrder }) => {
  const surname = inventSurname();
  const { number } = await placeOrder(`Ada ${surname}`);
  await openDesk(page, `?q=${surname}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.trim().split('\n')).toHaveLength(2);
  expect(table).toContain(number);
});

test('a list that cannot be loaded says why and can be tried again', async ({ page, complaints }) => {
  await page.route(/\/api\/admin\/orders\?(?!attention)/, (route) => route.abort(), { times: 1 });
  await openDesk(page);
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await takeComplaints(complaints, /ERR_FAILED/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('table and board are for everybody and scroll only where they should', async ({
  page,
  context,
  placeOrder,
}) => {
  // While newer orders are asked for, the old ones are pale on purpose.
  await hearNoNews(context);
  const surname = inventSurname();
  await placeOrder(`Ada ${surname}`);
  await openDesk(page, `?q=${surname}`);
  await expect(findRow(page, surname)).toBeVisible();
  await expectToFitEverywhere(page);
  await openDesk(page, `?view=board&q=${surname}`);
  await expect(findColumn(page, 'Confirmed').getByRole('link', { name: surname })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectToFitEverywhere(page);
});
