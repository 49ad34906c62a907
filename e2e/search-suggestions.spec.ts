import type { Page } from '@playwright/test';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, openPage, takeComplaints, test } from './fixtures/shop.ts';
import { answerSuggestions, CAKES } from './fixtures/suggestions.ts';

const findBox = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
const findList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).filter({ visible: true });
const findOption = (page: Page, name: string) => findList(page).getByRole('option', { name });

async function typeUntilOpen(page: Page, query: string): Promise<void> {
  await findBox(page).fill(query);
  await expect(findList(page)).toBeVisible();
}

test('suggestions list name and category, and close by Escape, a click outside and a move of the focus (S2.21, S4.10)', async ({
  page,
}) => {
  await answerSuggestions(page, (query, route) => route.fulfill({ json: query === 'lasagne' ? [] : CAKES }));
  await openPage(page, '/about');
  await typeUntilOpen(page, 'cake');
  await expect(findBox(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(findList(page).getByRole('option')).toHaveCount(2);
  await expect(findOption(page, 'Red velvet cake')).toContainText('Celebration cakes');
  await expect(findOption(page, 'Carrot cake')).toContainText('Loaf cakes');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(findList(page)).toHaveCount(0);
  await expect(findBox(page)).toHaveValue('cake');
  await expect(findBox(page)).toBeFocused();

  await typeUntilOpen(page, 'cakes');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(findList(page)).toHaveCount(0);
  await expect(findBox(page)).toHaveValue('cakes');

  await typeUntilOpen(page, 'cake');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).focus();
  await expect(findList(page)).toHaveCount(0);

  await test.step('a search that finds nothing says so', async () => {
    await findBox(page).fill('lasagne');
    await expect(page.getByRole('banner').getByText('Nothing by that name')).toBeVisible();
  });
});

test('choosing a suggestion opens its product (S2.21)', async ({ page, complaints }) => {
  await answerSuggestions(page);
  await openPage(page, '/');
  await typeUntilOpen(page, 'cake');
  await findOption(page, 'Carrot cake').click();
  await expect(page).toHaveURL('/products/invented-carrot-cake');
  await expect(findList(page)).toHaveCount(0);
  // The shop has no product of this invented name.
  await takeComplaints(complaints, /404/);
});

test('arrow keys walk through the suggestions and Enter opens one (S2.21)', async ({ page, complaints }) => {
  await answerSuggestions(page);
  await openPage(page, '/');
  await typeUntilOpen(page, 'cake');
  await page.keyboard.press('ArrowDown');
  await expect(findOption(page, 'Red velvet cake')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(findList(page).getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(findOption(page, 'Carrot cake')).toHaveAttribute('aria-selected', 'true');
  await expect(findBox(page)).toBeFocused();
  const active = await findBox(page).getAttribute('aria-activedescendant');
  await expect(findOption(page, 'Carrot cake')).toHaveAttribute('id', active ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/invented-carrot-cake');
  await takeComplaints(complaints, /404/);
});

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('a suggestion opens its product and puts the search box away (S2.17, S2.21)', async ({
    page,
    complaints,
  }) => {
    await answerSuggestions(page);
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await typeUntilOpen(page, 'cake');
    await findOption(page, 'Red velvet cake').click();
    await expect(page).toHaveURL('/products/invented-velvet-cake');
    await expect(findBox(page)).toHaveCount(0);
    await takeComplaints(complaints, /404/);
  });
});
