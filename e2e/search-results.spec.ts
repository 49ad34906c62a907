import type { Page, Route } from '@playwright/test';
import { PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  takeComplaints,
  test,
} from './fixtures/shop.ts';

const findBox = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
const findCards = (page: Page) => page.getByRole('main').getByRole('article');
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const SEARCH_CALLS = '**/api/search/search?*';

test('a shopper types two words as one, follows a suggestion and stands before the product (P13.2, S2.21)', async ({
  page,
}) => {
  await openPage(page, '/');
  await findBox(page).fill('meatpie');
  const suggestion = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  await expect(suggestion).toContainText(/meat pie/i);
  await suggestion.click();
  await expect(page).toHaveURL(/\/products\/[a-z-]*meat-pie$/);
  await expect(findHeading(page)).toContainText(/meat pie/i);
});

test('results show how many there are and mark what matched, also what was mistyped (P13.1, S7.4)', async ({
  page,
}) => {
  await openPage(page, '/about');
  await findBox(page).fill('velvte');
  await findBox(page).press('Enter');
  await expect(page).toHaveURL('/search?q=velvte');
  await expect(findHeading(page)).toHaveText('Results for “velvte”');
  await expect(findCards(page).first().locator('mark')).toHaveText(/^velvet$/i);
  const count = await findCards(page).count();
  await expect(page.getByRole('main').getByText(`${count} bakes`, { exact: true })).toBeVisible();
  await expect(findBox(page)).toHaveValue('velvte');
  await expectAccessible(page);
});

test('the way back leads to the results before, with their query in the box', async ({ page }) => {
  await openPage(page, '/search?q=doughnut');
  await expect(findCards(page).first()).toContainText(/doughnut/i);
  await findBox(page).fill('chin chin');
  await findBox(page).press('Enter');
  await expect(findHeading(page)).toHaveText('Results for “chin chin”');
  await page.goBack();
  await expect(findHeading(page)).toHaveText('Results for “doughnut”');
  await expect(findCards(page).first()).toContainText(/doughnut/i);
  await expect(findBox(page)).toHaveValue('doughnut');
});

test('a search that finds nothing leads on to categories and products', async ({ page }) => {
  await openPage(page, '/search?q=xylophone');
  await expect(findHeading(page)).toHaveText('Nothing found for “xylophone”');
  await expect(findCards(page).first()).toBeVisible();
  await expectAccessible(page);
  const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
  await category.click();
  await expect(page).toHaveURL(/\/products\?category=/);
});

test('without a query the page asks what one is hungry for', async ({ page }) => {
  await openPage(page, '/search');
  await expect(findHeading(page)).toHaveText('What are you hungry for?');
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
});

test('a failed search says why and can be tried again (S8.11)', async ({ page, complaints }) => {
  const resting = { message: 'The search is resting.', code: 'unavailable' };
  for (const { status, json, words } of [
    { status: 503, json: resting, words: 'The search is resting.' },
    { status: 500, json: {}, words: 'Failed to search products' },
  ]) {
    await page.route(SEARCH_CALLS, (route) => route.fulfill({ status, json }));
    await openPage(page, '/search?q=doughnut');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await takeComplaints(complaints, new RegExp(`status of ${status}`), /Server error/);

    await page.unroute(SEARCH_CALLS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(findCards(page).first()).toContainText(/doughnut/i);
  }
});

test('results that come late never replace those of a newer query', async ({ page }) => {
  let late: Route | undefined;
  await page.route('**/api/search/search?q=doughnut', (route) => {
    late = route;
  });
  await openPage(page, '/search?q=doughnut');
  await expect(page.getByRole('main').getByText('Searching…')).toBeAttached();
  await expect.poll(() => late).toBeDefined();
  await findBox(page).fill('velvet');
  await findBox(page).press('Enter');
  await expect(findCards(page).first()).toContainText(/velvet/i);

  // The browser has given the older call up, so its answer may no longer be taken at all.
  await late?.fulfill({ json: { data: [], total: 0, terms: [] } }).catch(() => {});
  await expect(findHeading(page)).toHaveText('Results for “velvet”');
  await expect(findCards(page).first()).toContainText(/velvet/i);
});

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('results fit the screen, and the search box opens with the query in it', async ({ page }) => {
    await openPage(page, '/search?q=chocolate');
    await expect(findCards(page).first()).toContainText(/chocolate/i);
    await expectNoSidewaysScroll(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(findBox(page)).toHaveValue('chocolate');
  });
});
