import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures/shop.ts';

const findBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const findCards = (page: Page) => page.getByRole('main').getByRole('article');

test('a shopper types two words as one, follows a suggestion and stands before the product (P13.2, S2.21)', {
  tag: '@long',
}, async ({ page }) => {
  await openPage(page, '/');
  await findBox(page).fill('meatpie');
  const suggestion = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  await expect(suggestion).toContainText(/meat pie/i);
  await suggestion.click();
  await expect(page).toHaveURL(/\/products\/[a-z-]*meat-pie$/);
  await expect(findHeading(page)).toContainText(/meat pie/i);
});

test('results show how many there are and mark what matched, also what was mistyped, and the way back leads to those before (P13.1, S7.4)', {
  tag: '@long',
}, async ({ page }) => {
  await openPage(page, '/search?q=doughnut');
  await expect(findCards(page).first()).toContainText(/doughnut/i);
  await findBox(page).fill('velvte');
  await findBox(page).press('Enter');
  await expect(page).toHaveURL('/search?q=velvte');
  await expect(findHeading(page)).toHaveText('Results for “velvte”');
  await expect(findCards(page).first().locator('mark')).toHaveText(/^velvet$/i);
  const count = await findCards(page).count();
  await expect(page.getByRole('main').getByText(`${count} products`, { exact: true })).toBeVisible();

  await page.goBack();
  await expect(findHeading(page)).toHaveText('Results for “doughnut”');
  await expect(findCards(page).first()).toContainText(/doughnut/i);
  await expect(findBox(page)).toHaveValue('doughnut');
});
