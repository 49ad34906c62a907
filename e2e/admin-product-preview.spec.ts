import type { Page } from '@playwright/test';
import { test } from './fixtures/people.ts';
import { inventProductName, sendProduct } from './fixtures/products.ts';
import { expect, expectAccessible } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

const findField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a draft is seen as card and as page while it is typed, on a phone behind a tab (P1.20)', async ({
  page,
  shop,
}) => {
  const name = inventProductName('Buns');
  const { id } = await sendProduct(page, shop, '/api/products', {
    name,
    category: 'Bread',
    price: 3_000,
    sizes: [
      { id: 'six', name: 'Six', price: 3_000, servings: 6, workUnits: 1 },
      { id: 'twelve', name: 'Twelve', price: 5_500, servings: 12, workUnits: 2 },
    ],
    allergens: ['gluten'],
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/admin/products/${id}/edit`);
  await expect(page.getByText('As shoppers will see it')).toBeHidden();
  await findField(page, 'Discount in % (optional)').fill('10');
  await findField(page, 'Description (optional)').fill('Soft and warm.\n\nBaked at four in the morning.');

  await page.getByRole('tab', { name: 'Preview' }).click();
  const shelf = page.getByRole('region', { name: 'On the shelf' });
  await expect(shelf).toContainText(name);
  await expect(shelf).toContainText('₦2,700');
  const shown = page.getByRole('region', { name: 'Its page' });
  await expect(shown).toContainText('Soft and warm.');
  await expect(shown).toContainText('Baked at four in the morning.');
  await expect(shown).toContainText('Twelve');
  await expect(shown).toContainText('₦4,950');
  await expect(shown).toContainText('Gluten');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Preview' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Edit' })).toBeFocused();
  await findField(page, 'Name').fill('');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(findField(page, 'Name')).toBeFocused();
  await findField(page, 'Name').fill(name);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(shown).toContainText(name);
});

test('nothing is published with a picture that nobody has put into words (P1.20)', async ({ page, shop }) => {
  const { id } = await sendProduct(page, shop, '/api/products', {
    name: inventProductName('Brioche'),
    category: 'Bread',
    price: 1_500,
  });
  await page.goto(`/admin/products/${id}/edit`);
  await page.locator('input[type=file]').setInputFiles('web/pictures/puff-puff-320.webp');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const words = findField(page, 'Alternative text of picture 1');
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(
    /Say what the picture shows\. Nothing is published without it\./,
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await words.fill('A golden loaf');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View in shop' })).toBeVisible();
});
