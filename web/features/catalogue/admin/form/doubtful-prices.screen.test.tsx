import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProductEndpoint } from '../../../../../contract/product-changes.ts';
import { openProductAdmin } from '../testing/product-admin.ts';

const button = page.getByRole('button', { name: 'Save and publish', exact: true });
const publish = () => button.click();

test('a doubtful price is asked about after everything else was mended, and not passed over with it, and saving again means it (P28.353, P28.434)', {
  tags: 'long',
}, async () => {
  const server = await openProductAdmin('/admin/products/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sponge cake');
  await page.getByRole('button', { name: 'Add sizes' }).click();
  await page.getByRole('button', { name: 'Add a size' }).click();
  const prices = page.getByRole('textbox', { name: 'Price', exact: true });
  for (const [index, name, price] of [
    [0, '8 inch', '36000'],
    [1, '10 inch', '5200'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Size', exact: true }).nth(index).fill(name);
    await prices.nth(index).fill(price);
  }
  await publish();
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect.element(category).toHaveFocus();
  await category.fill('Cakes');
  await page.getByRole('checkbox', { name: 'None of these' }).click();
  await publish();
  await expect.element(prices.nth(1)).toHaveFocus();
  await expect.element(prices.nth(1)).toHaveAccessibleDescription(/Cheaper than 8 inch at ₦36,000/);
  expect(server.callsOf(createProductEndpoint)).toEqual([]);
  // What comes as fast as the second half of a double tap asks again.
  await expect
    .poll(() => {
      button.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return server.callsOf(createProductEndpoint).at(-1)?.body;
    })
    .toMatchObject({ status: 'published', sizes: [{ price: 36_000 }, { price: 5_200 }] });
});
