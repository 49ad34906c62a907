import type { Page } from '@playwright/test';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { inventProductName, sendProduct } from './fixtures/products.ts';
import { expect } from './fixtures/shop.ts';

const CAKE_PICTURE = 'web/pictures/puff-puff-320.webp';
const SLICE_PICTURE = 'web/pictures/chin-chin-320.webp';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

const findField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const findCategory = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const findTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillNeeds(page: Page, name: string): Promise<void> {
  await findField(page, 'Name').fill(name);
  await findCategory(page).fill('Small chops');
  await findField(page, 'Price').fill('₦3,500');
}

async function openEdit(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/products/${id}/edit`);
  await expect(findField(page, 'Name')).toBeVisible();
}

test('an administrator creates a product with pictures and sizes, publishes it, and it is in the shop (P1.20, S7.3)', {
  tag: '@long',
}, async ({ page, request, shop }) => {
  const name = inventProductName('Ọ̀gẹ̀dẹ̀ Cake');
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Add product' }).click();
  await fillNeeds(page, name);
  await expect(findField(page, 'Link')).toHaveValue(/^ogede-cake-/);
  await findField(page, 'Discount in % (optional)').fill('10');
  await expect(page.getByText('₦3,150 after discount')).toBeVisible();
  await findField(page, 'Description (optional)').fill('Ripe plantain, brown butter.');

  await page.getByRole('button', { name: 'Add sizes' }).click();
  const first = page.getByRole('group', { name: 'Size 1' });
  await expect(first.getByRole('textbox', { name: 'Price' })).toHaveValue('₦3,500');
  await first.getByRole('textbox', { name: 'Size' }).fill('Small');
  await page.getByRole('button', { name: 'Add a size' }).click();
  const second = page.getByRole('group', { name: 'Size 2' });
  await second.getByRole('textbox', { name: 'Size' }).fill('Large');
  await second.getByRole('textbox', { name: 'Price' }).fill('6000');

  await page.locator('input[type=file]').setInputFiles([CAKE_PICTURE, SLICE_PICTURE]);
  const pictures = page.getByRole('group', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(2);
  await findField(page, 'Describe picture 1 (optional)').fill('A whole cake');
  await findField(page, 'Describe picture 2 (optional)').fill('A slice');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move picture 2 up' }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Moved picture 2 to position 1 of 2' }),
  ).toBeAttached();
  await expect(findField(page, 'Describe picture 1 (optional)')).toHaveValue('A slice');
  await expect(page.getByRole('button', { name: 'Move picture 1 up' })).toBeFocused();
  await pictures.nth(1).locator('[draggable]').dragTo(pictures.nth(0));
  await expect(findField(page, 'Describe picture 1 (optional)')).toHaveValue('A whole cake');
  await expect(pictures).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Gluten' }).check();
  await page.getByRole('radio', { name: /^Published/ }).check();
  const freshToken = page.waitForRequest('**/api/auth/token');
  await page.getByRole('button', { name: 'Save and publish' }).dblclick();
  await freshToken;
  await expect(findToasts(page)).toContainText(`${name} saved and published`);
  await expect(page).toHaveURL(/\/admin\/products\/ogede-cake-[^/]+\/edit$/);
  await expect(findTitle(page, name)).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();

  const id = /products\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  const shown = await (await request.get(`${shop.url}/api/products/${id}`)).json();
  expect(shown).toMatchObject({
    name,
    category: 'Small chops',
    price: 3_500,
    priceToPay: 3_150,
    sizes: [
      { id: 'small', name: 'Small', price: 3_500 },
      { id: 'large', name: 'Large', price: 6_000 },
    ],
    pictures: [{ alt: 'A whole cake' }, { alt: 'A slice' }],
    version: 1,
  });
  await page.getByRole('link', { name: 'View in shop' }).click();
  await expect(page).toHaveURL(`/products/${id}`);
  await expect(findTitle(page, name)).toBeVisible();
});

test('leaving with unsaved changes is asked about, and a reload brings them back', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const { id, name } = await sendProduct(page, shop, '/api/products', {
    name: inventProductName('Agege Bread'),
    category: 'Bread',
    price: 1_500,
  });
  await page.goto('/admin/products');
  await page.getByRole('rowheader').getByRole('link', { name }).click();
  await findField(page, 'Kitchen points').fill('7x');

  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const leave of [() => page.getByRole('link', { name: 'All products' }).click(), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(findField(page, 'Kitchen points')).toHaveValue('7x');
    await expect(page).toHaveURL(`/admin/products/${id}/edit`);
  }

  const warned = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await warned).accept();
  await reloaded;
  await expect(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect(findField(page, 'Kitchen points')).toHaveValue('7x');

  await page.getByRole('link', { name: 'All products' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(findTitle(page, 'Products')).toBeVisible();
  await openEdit(page, id);
  await expect(findField(page, 'Kitchen points')).toHaveValue('1');
});
