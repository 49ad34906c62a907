import type { Page } from '@playwright/test';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { inventProductName, readAdminProduct, sendProduct } from './fixtures/products.ts';
import { expect, expectAccessible, takeComplaints } from './fixtures/shop.ts';

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

test('an administrator creates a product with pictures and sizes, publishes it, and it is in the shop (P1.20, S7.3)', async ({
  page,
  request,
  shop,
}) => {
  const name = inventProductName('Ọ̀gẹ̀dẹ̀ Cake');
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Add product' }).click();
  await fillNeeds(page, name);
  await expect(findField(page, 'Address in the shop')).toHaveValue(/^ogede-cake-/);
  await findField(page, 'Discount in % (optional)').fill('10');
  await expect(page.getByText('₦3,150 to pay')).toBeVisible();
  await findField(page, 'Description (optional)').fill('Ripe plantain, brown butter.');

  await page.getByRole('button', { name: 'Sell it in sizes' }).click();
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
  await findField(page, 'Alternative text of picture 1').fill('A whole cake');
  await findField(page, 'Alternative text of picture 2').fill('A slice');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move picture 2 up' }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Moved picture 2 to place 1 of 2' }),
  ).toBeAttached();
  await expect(findField(page, 'Alternative text of picture 1')).toHaveValue('A slice');
  await expect(page.getByRole('button', { name: 'Move picture 1 up' })).toBeFocused();
  await pictures.nth(1).locator('[draggable]').dragTo(pictures.nth(0));
  await expect(findField(page, 'Alternative text of picture 1')).toHaveValue('A whole cake');
  await expect(pictures).toHaveCount(2);

  const freshToken = page.waitForRequest('**/api/auth/token');
  await page.getByRole('button', { name: 'Save and publish' }).dblclick();
  await freshToken;
  await expect(findToasts(page)).toContainText(`${name} is saved and in the shop`);
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

test('what is wrong is said at its field, and everything typed stays (P1.26)', async ({
  page,
  shop,
  complaints,
}) => {
  const taken = await sendProduct(page, shop, '/api/products', {
    name: inventProductName('Meat Pie'),
    category: 'Pies',
    price: 1_200,
  });
  await page.goto('/admin/products/new');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(findField(page, 'Name')).toBeFocused();
  await expect(findField(page, 'Name')).toHaveAccessibleDescription('Enter a name.');
  await expect(page.getByText('3 fields need you')).toBeVisible();

  await findField(page, 'Name').fill('Chin-chin');
  await findCategory(page).fill('Snacks');
  await findField(page, 'Price').fill('a few naira');
  await findField(page, 'Address in the shop').fill(taken.id);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(findField(page, 'Price')).toBeFocused();
  await expect(findField(page, 'Price')).toHaveAccessibleDescription(
    'Enter an amount in naira, for example 12,500 or 12,500.50.',
  );
  await findField(page, 'Price').fill('1,500');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(findField(page, 'Address in the shop')).toBeFocused();
  await expect(findField(page, 'Address in the shop')).toHaveAttribute('aria-invalid', 'true');
  await expect(findField(page, 'Price')).toHaveValue('1,500');
  await takeComplaints(complaints, /409/);
});

test('a refused creation says why, with everything still there (S8.6)', async ({ page, complaints }) => {
  await page.goto('/admin/products/new');
  const name = inventProductName('Puff-Puff');
  await fillNeeds(page, name);
  await page.route('**/api/products', (route) =>
    route.fulfill({ status: 500, json: { error: 'The oven is full.', message: 'Fault', code: 'fault' } }),
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('alert')).toHaveText('The oven is full.');
  await expect(findField(page, 'Name')).toHaveValue(name);
  await takeComplaints(complaints, /500/, /Server error/);
});

