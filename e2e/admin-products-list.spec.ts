import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { inventProductName, sendProduct } from './fixtures/products.ts';
import { expect } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

test('a product is archived after a question, comes back by undo, and moves in and out of the shop', {
  tag: '@long',
}, async ({ page, request, shop }) => {
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
