import { readList } from './fixtures/catalogue.ts';
import { expect, openPage, test } from './fixtures/shop.ts';

test('what is picked once is left out of every list, also after a reload and in another tab (P14.1)', {
  tag: '@long',
}, async ({ page, context, request }) => {
  const { total: everything } = await readList(request);
  const { total } = await readList(request, { excludeAllergens: 'nuts' });
  expect(total).toBeLessThan(everything);

  await openPage(page, '/products');
  await page.getByRole('form', { name: 'Filters' }).getByLabel('Tree nuts').check();
  await expect(page).toHaveURL('/products?excludeAllergens=nuts');
  const count = page.getByRole('region', { name: 'Results' }).getByRole('status').first();
  await expect(count).toHaveText(`${total} products`);
  await expect(
    page.getByText(`${everything - total} products are hidden because they may contain tree nuts.`),
  ).toBeVisible();

  const tab = await context.newPage();
  await openPage(tab, '/products?category=Celebration+cakes');
  await expect(tab).toHaveURL('/products?category=Celebration+cakes&excludeAllergens=nuts');
});
