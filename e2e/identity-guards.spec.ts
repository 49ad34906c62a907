import { fillLogin, findUserMenuButton } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('a visitor at /admin signs in as administrator and gets there (S2.5, S6.3)', { tag: '@long' }, async ({
  page,
  administrator,
}) => {
  await openPage(page, '/admin/users');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, administrator);
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a customer stays signed in over a reload, and nothing of the identity is in any storage a script can read (S4.3, P12.2)', async ({
  page,
  context,
  registerCustomer,
  signIn,
}) => {
  await signIn(page, await registerCustomer('Ada Obi'));
  await context.addInitScript(() => {
    localStorage.setItem('authState', '{"currentUser":{"isAdmin":true}}');
    sessionStorage.setItem('authState', '{"isAdmin":true}');
  });
  await openPage(page, '/');
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
