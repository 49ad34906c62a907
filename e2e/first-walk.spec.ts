import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseSlot, fillAddress, fillContact, findSummary, inventGuest } from './fixtures/checkout.ts';
import { choosePickUp, test } from './fixtures/custom-orders.ts';
import { findPanel } from './fixtures/designer.ts';
import { fillLogin, findToasts, readSampleCustomer } from './fixtures/identity.ts';
import { expectPaid, expectPayPage } from './fixtures/payments.ts';
import { inventProductName } from './fixtures/products.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectNoSidewaysScroll, leaveWorkerOut, openPage } from './fixtures/shop.ts';

/** What the README tells a newcomer to press, which it sets in italics. */
async function readWalk(): Promise<readonly string[]> {
  const readme = await readFile('README.md', 'utf8');
  const [walk = ''] = (readme.split('\n## A first walk\n')[1] ?? '').split('\n## ');
  return [...walk.matchAll(/_([A-Z][^_]+)_/g)].map(([, label = '']) => label);
}

test.use(PHONE);

test('the first walk of the README is a whole day as the owner, who has nothing but a phone (P1.18, P1.20, P1.21, P1.22)', {
  tag: '@long',
}, async ({ page, browser, shop, administrator }) => {
  test.setTimeout(180_000);
  const pressed: string[] = [];
  const entered: string[] = [];
  const press = async (where: Page, label: string) => {
    pressed.push(label);
    // Some words are followed by a price, or by how much waits there.
    const name = new RegExp(`^${label}(?: [\\d·].*)?$`);
    const link = where.getByRole('link', { name });
    const button = where.getByRole('button', { name });
    await link.or(button).or(where.getByRole('tab', { name })).filter({ visible: true }).first().click();
  };
  const openWindow = async (device = {}) => {
    const context = await browser.newContext({ baseURL: shop.url, ...device });
    await leaveWorkerOut(context);
    return context;
  };
  const goTo = async (entry: string) => {
    entered.push(entry);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(`^${entry}( \\d|$)`) })
      .tap();
  };
  const ordersToday = page.locator('dt', { hasText: /^Orders$/ }).locator('+ dd');
  const pie = inventProductName('Yam pie');

  await test.step('look after it', async () => {
    await openPage(page, '/login');
    await fillLogin(page, administrator);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Set up your shop' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('/');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('Red velvet');
    await expect(palette.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });
  // A shop without orders has no figures yet.
  const placedBefore = (await ordersToday.count()) > 0 ? Number(await ordersToday.textContent()) : 0;

  await test.step('a first product', async () => {
    await goTo('Products');
    await press(page, 'Add product');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(pie);
    await page.getByRole('combobox', { name: 'Category' }).fill('Pastries & doughnuts');
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('6,500');
    await page.locator('input[type=file]').setInputFiles('web/pictures/puff-puff-320.webp');
    await page.getByRole('textbox', { name: 'Describe picture 1 (optional)' }).fill('A golden pie');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Gluten' }).check();
    await page.getByRole('radio', { name: /^Published/ }).check();
    await press(page, 'Save and publish');
    await expect(findToasts(page)).toContainText(`${pie} saved and published`);
  });

  await test.step('a first order', async () => {
    await goTo('Dashboard');
    await using context = await openWindow(PHONE);
    const shopper = await context.newPage();
    await openPage(shopper, '/products?sort=newest');
    await shopper.getByRole('link', { name: pie }).first().click();
    await press(shopper, 'Add to cart');
    await shopper.getByRole('link', { name: 'Cart, 1 item' }).click();
    await press(shopper, 'Checkout');
    const guest = inventGuest();
    await fillContact(shopper, guest);
    await fillAddress(shopper);
    // The cut-off for the first free day may come before the order does.
    await chooseSlot(shopper, 1);
    await shopper.getByRole('radio', { name: /^Card/ }).check();
    await expect(findSummary(shopper)).toContainText('Delivery to Surulere');
    await press(shopper, 'Order and pay');
    await expectPayPage(shopper, '₦9,000');
    await press(shopper, 'Pay with a good card');
    await expectPaid(shopper);
    // Mails leave after the answer, and the page does not follow them.
    await expect(async () => {
      await shopper.goto('/dev/mail');
      await expect(shopper.getByText(guest.email).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  });

  await test.step('the dashboard and the palette know of it', async () => {
    await expect(ordersToday).toHaveText(String(placedBefore + 1));
    await expect(page.getByRole('list', { name: 'Kitchen capacity' }).getByRole('listitem')).toHaveCount(8);
    await page.getByRole('button', { name: 'Search orders, customers, products' }).tap();
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('Tẹniọla');
    await palette.getByRole('group', { name: 'Orders' }).getByRole('option').first().tap();
    await expect(page.getByRole('main')).toContainText(pie);
  });

  await test.step('the order is baked and handed to the rider', async () => {
    for (const [button, reached] of [
      ['Start preparing', 'In the kitchen'],
      ['Mark as ready', 'Ready'],
      ['Send out', 'Out for delivery'],
      ['Mark as delivered', 'Delivered'],
    ] as const) {
      await page.getByRole('button', { name: button }).tap();
      // It is for a later day. Toasts are dialogs too, but no elements of that name.
      if (button === 'Start preparing' || button === 'Send out')
        await page.locator('dialog[open]').getByRole('button', { name: button }).tap();
      const history = page.getByRole('list', { name: 'History' });
      await expect(history.getByRole('listitem').first()).toContainText(`${reached} by Owner`);
    }
  });

  await test.step('a first custom order', async () => {
    await using context = await openWindow();
    const customer = await context.newPage();
    await openPage(customer, '/login');
    await fillLogin(customer, readSampleCustomer(shop));
    await expect(customer).toHaveURL('/');
    await press(customer, 'Design a cake');
    await press(customer, 'Requests');
    await findPanel(customer)
      .getByRole('textbox', { name: /^Special requests/ })
      .fill('A little drum on top.');
    // The account knows it.
    await expect(findPanel(customer).getByRole('textbox', { name: 'Phone' })).not.toHaveValue('');
    await press(customer, 'Send request');
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('We’ve received your request');
    const { pathname } = new URL(customer.url());

    await goTo('Custom orders');
    // Other customers of that name may have been here before.
    await page
      .locator(`a[href="/admin${pathname}"]`)
      .and(page.getByRole('link', { name: /^Adaeze/ }))
      .tap();
    await page
      .getByRole('list', { name: 'Day capacity' })
      .getByRole('button', { name: /Available/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: 'Naira', exact: true }).last().fill('5,000');
    await press(page, 'Preview and send');
    await page.getByRole('button', { name: /^Send to / }).click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your quote is ready');
    await customer.getByRole('link', { name: 'Accept this quote' }).click();
    // The account says how to reach them, once it has come.
    await expect(customer.getByRole('button', { name: 'Change contact' })).toBeVisible();
    await choosePickUp(customer);
    await press(customer, 'Order and pay');
    await press(customer, 'Pay with a good card');
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
  });

  await test.step('in the evening: a look at the days to come', async () => {
    await goTo('Calendar');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  const walk = await readWalk();
  const followed = entered.filter((entry) => walk.includes(entry));
  expect([...new Set([...pressed, ...followed])].sort()).toEqual([...new Set(walk)].sort());
});
