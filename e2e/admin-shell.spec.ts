import { forgiveRefusedCalls } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, expectToFitEverywhere } from './fixtures/shop.ts';

const SCREENS = {
  'the day': [
    ['/admin', 'Dashboard'],
    ['/admin/custom-orders', 'Custom orders'],
    ['/admin/kitchen', 'Kitchen'],
    ['/admin/messages', 'Messages'],
  ],
  products: [
    ['/admin/products', 'Products'],
    ['/admin/products/new', 'Add product'],
    ['/admin/products/import', 'Import products'],
  ],
  'blog and pages': [
    ['/admin/blog', 'Blog and pages'],
    ['/admin/blog/new', 'Write a post'],
    ['/admin/pages', 'Blog and pages'],
    ['/admin/pages/about', 'About'],
  ],
  settings: [
    ['/admin/settings', 'Settings'],
    ['/admin/settings/told', 'Settings'],
    ['/admin/settings/trail', 'Settings'],
  ],
} as const;

/** Whether these fit and are for everybody is asked by the journeys about them. */
const SCREENS_WITH_JOURNEYS = [
  ['/admin/orders', 'Orders'],
  ['/admin/orders/new', 'Take an order'],
  ['/admin/users', 'Users'],
  ['/admin/calendar', 'Calendar'],
  ['/admin/calendar/week', 'Calendar'],
  ['/admin/calendar/zones', 'Calendar'],
  ['/admin/settings/price-list', 'Prices of the cake designer'],
] as const;

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

for (const [area, screens] of Object.entries(SCREENS)) {
  test(`an administrator opens the screens for ${area}, which are for everybody (S2.6, S6.3)`, async ({
    page,
  }) => {
    for (const [path, heading] of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectToFitEverywhere(page);
    }
  });
}

test('an administrator opens every other screen (S2.6, S6.3)', async ({ page }) => {
  for (const [path, heading] of SCREENS_WITH_JOURNEYS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('the rail leads through the area and marks where one is', async ({ page }) => {
  await page.goto('/admin');
  const rail = page.getByRole('navigation', { name: 'Admin' });
  await expect(rail.getByRole('link')).toHaveText([
    'Dashboard',
    /^Orders/,
    /^Custom orders/,
    'Kitchen',
    'Calendar',
    'Products',
    'Blog',
    'Messages',
    'Users',
    'Settings',
  ]);
  await expect(rail.locator('[aria-current=page]')).toHaveText('Dashboard');
  await rail.getByRole('link', { name: 'Custom orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Custom orders' })).toBeVisible();
  await expect(rail.locator('[aria-current=page]')).toHaveText(/^Custom orders/);
  await page.goto('/admin/pages/about');
  await expect(rail.locator('[aria-current=page]')).toHaveText('Blog');
});

test('on a tablet the rail shows icons that keep their names', async ({ page }) => {
  await page.setViewportSize({ width: 1040, height: 800 });
  await page.goto('/admin');
  const users = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' });
  await expect(users).toBeVisible();
  expect((await users.boundingBox())?.width).toBeLessThanOrEqual(48);
  await users.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu slides in and closes behind the one who leaves it', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Admin menu' });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test('the keyboard skips the rail', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toBeFocused();
});

test('signing out says so while it lasts and ends at the login screen (S4.2)', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin');
  const { promise: answer, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-out', async (route) => {
    await answer;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Signing out...' })).toBeDisabled();
  letThrough();
  await expect(page).toHaveURL('/login');
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
  forgiveRefusedCalls(complaints);
});

test('the way to the shop and back is a new document, with rules of its own for styles', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'View the shop' }).click();
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(documents).toEqual(['/admin/users', '/', '/admin']);
});

test('a shopper downloads nothing of the admin area', async ({ page, registerCustomer, openDevice }) => {
  const listScripts = async (shopper: typeof page, paths: readonly string[]) => {
    const scripts: string[] = [];
    shopper.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    for (const path of paths) {
      await shopper.goto(path);
      await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
    }
    return scripts.filter((path) => /\/admin-/.test(path));
  };
  expect(await listScripts(page, ['/admin'])).not.toEqual([]);
  const shopper = await openDevice(await registerCustomer('Musa Ibrahim'));
  expect(await listScripts(shopper, ['/', '/products', '/cart', '/orders', '/account'])).toEqual([]);
});
