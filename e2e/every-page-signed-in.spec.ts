import type { Page } from '@playwright/test';
import routes from '../web/routes.ts';
import { contactOf, pickDay, sendAs } from './fixtures/checkout.ts';
import { findCakeDay, test } from './fixtures/custom-orders.ts';
import { expectDialogToFit, stepTo } from './fixtures/fitting.ts';
import { readFirstId } from './fixtures/products.ts';
import { PATHS_BEFORE_OPENING, PUBLIC_PATHS } from './fixtures/public-pages.ts';
import { expect, expectLoaded, expectToFitEverywhere, openPage, takeComplaints } from './fixtures/shop.ts';
import {
  CUSTOMER_PATHS,
  isOfPattern,
  listPatterns,
  ORDER_ADMIN_PATHS,
  SHOP_ADMIN_PATHS,
  STAFF_PATHS,
} from './fixtures/signed-in-pages.ts';

test.describe.configure({ mode: 'parallel' });

const BAKING_DAY = pickDay(17);

type Ids = Readonly<Record<string, string>>;

async function expectAllToFit(page: Page, patterns: readonly string[], ids: Ids): Promise<void> {
  for (const path of patterns.map((pattern) => fillIn(pattern, ids))) {
    await test.step(path, async () => {
      await stepTo(page, path);
      await expectToFitEverywhere(page);
    });
  }
}

const fillIn = (pattern: string, ids: Ids): string =>
  pattern.replaceAll(/:(\w+)/g, (_written, name: string) => ids[name] ?? '');

test('every address of the shop is on one of the lists', () => {
  const paths = [
    ...PUBLIC_PATHS,
    ...PATHS_BEFORE_OPENING,
    ...CUSTOMER_PATHS,
    ...ORDER_ADMIN_PATHS,
    ...SHOP_ADMIN_PATHS,
    ...STAFF_PATHS,
  ];
  const left = listPatterns(routes).filter((pattern) => !paths.some((path) => isOfPattern(path, pattern)));
  expect(left).toEqual([]);
});

test('the pages of a customer are accessible and do not scroll sideways (S2.3)', {
  tag: '@every-size',
}, async ({ page, shop, askForCake, quoteCake, orderCake }) => {
  test.slow();
  const { id: customOrder, customer } = await askForCake(page, 'Bisi Adeyemi');
  await quoteCake(customOrder, await findCakeDay(page.request, shop, 16));
  const { id: order } = await orderCake(page, contactOf(customer), 17);
  await openPage(page, '/products/puff-puff');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expectAllToFit(page, CUSTOMER_PATHS, { order, customOrder });
  await expectDialogToFit(page, 'Delete my account');
});

test('the screens around orders are accessible and do not scroll sideways (S2.3)', {
  tag: '@every-size',
}, async ({ page, office, shop, askForCake, orderCake }) => {
  test.slow();
  const { id: customOrder, customer } = await askForCake(page, 'Funke Bello');
  const { id: order } = await orderCake(page, contactOf(customer), 17);
  const user = await readFirstId(office, shop, '/api/admin/users');
  await openPage(office, '/admin/settings');
  await expectAllToFit(office, ORDER_ADMIN_PATHS, { order, customOrder, user, day: BAKING_DAY });
  await stepTo(office, `/admin/orders/${order}`);
  await expectDialogToFit(office, 'Record payment');
  await office.getByRole('button', { name: 'Change order' }).click();
  await expectDialogToFit(office, 'Date or time');
});

test('the screens around the catalogue are accessible and do not scroll sideways (S2.3)', {
  tag: '@every-size',
}, async ({ page, administrator, signIn, shop, complaints }) => {
  test.slow();
  await signIn(page, administrator);
  const post = await readFirstId(page, shop, '/api/admin/content/posts');
  await openPage(page, '/admin');
  await expectAllToFit(page, SHOP_ADMIN_PATHS, { post });

  await test.step('an address that leads nowhere', async () => {
    await stepTo(page, '/admin/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await takeComplaints(complaints, /404/);
  });
  await test.step('a form with its problems', async () => {
    await stepTo(page, '/admin/products/new');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expectToFitEverywhere(page);
  });
  await test.step('products that are chosen, and the question about them', async () => {
    await stepTo(page, '/admin/products');
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await expectToFitEverywhere(page);
    await expectDialogToFit(page, 'Prices…');
  });
});

test('what each role begins with, a closed page and the kitchen’s tablet are accessible and do not scroll sideways (P35.19)', {
  tag: '@every-size',
}, async ({ page: tablet, office, openDevice, registerCustomer, shop }) => {
  test.slow();
  const beginnings = { manager: '/admin', desk: '/staff', kitchen: '/staff', rider: '/staff' };
  for (const [role, path] of Object.entries(beginnings)) {
    await test.step(role, async () => {
      const person = await registerCustomer(`Bisi of the ${role}`);
      const search = new URLSearchParams({ search: person.email });
      const id = await readFirstId(office, shop, `/api/admin/users?${search}`);
      await sendAs(office, shop, 'put', `/api/admin/users/${id}/role`, { role });
      const screen = await openDevice(person);
      await openPage(screen, path);
      await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(screen);
      await expectToFitEverywhere(screen);
      if (role !== 'kitchen') return;
      await stepTo(screen, '/staff/orders');
      await expect(screen.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
      await expectToFitEverywhere(screen);
    });
  }
  await test.step('tablet', async () => {
    await openPage(tablet, '/tablet');
    const code = tablet.getByRole('status').filter({ hasText: /\d/ });
    await expect(code).toBeVisible();
    await expectToFitEverywhere(tablet);
    const pairing = { code: await code.textContent(), name: 'Oven' };
    await sendAs(office, shop, 'post', '/api/admin/kitchen-devices', pairing);
    await expect(tablet.getByText('Oven · kitchen tablet')).toBeVisible();
    await expectLoaded(tablet);
    await expectToFitEverywhere(tablet);
  });
});
