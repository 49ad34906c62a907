import type { Page } from '@playwright/test';
import { listCardNames, readList } from './fixtures/catalogue.ts';
import { expect, expectTakenOver, openPage, test } from './fixtures/shop.ts';

const findFilters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const findResults = (page: Page) => page.getByRole('region', { name: 'Results' });
const listNames = (page: Page) => listCardNames(page, 'Results');
const expectCount = (page: Page, count: number) =>
  expect(findResults(page).getByRole('status').first()).toHaveText(
    count === 1 ? '1 product' : `${count} products`,
  );

test('filters and sorting stand in the address, which shows the same list again, and Back takes them away (P1.3)', {
  tag: '@long',
}, async ({ page, request }) => {
  await openPage(page, '/products');
  const filters = findFilters(page);
  const { total } = await readList(request);
  await expectCount(page, total);

  const { total: cupcakes } = await readList(request, { category: 'Cupcakes' });
  // Its count says beforehand what a filter leaves.
  await filters.getByLabel(new RegExp(`^Cupcakes, ${cupcakes}$`)).check();
  await expect(page).toHaveURL('/products?category=Cupcakes');
  await filters.getByLabel('To', { exact: true }).fill('20000');
  await filters.getByLabel('To', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/products?category=Cupcakes&maxPrice=20000');
  await expect(filters.getByLabel('To', { exact: true })).toHaveValue('₦20,000');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-up');
  await expect(page).toHaveURL('/products?category=Cupcakes&maxPrice=20000&sort=price-up');

  const query = { category: 'Cupcakes', maxPrice: '20000', sort: 'price-up' };
  const { data, total: filteredTotal } = await readList(request, query);
  await expectCount(page, filteredTotal);
  await expect.poll(() => listNames(page)).toEqual(data.map(({ name }) => name));

  await page.reload();
  expect(await listNames(page)).toEqual(data.map(({ name }) => name));
  await expect(filters.getByLabel(/^Cupcakes/)).toBeChecked();
  // Before that a step back loads the page anew, and a second one would break it off.
  await expectTakenOver(page);

  for (const before of ['?category=Cupcakes&maxPrice=20000', '?category=Cupcakes', '']) {
    await page.goBack();
    await expect(page).toHaveURL(`/products${before}`);
  }
  await expectCount(page, total);
  await expect(filters.getByLabel(/^Cupcakes/)).not.toBeChecked();
  await page.goForward();
  await expect(filters.getByLabel(/^Cupcakes/)).toBeChecked();
});

test.describe('without the page’s script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is filtered by its form and goes on by a link, and odd addresses show a list like any other', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { data, total } = await readList(request);
    await page.goto('/products?sort=tastiest&minPrice=-3&maxPrice=%F0%9F%8D%B0&custom=maybe&cursor=nothing');
    await expectCount(page, total);

    await page.goto('/products');
    await page.getByRole('link', { name: 'Show more' }).click();
    expect(await listNames(page)).toEqual(data.slice(22, 46).map(({ name }) => name));

    await page.goto('/products');
    await findFilters(page)
      .getByLabel(/^Bread/)
      .check();
    await findFilters(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread');
  });
});
