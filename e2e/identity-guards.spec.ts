import {
  fillLogin,
  findUserMenuButton,
  readAdministrator,
  registerPerson,
  signIn,
} from './fixtures/identity.ts';
import { expect, openPage, test } from './fixtures/shop.ts';

test.describe('a visitor', () => {
  test('on the way to a guarded page signs in and gets there, query and mark included (S2.4, S6.2)', async ({
    page,
    request,
    shop,
  }) => {
    const person = await registerPerson(request, shop);
    await openPage(page, '/orders?page=2#latest');
    await expect(page).toHaveURL('/login');
    await fillLogin(page, person);
    await expect(page).toHaveURL('/orders?page=2#latest');
  });

  test('keeps the origin while going to and fro between the access screens (S2.4)', async ({
    page,
    request,
    shop,
  }) => {
    const person = await registerPerson(request, shop);
    await openPage(page, '/account');
    await page.getByRole('form', { name: 'Welcome back' }).getByRole('link', { name: 'Register' }).click();
    await page
      .getByRole('form', { name: 'Make yourself at home' })
      .getByRole('link', { name: 'Login' })
      .click();
    await fillLogin(page, person);
    await expect(page).toHaveURL('/account');
  });

  test('is not led out of the shop by a forged origin (S2.4)', async ({ page, request, shop }) => {
    const person = await registerPerson(request, shop);
    await openPage(page, '/login');
    await page.evaluate(() => sessionStorage.setItem('login-origin', '//elsewhere.example/orders'));
    await fillLogin(page, person);
    await expect(page).toHaveURL('/');
  });

  test('at /admin signs in as administrator and gets there (S2.5, S6.3)', async ({ page, shop }) => {
    await openPage(page, '/admin/users');
    await expect(page).toHaveURL('/login');
    await fillLogin(page, readAdministrator(shop));
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a customer', () => {
  test.beforeEach(async ({ page, request, shop }) => {
    await signIn(page, await registerPerson(request, shop));
  });

  test('sees guarded pages, and is taken home from /admin and from the access screens (S2.5, S6.2, S6.3)', async ({
    page,
  }) => {
    for (const path of ['/orders', '/account']) {
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    for (const path of ['/admin', '/admin/users', '/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(findUserMenuButton(page)).toBeVisible();
    }
  });

  test('sees a loading message while authentication resolves (S2.5)', async ({ page }) => {
    for (const [path, end] of [
      ['/orders', '/orders'],
      ['/admin', '/'],
    ] as const) {
      const held = Promise.withResolvers<void>();
      await page.route('**/api/auth/get-session', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('status').filter({ hasText: 'Checking your sign-in…' })).toBeVisible();
      await expect(page).toHaveURL(path);
      held.resolve();
      await expect(page.getByText('Checking your sign-in…')).toBeHidden();
      await expect(page).toHaveURL(end);
      await page.unroute('**/api/auth/get-session');
    }
  });

  test('stays signed in over a reload, and nothing of the identity is in any storage a script can read (S4.3, P12.2)', async ({
    page,
    context,
  }) => {
    await page.evaluate(() => {
      localStorage.setItem('authState', '{"currentUser":{"isAdmin":true}}');
      sessionStorage.setItem('authState', '{"isAdmin":true}');
    });
    await page.reload();
    await expect(findUserMenuButton(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toMatch(/authState|eyJ|token|bakery\.example/i);
    const cookies = await context.cookies();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie.httpOnly).toBe(true);
  });
});
