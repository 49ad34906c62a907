import { listCardNames, readList } from './fixtures/catalogue.ts';
import { expect, openPage, test } from './fixtures/shop.ts';

test('the home page shows categories, featured products, how it works and the custom-cake teaser, which opens the designer (P1.1, P24.4, S9.2)', async ({
  page,
  request,
}) => {
  const { data, facets } = await readList(request);
  const [category] = facets.category;
  await openPage(page, '/');
  const tiles = page.getByRole('region', { name: 'Categories' }).getByRole('link');
  await expect(tiles).toHaveText(
    facets.category.map(({ value, count }) => `${value}${count === 1 ? '1 product' : `${count} products`}`),
  );
  for (const name of ['From our oven to you', 'Design your cake, see the price']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }

  await test.step('featured are the first eight with a discount or made to order', async () => {
    const featured = data.filter(({ discountPercentage, isCustom }) => discountPercentage > 0 || isCustom);
    expect(featured.length).toBeGreaterThan(8);
    expect(await listCardNames(page, 'Featured')).toEqual(featured.slice(0, 8).map(({ name }) => name));
  });

  await test.step('their pictures wait until they are near', async () => {
    await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(1);
    const pictures = page.getByRole('region', { name: 'Featured' }).locator('picture img');
    for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('loading', 'lazy');
  });

  await test.step('a category leads to its own list', async () => {
    await tiles.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category?.value ?? '');
    await expect(page.getByText(`${category?.count} products`, { exact: true })).toBeVisible();
  });

  await test.step('the teaser opens the designer itself', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Open the cake designer' }).click();
    await expect(page).toHaveURL('/products/design-your-own-cake');
    await expect(page.getByRole('region', { name: 'Your cake' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('a picture far below is fetched when it comes within a screen and a half (P29.80)', async ({
    page,
  }) => {
    await openPage(page, '/');
    const pictures = page.getByRole('region', { name: 'Featured' }).locator('picture img');
    const readAddress = (picture: typeof pictures) =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : null));
    await expect.poll(() => readAddress(pictures.first())).toContain('/pictures/');
    expect(await readAddress(pictures.last())).toBe('');
    await pictures.last().scrollIntoViewIfNeeded();
    await expect.poll(() => readAddress(pictures.last())).toContain('/pictures/');
  });
});
