import { expect, test } from '@playwright/test';
import { findLastingPort } from '../server/testing/lasting-port.ts';
import { startTestShop } from '../server/testing/shop-process.ts';
import {
  chooseSlot,
  chooseTransfer,
  fillContact,
  findPlaceButton,
  inventGuest,
} from './fixtures/checkout.ts';
import { fillLogin, findToasts } from './fixtures/identity.ts';
import { PHONE } from './fixtures/screens.ts';
import { expectAccessible, leaveWorkerOut } from './fixtures/shop.ts';

const OWNER = { email: 'owner@leaven.example', password: 'three warm loaves at dawn' };

test('from an empty folder to a first paid order, on the screens of a phone alone (P36.9, P36.20, P36.28, P36.32)', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const port = await findLastingPort();
  const url = `http://localhost:${port}`;
  const shop = await startTestShop({
    DEMO: '0',
    PORT: String(port),
    PUBLIC_URL: url,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  });
  const openPhone = async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: url, reducedMotion: 'reduce' });
    await leaveWorkerOut(context);
    return context.newPage();
  };
  try {
    const page = await openPhone();
    const fill = (label: string, value: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${label}(?: \\(optional\\))?$`) }).fill(value);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).tap();
    const followStep = (name: string) =>
      page
        .getByRole('navigation', { name: 'Set-up' })
        .getByRole('link', { name: `Next: ${name}` })
        .tap();

    await test.step('the shop gets a name, a look, a week and an account', async () => {
      await page.goto('/admin');
      await fillLogin(page, OWNER);
      await page.getByRole('link', { name: 'Add shop details' }).tap();
      await fill('Name of the shop', 'Leaven');
      await fill('Phone', '0803 123 4567');
      await fill('City', 'Ibadan');
      await press('Add hours');
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await followStep('Logo and colours');
      await press('Sourdough bakery');
      await press('Publish changes');
      await followStep('Baking days and time slots');
      await press(/^Use Mon/);
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await expect(findToasts(page)).toContainText('Weekly schedule saved');
      await page.getByRole('link', { name: /^Set-up: 4 of / }).tap();
      await press('Pickup only');
      await page.getByRole('link', { name: 'Add bank account' }).tap();
      await page.getByRole('combobox', { name: /^Bank/ }).fill('Wema Bank');
      await fill('Account number', '0123456789');
      await fill('Account name', 'Leaven Ltd');
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
    });

    await test.step('a first bake is published, and the shop opens', async () => {
      await followStep('Add three products');
      await page.getByRole('link', { name: 'Add the first product' }).tap();
      await fill('Name', 'Agege loaf');
      await page.getByRole('combobox', { name: 'Category' }).fill('Bread');
      await fill('Price', '1,500');
      await page.getByRole('checkbox', { name: 'Gluten' }).check();
      await page.getByRole('radio', { name: /^Published/ }).check();
      await press('Save and publish');
      await expect(findToasts(page)).toContainText('Agege loaf saved and published');
      await page.getByRole('link', { name: /^Set-up: 6 of / }).tap();
      await press('Open the shop');
      await page.getByRole('dialog', { name: 'Open the shop?' }).getByRole('button', { name: /^Open/ }).tap();
      await expect(findToasts(page)).toContainText('Your shop is open.');
    });

    const shopper = await openPhone();
    await test.step('somebody orders a loaf and picks it up', async () => {
      await shopper.goto('/');
      await expect(shopper).toHaveTitle(/^Leaven/);
      await expect(shopper.getByText('Earliest pickup')).toBeVisible();
      await expect(shopper.getByRole('banner').locator('svg text').first()).toHaveText('L');
      await expectAccessible(shopper);
      await shopper
        .getByRole('link', { name: /Agege loaf/ })
        .first()
        .tap();
      await shopper.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().tap();
      await shopper.getByRole('link', { name: 'Cart, 1 item' }).tap();
      await shopper.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).first().tap();
      await fillContact(shopper, inventGuest());
      await chooseSlot(shopper, 1);
      await chooseTransfer(shopper);
      await findPlaceButton(shopper).tap();
      await expect(shopper.getByText('0123456789').first()).toBeVisible();
    });

    await test.step('the transfer arrives, and both see it', async () => {
      await page.getByRole('link', { name: /^Orders/ }).tap();
      await page.getByRole('link', { name: /^Unpaid/ }).tap();
      await press(/^Record payment/);
      await page
        .getByRole('dialog', { name: 'Record payment' })
        .getByRole('button', { name: /^Record/ })
        .tap();
      await expect(findToasts(page)).toContainText('₦1,500 recorded');
      await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
    });
  } finally {
    await shop.stop();
  }
});
