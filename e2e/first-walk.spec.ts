import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseSlot, fillAddress, fillContact, findSummary, inventGuest } from './fixtures/checkout.ts';
import { choosePickUp, test } from './fixtures/custom-orders.ts';
import { findPanel } from './fixtures/designer.ts';
import { fillLogin, findToasts, readSampleCustomer } from './fixtures/identity.ts';
import { expectPaid, expectPayPage } from './fixtures/payments.ts';
import { inventProductName } from './fixtures/products.ts';
import { expect, leaveWorkerOut, openPage } from './fixtures/shop.ts';

/** What the README tells a newcomer to press, which it sets in italics. */
async function readWalk(): Promise<readonly string[]> {
  const readme = await readFile('README.md', 'utf8');
  const [walk = ''] = (readme.split('\n## A first walk\n')[1] ?? '').split('\n## ');
  return [...walk.matchAll(/_([A-Z][^_]+)_/g)].map(([, label = '']) => label);
}

test('the first walk of the README works as it is written', async ({
  page,
  browser,
  shop,
  administrator,
}) => {
  test.setTimeout(180_000);
  const pressed: string[] = [];
  const press = async (where: Page, label: string) => {
    pressed.push(label);
    // Some words are followed by a price, or by how much waits there.
    const name = new RegExp(`^${label}(?: [\\d·].*)?$`);
    const link = where.getByRole('link', { name });
    const button = where.getByRole('button', { name });
    await link.or(button).or(where.getByRole('tab', { name })).filter({ visible: true }).first().click();
  };
  const openWindow = async () => {
    const context = await browser.newContext({ baseURL: shop.url });
    await leaveWorkerOut(context);
    return context;
  };
  const pie = inventProductName('Yam pie');

  await test.step('look after it', async () => {
    await openPage(page, '/login');
    await fillLogin(page, administrator);
    await press(page, 'Admin Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.keyboard.press('/');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('Red velvet');
    await expect(palette.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a first product', async () => {
    await press(page, 'Products');
    await press(page, 'Add product');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(pie);
    await page.getByRole('combobox', { name: 'Category' }).fill('Pastries');
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('6,500');
    await page.locator('input[type=file]').setInputFiles('web/pictures/puff-puff-320.webp');
    await page.getByRole('textbox', { name: 'Alternative text of picture 1' }).fill('A golden pie');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await press(page, 'Save and publish');
    await expect(findToasts(page)).toContainText(`${pie} is saved and in the shop`);
  });

  await test.step('a first order', async () => {
    await page
      .getByRole('link', { name: /^Orders/ })
      .first()
      .click();
    await using context = await openWindow();
    const shopper = await context.newPage();
    await openPage(shopper, '/products?sort=newest');
    await shopper.getByRole('link', { name: pie }).first().click();
    await press(shopper, 'Add to cart');
    await shopper.getByRole('link', { name: 'Cart, 1 item' }).click();
    await press(shopper, 'Check out');
    const guest = inventGuest();
    await fillContact(shopper, guest);
    await fillAddress(shopper);
    // The cut-off for the first free day may come before the order does.
    await chooseSlot(shopper, 1);
    await shopper.getByRole('radio', { name: /^Card/ }).check();
    await expect(findSummary(shopper)).toContainText('Delivery, Lagos Mainland');
    await press(shopper, 'Order and pay');
    await expectPayPage(shopper, '₦9,000');
    await press(shopper, 'Pay with a good card');
    await expectPaid(shopper);
    await expect(page.getByRole('rowheader', { name: guest.name }).first()).toBeVisible();
    await shopper.goto('/dev/mail');
    await expect(shopper.getByText(guest.email).first()).toBeVisible();
  });

  await test.step('a first custom order', async () => {
    await using context = await openWindow();
    const customer = await context.newPage();
    await openPage(customer, '/login');
    await fillLogin(customer, readSampleCustomer(shop));
    await expect(customer).toHaveURL('/');
    await press(customer, 'Design a cake');
    await press(customer, 'Design your own cake');
    await press(customer, 'Wishes');
    await findPanel(customer)
      .getByRole('textbox', { name: /^Your wishes/ })
      .fill('A little drum on top.');
    await press(customer, 'Ask for a quote');
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your wish is with our bakers');
    const { pathname } = new URL(customer.url());

    await press(page, 'Custom orders');
    // Other customers of that name may have been here before.
    await page
      .getByRole('row', { name: /Adaeze/ })
      .locator(`a[href="/admin${pathname}"]`)
      .click();
    await page
      .getByRole('list', { name: 'How full the days are' })
      .getByRole('button', { name: /It fits/ })
      .last()
      .click();
    await press(page, 'Preview and send');
    await page.getByRole('button', { name: /^Send to / }).click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your quote is here');
    await customer.getByRole('link', { name: 'Accept this quote' }).click();
    // The account says how to reach them, once it has come.
    await expect(customer.getByRole('button', { name: 'Change contact' })).toBeVisible();
    await choosePickUp(customer);
    await press(customer, 'Order and pay');
    await press(customer, 'Pay with a good card');
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
  });

  expect([...new Set(pressed)].sort()).toEqual([...new Set(await readWalk())].sort());
});
