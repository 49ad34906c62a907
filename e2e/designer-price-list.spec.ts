import type { APIRequestContext } from '@playwright/test';
import type { PriceListAnswer } from '../contract/designer.ts';
import type { TestShop } from '../server/testing/shop-process.ts';
import { sendAs } from './fixtures/checkout.ts';
import { test } from './fixtures/custom-orders.ts';
import { findOption, findPrice, openDesigner } from './fixtures/designer.ts';
import { expect, openPage } from './fixtures/shop.ts';

async function readList(request: APIRequestContext, { url }: TestShop): Promise<PriceListAnswer> {
  return (await (await request.get(`${url}/api/designer/price-list`)).json()) as PriceListAnswer;
}

test('the owner changes a price, and the designer asks it at once', { tag: '@long' }, async ({
  page,
  office,
  request,
  shop,
}) => {
  const { version, ...before } = await readList(request, shop);
  await openPage(office, '/admin/custom-orders');
  await office.getByRole('link', { name: 'cake designer’s price list' }).click();
  await expect(office).toHaveURL('/admin/settings/price-list');
  const form = office.getByRole('form', { name: 'Cake designer prices' });
  const tier = form.getByRole('group', { name: '8-inch tier' });
  await tier.getByRole('textbox', { name: 'Price in ₦' }).fill('57,000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('All changes saved')).toBeVisible();
  expect(await readList(request, shop)).toMatchObject({
    version: version + 1,
    tiers: { 8: { price: 57_000 } },
  });
  await openDesigner(page);
  await findOption(page, /^Size/, /^8 inch/).check();
  await expect(findPrice(page)).toContainText('₦57,000');
  // As it was: other journeys count on its prices.
  await sendAs(office, shop, 'put', '/api/admin/designer/price-list', before);
});
