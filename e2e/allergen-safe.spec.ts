import type { Page } from '@playwright/test';
import { avoidAllergens, findProduct, listCardNames, readList } from './fixtures/catalogue.ts';
import { expect, expectAccessible, openPage, test } from './fixtures/shop.ts';

const findResults = (page: Page) => page.getByRole('region', { name: 'Results' });
const findPicker = (page: Page) => page.getByRole('dialog', { name: 'What do you avoid?' });

test('what is picked once is left out of every list, also after a reload and in another tab (P14.1)', async ({
  page,
  context,
  request,
}) => {
  const { total: everything } = await readList(request);
  const { total } = await readList(request, { excludeAllergens: 'nuts' });
  expect(total).toBeLessThan(everything);

  await openPage(page, '/products');
  await page.getByRole('form', { name: 'Filters' }).getByLabel('Tree nuts').check();
  await expect(page).toHaveURL('/products?excludeAllergens=nuts');
  await expect(findResults(page).getByRole('status').first()).toHaveText(`${total} bakes`);
  await expect(
    page.getByText(`${everything - total} bakes are hidden because they contain tree nuts.`),
  ).toBeVisible();
  await expectAccessible(page);

  const tab = await context.newPage();
  await openPage(tab, '/products?category=Celebration+cakes');
  await expect(tab).toHaveURL('/products?category=Celebration+cakes&excludeAllergens=nuts');
});

test('the list is asked for without it at once on the way within the shop (P14.1)', async ({ page }) => {
  await avoidAllergens(page, 'nuts');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/products.data')) asked.push(new URL(request.url()).search);
  });
  await openPage(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products?excludeAllergens=nuts');
  expect(asked.every((search) => search.includes('excludeAllergens=nuts'))).toBe(true);
});

test('what is hidden can be shown all the same, each with a warning, and hidden again (P14.1)', async ({
  page,
  request,
}) => {
  await avoidAllergens(page, 'nuts');
  const { total } = await readList(request);
  const withNuts = await findProduct(request, ({ allergens }) => allergens.includes('nuts'));
  await openPage(page, `/products?category=${encodeURIComponent(withNuts.category)}`);
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect.poll(() => listCardNames(page, 'Results')).toContain(withNuts.name);
  const card = page.getByRole('article').filter({ hasText: withNuts.name });
  await expect(card).toContainText('Contains tree nuts');

  // It holds on the way through the shop, until it is taken back.
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(findResults(page).getByRole('status').first()).toHaveText(`${total} bakes`);
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect(page).toHaveURL('/products?excludeAllergens=nuts');
});

test('clearing the filters does not bring back what the shopper avoids (P14.1)', async ({ page }) => {
  await avoidAllergens(page, 'nuts');
  await openPage(page, '/products?category=Celebration+cakes&excludeAllergens=nuts');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/products?excludeAllergens=nuts');
  await page.getByRole('link', { name: 'Remove filter No tree nuts' }).click();
  await expect(page).toHaveURL('/products');
  expect(await page.evaluate(() => localStorage.getItem('avoided-allergens'))).toBeNull();
});

test('a product warns of what the shopper avoids before it can be bought (P14.2)', async ({
  page,
  request,
}) => {
  await avoidAllergens(page, 'milk,nuts,fish');
  const product = await findProduct(request, ({ allergens }) => {
    return allergens.includes('milk') && !allergens.includes('nuts');
  });
  await openPage(page, `/products/${product.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Contains milk, which you avoid.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Allergens' })).toContainText('Contains, you avoid it');
  await expectAccessible(page);
});

test('the choice is made in a dialog that the product page and every footer open', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ allergens }) => allergens.includes('egg'));
  await openPage(page, `/products/${product.id}`);
  const open = page.getByRole('button', { name: 'set what to avoid' });
  await open.click();
  await findPicker(page).getByLabel(/^Egg/).check();
  await expectAccessible(page);
  await findPicker(page).getByRole('button', { name: 'Done' }).click();
  await expect(open).toBeFocused();
  await expect(page.getByText('Contains egg, which you avoid.')).toBeVisible();

  await openPage(page, '/about');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Allergens I avoid' }).click();
  await expect(findPicker(page).getByLabel(/^Egg/)).toBeChecked();
  await findPicker(page).getByRole('button', { name: 'Avoid nothing' }).click();
  await expect(findPicker(page).getByLabel(/^Egg/)).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(findPicker(page)).toBeHidden();
});
