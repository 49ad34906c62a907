import type { Page } from '@playwright/test';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { inventProductName, readAdminProduct, sendProduct } from './fixtures/products.ts';
import { expect } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

const findBar = (page: Page) => page.getByRole('region', { name: 'Selected products' });

async function openList(page: Page, words: string): Promise<void> {
  await page.goto(`/admin/products?search=${encodeURIComponent(words)}&sort=name`);
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
}

test('prices of several products are raised after a preview, and taken back with one press (P1.19)', {
  tag: '@long',
}, async ({ page, shop }) => {
  const words = inventProductName('Eclair');
  const send = (name: string, body: object) =>
    sendProduct(page, shop, '/api/products', {
      name: `${words} ${name}`,
      category: 'Eclairs',
      price: 1_000,
      ...body,
    });
  const sizes = [
    { id: 'one', name: 'One', price: 1_230, servings: 1, workUnits: 1 },
    { id: 'six', name: 'Six', price: 6_500, servings: 6, workUnits: 2 },
  ];
  const boxed = await send('Boxed', { sizes });
  const plain = await send('Plain', {});
  const own = await send('Your own', { isCustom: true });

  await openList(page, words);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(findBar(page)).toContainText('3 products selected');
  await findBar(page).getByRole('button', { name: 'Prices…' }).click();
  const question = page.getByRole('dialog', { name: 'Change prices' });
  await question.getByRole('button', { name: 'Preview changes' }).click();
  await expect(question.getByRole('textbox', { name: 'By' })).toHaveAccessibleDescription(
    /Enter by how much\.$/,
  );
  await question.getByRole('textbox', { name: 'By' }).fill('10');
  await question.getByRole('textbox', { name: 'By' }).press('Enter');

  await expect(question.getByText('2 products will change')).toBeVisible();
  await expect(question.getByRole('row', { name: /Boxed/ })).toContainText(/One: .*₦1,230.*₦1,350/);
  await expect(question.getByRole('row', { name: /Boxed/ })).toContainText(/Six: .*₦6,500.*₦7,150/);
  await expect(question.getByRole('row', { name: /Plain/ })).toContainText(/₦1,000.*₦1,100/);
  await expect(
    question.getByText(/Your own.*: Its price comes from the cake designer’s price list\./),
  ).toBeVisible();
  expect(await readAdminProduct(page, shop, plain.id)).toMatchObject({ price: 1_000, version: 1 });

  await question.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(question).toBeHidden();
  await expect(findToasts(page)).toContainText('2 products: prices raised by 10%, rounded to ₦50');
  // It waits while somebody points at it.
  await findToasts(page).getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByRole('row', { name: /Plain/ })).toContainText('₦1,100');
  expect(await readAdminProduct(page, shop, own.id)).toMatchObject({ price: 1_000, version: 1 });

  await findToasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(findToasts(page)).toContainText('2 products restored');
  await expect(page.getByRole('row', { name: /Plain/ })).toContainText('₦1,000');
  expect(await readAdminProduct(page, shop, boxed.id)).toMatchObject({
    price: 1_230,
    sizes: [{ price: 1_230 }, { price: 6_500 }],
  });
});
