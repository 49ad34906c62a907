import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { inventProductName, sendProduct } from './fixtures/products.ts';
import { expect, takeComplaints } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

test('a product is archived after a question, comes back by undo, and moves in and out of the shop', async ({
  page,
  request,
  shop,
}) => {
  const { id, name } = await sendProduct(page, shop, '/api/products', {
    name: inventProductName('Coconut Bread'),
    category: 'Bread',
    price: 2_000,
    status: 'published',
  });
  const readStatus = async () => (await request.get(`${shop.url}/api/products/${id}`)).status();
  const row = page.getByRole('row', { name });
  const act = async (action: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await row.getByRole('button', { name: action }).click();
  };
  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`);
  await act('Archive…');
  const question = page.getByRole('dialog', { name: `Archive ${name}?` });
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(question).toBeHidden();
  // It waits while somebody points at it.
  await findToasts(page).getByRole('button', { name: 'Undo' }).hover();
  await expect(row).toBeHidden();
  await expect.poll(readStatus).toBe(404);
  await findToasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('cell', { name: 'Published' })).toBeVisible();
  await expect.poll(readStatus).toBe(200);

  await act('Unpublish');
  await expect(row.getByRole('cell', { name: 'Draft' })).toBeVisible();
  await expect.poll(readStatus).toBe(404);
  await act('Publish');
  await expect(row.getByRole('cell', { name: 'Published' })).toBeVisible();
});

test('after a product has left the list, the keyboard goes on with the next one, then with the list', async ({
  page,
  shop,
}) => {
  const words = inventProductName('Madeleine');
  for (const name of ['Plain', 'Lemon']) {
    await sendProduct(page, shop, '/api/products', {
      name: `${words} ${name}`,
      category: 'Cakes',
      price: 700,
    });
  }
  const archiveFirst = async () => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Archive…' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).press('Enter');
  };
  await page.goto(`/admin/products?search=${encodeURIComponent(words)}&sort=name`);
  await expect(page.getByRole('rowheader')).toHaveText([/Lemon/, /Plain/]);
  await archiveFirst();
  await expect(page.getByRole('rowheader').getByRole('link', { name: `${words} Plain` })).toBeFocused();
  await archiveFirst();
  await expect(page.getByRole('heading', { name: /^Nothing found/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'List' })).toBeFocused();
});

test('search, status, category and sorting are in the address', async ({ page, shop }) => {
  const words = inventProductName('Zobo');
  const send = (name: string, price: number, status: string) =>
    sendProduct(page, shop, '/api/products', { name: `${words} ${name}`, category: 'Drinks', price, status });
  await send('Small', 900, 'published');
  await send('Large', 1_800, 'published');
  await send('Secret', 1_200, 'draft');

  await page.goto('/admin/products');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  // The tabs lead on from what is searched for, and half a word may find the same three.
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
  await expect(page.getByText('3 of 3 products')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Status' });
  await expect(tabs.getByRole('link')).toHaveText([/All\s*3/, /Published\s*2/, /Drafts\s*1/, /Archived\s*0/]);
  await tabs.getByRole('link', { name: 'Published' }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Drinks');
  await expect(page).toHaveURL(/category=Drinks/);
  await expect(page.getByRole('rowheader')).toHaveText([/Large/, /Small/]);
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    search: words,
    status: 'published',
    category: 'Drinks',
    sort: 'price-down',
  });

  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([/Large/, /Small/]);
  await page.getByRole('rowheader').getByRole('link', { name: /Large/ }).click();
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL(address.href);

  await page.getByRole('searchbox', { name: 'Search products' }).fill('nothing is called this');
  await expect(
    page.getByRole('heading', { name: 'Nothing found for “nothing is called this”' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
});

test('a list that cannot be loaded says why and can be tried again', async ({ page, complaints }) => {
  await page.route('**/api/admin/products*', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/products');
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await takeComplaints(complaints, /ERR_FAILED/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('products come page by page', async ({ page, shop }) => {
  const words = inventProductName('Scone');
  for (const name of ['First', 'Second', 'Third']) {
    await sendProduct(page, shop, '/api/products', {
      name: `${words} ${name}`,
      category: 'Scones',
      price: 500,
    });
  }
  // The pages are small here, so that three products make two of them.
  await page.route('**/api/admin/products?*', (route) =>
    route.continue({ url: `${route.request().url()}&limit=2` }),
  );
  await page.goto(`/admin/products?search=${encodeURIComponent(words)}`);
  await expect(page.getByText('2 of 3 products')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('3 of 3 products')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/Third/, /Second/, /First/]);
});
