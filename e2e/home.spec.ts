import { listCardNames, readList } from './fixtures/catalogue.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import { expect, expectNoSidewaysScroll, openPage, test } from './fixtures/shop.ts';

test('the home page shows categories, featured products, how it works and the custom-cake teaser (P1.1)', async ({
  page,
  request,
}) => {
  const { facets } = await readList(request);
  const [category] = facets.category;
  await openPage(page, '/');
  const tiles = page.getByRole('region', { name: 'Categories' }).getByRole('link');
  await expect(tiles).toHaveText(
    facets.category.map(({ value, count }) => `${value}${count === 1 ? '1 bake' : `${count} bakes`}`),
  );
  await expect(page.getByRole('heading', { name: 'Sweeter this week' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'From our oven to your gate' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Draw the cake, see the price' })).toBeVisible();

  await test.step('a category leads to its own list', async () => {
    await tiles.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category?.value ?? '');
    await expect(page.getByText(`${category?.count} bakes`, { exact: true })).toBeVisible();
  });
});

test('featured are the first eight with a discount or made to order, whose pictures wait until they are near (S9.2)', async ({
  page,
  request,
}) => {
  const { data } = await readList(request);
  const featured = data.filter(({ discountPercentage, isCustom }) => discountPercentage > 0 || isCustom);
  expect(featured.length).toBeGreaterThan(8);
  await openPage(page, '/');
  expect(await listCardNames(page, 'Sweeter this week')).toEqual(
    featured.slice(0, 8).map(({ name }) => name),
  );
  // Only the first picture of the page is loaded at once.
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(1);
  const pictures = page.getByRole('region', { name: 'Sweeter this week' }).locator('picture img');
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('loading', 'lazy');
});

test('home, shelves and product never scroll sideways, also with everything twice as large', async ({
  page,
}) => {
  const filtered = '/products?category=Celebration+cakes&category=Cheesecakes&dietary=Eggless';
  for (const path of ['/', '/products', filtered, '/products/puff-puff']) {
    await openPage(page, path);
    // Zooming in by 200 % leaves a wide page 640 pixels and a tablet 384.
    for (const width of [PHONE.viewport.width, 384, 640, 768, 1_000, DESKTOP.viewport.width]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  }
});