test('of two administrators the second is told what changed, and loses nothing (P1.20)', async ({
  page,
  shop,
  administrator,
  openDevice,
  complaints,
}) => {
  const { id, name } = await sendProduct(page, shop, '/api/products', {
    name: inventProductName('Red Velvet Cake'),
    category: 'Cakes',
    price: 18_000,
    status: 'published',
  });
  const other = await openDevice(administrator);
  await Promise.all([openEdit(page, id), openEdit(other, id)]);

  await findField(other, 'Price').fill('19,500');
  await findField(other, 'Lead time in hours').fill('48');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('All changes saved')).toBeVisible();

  await findField(page, 'Description (optional)').fill('Mine, and worth keeping.');
  await findField(page, 'Price').fill('20,000');
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Somebody else changed this product' });
  await expect(question.getByText('Now ₦19,500.')).toBeVisible();
  await expect(question.getByText('Now 48 hours.')).toBeVisible();
  await expect(question.getByText('You changed this too')).toHaveCount(1);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go back to the form' }).click();
  await expect(findField(page, 'Description (optional)')).toHaveValue('Mine, and worth keeping.');

  await page.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(question).toBeHidden();
  await takeComplaints(complaints, /409/, /409/);
  await expect(findField(page, 'Lead time in hours')).toHaveValue('48');
  expect(await readAdminProduct(page, shop, id)).toMatchObject({
    name,
    description: 'Mine, and worth keeping.',
    price: 20_000,
    leadTimeHours: 48,
    version: 3,
  });

  await findField(other, 'Name').fill('Overtaken');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(findField(other, 'Name')).toHaveValue(name);
  await expect(findField(other, 'Price')).toHaveValue('20,000');
  await expect(other.getByText('All changes saved')).toBeVisible();
});

test('leaving with unsaved changes is asked about, and a reload brings them back', async ({ page, shop }) => {
  const { id, name } = await sendProduct(page, shop, '/api/products', {
    name: inventProductName('Agege Bread'),
    category: 'Bread',
    price: 1_500,
  });
  await page.goto('/admin/products');
  await page.getByRole('rowheader').getByRole('link', { name }).click();
  await findField(page, 'Work units').fill('7x');

  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const leave of [() => page.getByRole('link', { name: 'All products' }).click(), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(findField(page, 'Work units')).toHaveValue('7x');
    await expect(page).toHaveURL(`/admin/products/${id}/edit`);
  }

  const warned = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await warned).accept();
  await reloaded;
  await expect(page.getByText('What you had typed and not saved is back.')).toBeVisible();
  await expect(findField(page, 'Work units')).toHaveValue('7x');

  await page.getByRole('link', { name: 'All products' }).click();
  await question.getByRole('button', { name: 'Leave and lose it' }).click();
  await expect(findTitle(page, 'Products')).toBeVisible();
  await openEdit(page, id);
  await expect(findField(page, 'Work units')).toHaveValue('1');
});

test('a new product survives a reload until it is saved', async ({ page }) => {
  const name = inventProductName('Fruit Tart');
  await page.goto('/admin/products/new');
  await fillNeeds(page, name);
  const warned = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await warned).accept();
  await reloaded;
  await expect(findField(page, 'Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(findTitle(page, name)).toBeVisible();
  await page.goto('/admin/products/new');
  await expect(findField(page, 'Name')).toHaveValue('');
});

test('a product is made with the keyboard alone', async ({ page }) => {
  const name = inventProductName('Doughnut');
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Add product' }).focus();
  await page.keyboard.press('Enter');
  await expect(findTitle(page, 'Add product')).toBeVisible();
  await findField(page, 'Name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pastries');
  await findField(page, 'Price').focus();
  await page.keyboard.type('800');
  await page.keyboard.press('Enter');
  await expect(findTitle(page, name)).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('a product that is not there is said to be so', async ({ page, complaints }) => {
  await page.goto('/admin/products/no-such-product/edit');
  await expect(findTitle(page, 'No such product')).toBeVisible();
  await takeComplaints(complaints, /404 \(Not Found\)/, /Resource not found/);
});
