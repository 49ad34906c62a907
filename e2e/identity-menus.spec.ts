import type { Page } from '@playwright/test';
import {
  fillLogin,
  findToasts,
  findUserMenuButton,
  forgiveRefusedCalls,
  type Person,
  readAdministrator,
  registerPerson,
  signIn,
} from './fixtures/identity.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, openPage, takeComplaints, test } from './fixtures/shop.ts';

const findUserMenu = (page: Page) => page.getByRole('navigation', { name: 'Account' });

async function openUserMenu(page: Page): Promise<void> {
  await findUserMenuButton(page).click();
  await expect(findUserMenu(page)).toBeVisible();
}

test.describe('a customer on a wide screen', () => {
  test.use(DESKTOP);
  let person: Person;

  test.beforeEach(async ({ page, request, shop }) => {
    person = await registerPerson(request, shop);
    await signIn(page, person);
  });

  test('finds name, e-mail, My Orders, Products and Sign out in the user menu, which a click outside closes (S2.14, S2.15, S4.10)', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(header.getByRole('button', { name: /notifications/i })).toBeVisible();
    await openUserMenu(page);
    const menu = findUserMenu(page);
    await expect(menu).toContainText(person.name);
    await expect(menu).toContainText(person.email);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/products');
    await expect(menu).toBeHidden();
    await openUserMenu(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();
    await openUserMenu(page);
    await menu.getByRole('link', { name: 'My Orders' }).click();
    await expect(page).toHaveURL('/orders');
  });

  test("sees 'Signing out...' until the login screen is there (S4.2)", async ({ page, complaints }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/sign-out', async (route) => {
      await isReleased;
      await route.continue();
    });
    await openUserMenu(page);
    await findUserMenu(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(findUserMenu(page).getByRole('button', { name: 'Signing out...' })).toBeDisabled();
    release();
    await expect(findToasts(page).getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await openPage(page, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    forgiveRefusedCalls(complaints);
  });

  test('who signs out of a guarded page has left it: signing in again leads home (S4.2)', async ({
    page,
    complaints,
  }) => {
    await openPage(page, '/orders');
    await openUserMenu(page);
    await findUserMenu(page).getByRole('button', { name: 'Sign out' }).click();
    await fillLogin(page, person);
    await expect(findUserMenuButton(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    forgiveRefusedCalls(complaints);
  });

  test('is signed out on the screen even if the shop cannot be reached, and told so (S8.9)', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/auth/sign-out', (route) => route.abort('connectionfailed'));
    await openUserMenu(page);
    await findUserMenu(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(
      findToasts(page).getByText('Logout failed: Network error. Please check your connection.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: /Bakes/ }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await takeComplaints(complaints, /Signing out failed/, /ERR_CONNECTION/);
  });
});

test.describe('a customer on a phone', () => {
  test.use(PHONE);

  test('finds Orders and Sign out in the menu (S2.16)', async ({ page, request, shop, complaints }) => {
    await signIn(page, await registerPerson(request, shop));
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Home', 'Products', 'Orders']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expectAccessible(page);
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await expect(findToasts(page).getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/login');
    forgiveRefusedCalls(complaints);
  });
});

test('an administrator sees only the Admin Dashboard button in the header, on a phone and on a desk (S2.13)', async ({
  page,
  shop,
}) => {
  await signIn(page, readAdministrator(shop));
  const header = page.getByRole('banner');
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(header.getByRole('link')).toHaveText(['Admin Dashboard']);
    await expect(header.getByRole('button')).toHaveCount(0);
    await expect(header.getByRole('combobox')).toHaveCount(0);
  }
  await header.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
