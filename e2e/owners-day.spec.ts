import { fillCheckout, inventGuest, openCheckout } from './fixtures/checkout.ts';
import { findCakeDay, findQuoteForm, test } from './fixtures/custom-orders.ts';
import { findMainAction, findPanel, openDesigner, openStep } from './fixtures/designer.ts';
import { fillLogin, findToasts } from './fixtures/identity.ts';
import { expectPaid, expectPayPage, findOrderAndPay, press } from './fixtures/payments.ts';
import { inventProductName } from './fixtures/products.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectNoSidewaysScroll, leaveWorkerOut, openPage } from './fixtures/shop.ts';

test.use(PHONE);

test('a whole day as the owner, with nothing but a phone (P1.18, P1.20, P1.21, P1.22)', async ({
  page,
  browser,
  shop,
  administrator,
  registerCustomer,
  openDevice,
}) => {
  test.setTimeout(180_000);
  const cake = inventProductName('Ginger loaf');
  const ordersToday = page.locator('dt', { hasText: /^Orders$/ }).locator('+ dd');
  const goTo = async (entry: string) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(`^${entry}( \\d|$)`) })
      .tap();
  };

  await test.step('in the morning: signing in, and what the day brings', async () => {
    await openPage(page, '/login');
    await fillLogin(page, administrator);
    await page.getByRole('link', { name: 'Admin Dashboard' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Kitchen capacity' }).getByRole('listitem')).toHaveCount(8);
    await expectNoSidewaysScroll(page);
  });
  const placedBefore = Number(await ordersToday.textContent());

  await test.step('a first product is put up for sale', async () => {
    await goTo('Products');
    await page.getByRole('link', { name: 'Add product' }).tap();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(cake);
    await page.getByRole('combobox', { name: 'Category' }).fill('Bread');
    // So dear that it is among the best sellers whatever other journeys have bought.
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('65,000');
    await page.locator('input[type=file]').setInputFiles('web/pictures/puff-puff-320.webp');
    await page.getByRole('textbox', { name: 'Alternative text of picture 1' }).fill('A loaf on a board');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save and publish' }).tap();
    await expect(findToasts(page)).toContainText(`${cake} is saved and in the shop`);
    await expect(page).toHaveURL(/\/edit$/);
  });
  const productId = /products\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';

  await test.step('somebody buys it and pays by card', async () => {
    await using street = await browser.newContext({ baseURL: shop.url, ...PHONE });
    await leaveWorkerOut(street);
    const shopper = await street.newPage();
    await openCheckout(shopper, productId);
    await fillCheckout(shopper, inventGuest());
    await shopper.getByRole('radio', { name: /^Card/ }).check();
    await findOrderAndPay(shopper).click();
    await expectPayPage(shopper, '₦67,500');
    await press(shopper, 'Pay with a good card');
    await expectPaid(shopper);
  });

  await test.step('the dashboard and the desk know of it', async () => {
    await goTo('Dashboard');
    await expect(ordersToday).toHaveText(String(placedBefore + 1));
    await expect(page.getByRole('list', { name: 'Best sellers' })).toContainText(cake);
    await page.getByRole('button', { name: 'Search orders, customers, products' }).tap();
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('Tẹniọla');
    await palette.getByRole('group', { name: 'Orders' }).getByRole('option').first().tap();
    await expect(page.getByRole('main')).toContainText(cake);
  });

  await test.step('the order is baked and handed to the rider', async () => {
    for (const [button, reached] of [
      ['Start in kitchen', 'In the kitchen'],
      ['Mark as ready', 'Ready'],
      ['Send out', 'On its way'],
      ['Mark as delivered', 'Delivered'],
    ] as const) {
      await page.getByRole('button', { name: button }).tap();
      const history = page.getByRole('list', { name: 'History' });
      await expect(history.getByRole('listitem').first()).toContainText(`${reached} by Owner`);
    }
  });

  await test.step('a wish comes in and is answered with a quote', async () => {
    const customer = await openDevice(await registerCustomer('Adaeze Obi'));
    const day = await findCakeDay(customer.request, shop, 30);
    await openDesigner(customer);
    await openStep(customer, 'Wishes');
    const panel = findPanel(customer);
    await panel.getByRole('textbox', { name: /^Your wishes/ }).fill('With a paper lantern.');
    await panel.getByLabel(/^Day of the party/).fill(day);
    await panel.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
    await findMainAction(customer).click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your wish is with our bakers');
    const { pathname } = new URL(customer.url());

    await goTo('Custom orders');
    // Other customers of that name may have been here before.
    const input = page.locator(`a[href="/admin${pathname}"]`);
    await input.and(page.getByRole('link', { name: 'Adaeze Obi' })).tap();
    await findQuoteForm(page).getByRole('button', { name: 'Preview and send' }).tap();
    await page.getByRole('button', { name: 'Send to Adaeze' }).tap();
    await expect(findToasts(page)).toContainText('Quote 1 is sent');
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your quote is here');
  });

  await test.step('in the evening: a look at the days to come', async () => {
    await goTo('Calendar');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await goTo('Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
