import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { inventProductName, readAdminProduct, sendProduct } from './fixtures/products.ts';
import { expect } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

async function chooseTable(page: Page, contents: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(contents),
  });
}

/** "3" of the tile "New". */
const findCount = (page: Page, of: string) =>
  page
    .getByRole('definition')
    .filter({ hasText: /^\d/ })
    .nth(['New', 'Changed', 'Unchanged', 'Not imported'].indexOf(of));

test('what is exported is mended in a spreadsheet, tried out with its errors, and imported (P1.19)', {
  tag: '@long',
}, async ({ page, shop }) => {
  const words = inventProductName('Gurudi');
  const send = (name: string) =>
    sendProduct(page, shop, '/api/products', { name: `${words} ${name}`, category: 'Cookies', price: 700 });
  const [plain, dear] = [await send('Plain'), await send('Dear')];

  await page.goto(`/admin/products?search=${encodeURIComponent(words)}`);
  await expect(page.getByText('2 of 2 products')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.split('\r\n').filter((line) => line.startsWith(plain.id))).toHaveLength(1);

  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  await chooseTable(page, table);
  await expect(findCount(page, 'Unchanged')).toHaveText('2');
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);

  const newName = `${words} New`;
  const mended = table
    .replace(new RegExp(`(${plain.id},[^,]*,draft,Cookies,,)700`), '$1"₦1,250"')
    .replace(new RegExp(`(${dear.id},[^,]*,draft,Cookies,,)700`), '$1plenty')
    .concat(`,${newName},,Cookies,,900\r\n`);
  await chooseTable(page, mended);
  await expect(findCount(page, 'New')).toHaveText('1');
  await expect(findCount(page, 'Changed')).toHaveText('1');
  await expect(findCount(page, 'Not imported')).toHaveText('1');
  const refused = page
    .getByRole('table', { name: 'Rows not imported' })
    .getByRole('row', { name: dear.name });
  await expect(refused).toContainText(/Line \d/);
  await expect(refused).toContainText('Price: Enter an amount in naira, for example 12,500 or 12,500.50.');
  await expect(
    page.getByRole('table', { name: 'Changed products' }).getByRole('row', { name: plain.name }),
  ).toContainText('Price: From ₦700 to ₦1,250.');
  expect(await readAdminProduct(page, shop, plain.id)).toMatchObject({ price: 700, version: 1 });

  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(findToasts(page)).toContainText('Imported: 1 new, 1 changed');
  expect(await readAdminProduct(page, shop, plain.id)).toMatchObject({ price: 1_250, version: 2 });
  expect(await readAdminProduct(page, shop, dear.id)).toMatchObject({ price: 700, version: 1 });
  const notified = page.getByRole('main').getByRole('status').filter({ hasText: 'Imported' });
  await expect(notified).toContainText(`${dear.name}: Price: Enter an amount`);

  await chooseTable(page, mended);
  await expect(findCount(page, 'Unchanged')).toHaveText('2');
  await notified.getByRole('button', { name: 'Undo' }).click();
  await expect(findToasts(page)).toContainText('2 products restored');
  expect(await readAdminProduct(page, shop, plain.id)).toMatchObject({ price: 700 });
});
