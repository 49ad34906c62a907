import type { APIRequestContext, Page } from '@playwright/test';
import type { PriceListAnswer } from '../contract/designer.ts';
import type { TestShop } from '../server/testing/shop-process.ts';
import { sendAs } from './fixtures/checkout.ts';
import { test } from './fixtures/custom-orders.ts';
import { findPrice, openDesigner } from './fixtures/designer.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage } from './fixtures/shop.ts';

const PATH = '/admin/settings/price-list';
const findForm = (page: Page) => page.getByRole('form', { name: 'Prices of the cake designer' });
const findExample = (page: Page) => findForm(page).getByRole('group', { name: 'Example' });
const findSave = (page: Page) => findForm(page).getByRole('button', { name: 'Save' });
const findTier = (page: Page, inches: number) =>
  findForm(page).getByRole('group', { name: `${inches}-inch tier` });

async function openPriceList(page: Page): Promise<void> {
  await openPage(page, PATH);
  await expect(findForm(page)).toBeVisible();
}

async function readList(request: APIRequestContext, { url }: TestShop): Promise<PriceListAnswer> {
  return (await (await request.get(`${url}/api/designer/price-list`)).json()) as PriceListAnswer;
}

/** As it was, whatever a journey made of it: others count on its prices. */
async function putBack(page: Page, shop: TestShop, { version: _, ...list }: PriceListAnswer): Promise<void> {
  await sendAs(page, shop, 'put', '/api/admin/designer/price-list', list);
}

test('the owner changes a price, sees an example follow, and the designer asks it at once', async ({
  page,
  office,
  request,
  shop,
}) => {
  const before = await readList(request, shop);
  await openPage(office, '/admin/custom-orders');
  await office.getByRole('link', { name: 'price list of the cake designer' }).click();
  await expect(office).toHaveURL(PATH);
  await expect(findExample(office)).toContainText('₦69,400');

  await findTier(office, 8).getByRole('textbox', { name: 'Price in ₦' }).fill('57,000');
  await expect(findExample(office).getByRole('status')).toContainText('₦71,400instead of ₦69,400');

  await test.step('an option is found in its group, and what is wrong is said at its field', async () => {
    await findForm(office)
      .getByRole('button', { name: /^Topping/ })
      .click();
    const berries = findForm(office).getByRole('group', { name: 'Mixed berries' });
    await berries.getByRole('textbox', { name: '₦ an inch' }).fill('20,000');
    await findForm(office)
      .getByRole('button', { name: /^Topping/ })
      .click();
    await findSave(office).click();
    await expect(berries.getByRole('textbox', { name: '₦ an inch' })).toBeFocused();
    await expect(berries).toContainText(
      'Enter at most ₦12,000 an inch, half the price of the smallest tier.',
    );
    await expect(findExample(office)).toContainText('Mend the marked fields to see what changes.');
    await berries.getByRole('textbox', { name: '₦ an inch' }).fill('1,400');
  });

  await test.step('leaving with unsaved prices asks first', async () => {
    await office.getByRole('link', { name: 'Custom orders' }).first().click();
    const question = office.getByRole('dialog');
    await expect(question).toContainText('What you changed about the prices is not saved yet.');
    await question.getByRole('button', { name: /^(?:Stay|Keep)/ }).click();
  });

  await findSave(office).click();
  await expect(office.getByText('All changes saved')).toBeVisible();
  expect(await readList(request, shop)).toMatchObject({
    version: before.version + 1,
    tiers: { 8: { price: 57_000 } },
  });
  await openDesigner(page);
  await expect(findPrice(page)).toContainText('₦71,400');
  await putBack(office, shop, before);
});

test('who saves second sees what is there now, and nothing is saved over it unasked', async ({
  office,
  request,
  shop,
}) => {
  const before = await readList(request, shop);
  await openPriceList(office);
  const { version: _, ...list } = before;
  await sendAs(office, shop, 'put', '/api/admin/designer/price-list', { ...list, candle: 250 });
  await findForm(office).getByRole('textbox', { name: 'Stacking' }).fill('7,000');
  await findSave(office).click();
  const dialog = office.getByRole('dialog', { name: 'Somebody else changed the price list' });
  await expect(dialog).toContainText(/One candle.*Now: ₦250/);
  await expect(dialog).not.toContainText('Stacking');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(findForm(office).getByRole('textbox', { name: 'One candle' })).toHaveValue('250');
  await expect(findForm(office).getByRole('textbox', { name: 'Stacking' })).toHaveValue('6,000');
  await putBack(office, shop, before);
});

test('everybody can use the price list', async ({ office }) => {
  await openPriceList(office);
  await findForm(office).getByRole('button', { name: /^Drip/ }).click();
  await expect(findForm(office).getByRole('group', { name: 'Caramel' })).toBeVisible();
  for (const { viewport } of [PHONE, DESKTOP]) {
    // So tall that nothing lies under what sticks to the edges.
    await office.setViewportSize({ width: viewport.width, height: 3_000 });
    await expectNoSidewaysScroll(office);
    await expectAccessible(office);
  }
});
