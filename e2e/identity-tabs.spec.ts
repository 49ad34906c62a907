import type { Page } from '@playwright/test';
import {
  fillLogin,
  findUserMenuButton,
  forgiveRefusedCalls,
  registerPerson,
  signIn,
} from './fixtures/identity.ts';
import { expect, openPage, test } from './fixtures/shop.ts';

const findLoginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

async function signOut(page: Page): Promise<void> {
  await findUserMenuButton(page).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}

test('signing out in one tab reaches the others', async ({ page, context, request, shop, complaints }) => {
  await signIn(page, await registerPerson(request, shop));
  const [publicTab, guardedTab] = [await context.newPage(), await context.newPage()];
  await openPage(publicTab, '/about');
  await openPage(guardedTab, '/orders');
  await expect(findUserMenuButton(publicTab)).toBeVisible();
  await expect(guardedTab.getByRole('heading', { name: 'No orders yet' })).toBeVisible();

  await signOut(page);
  await expect(findLoginLink(publicTab)).toBeVisible();
  await expect(publicTab).toHaveURL('/about');
  await expect(guardedTab).toHaveURL('/login');
  forgiveRefusedCalls(complaints);
});

test('signing in in one tab reaches the others, which go where they were going', async ({
  page,
  context,
  request,
  shop,
}) => {
  const person = await registerPerson(request, shop);
  const [publicTab, guardedTab] = [await context.newPage(), await context.newPage()];
  await openPage(publicTab, '/about');
  await openPage(guardedTab, '/orders');
  await expect(guardedTab).toHaveURL('/login');

  await signIn(page, person);
  await expect(findUserMenuButton(publicTab)).toBeVisible();
  await expect(guardedTab).toHaveURL('/orders');
});

test('a tab shows whoever signed in last in another', async ({
  page,
  context,
  request,
  shop,
  complaints,
}) => {
  const [first, second] = [await registerPerson(request, shop), await registerPerson(request, shop)];
  await signIn(page, first);
  const other = await context.newPage();
  await openPage(other, '/about');
  await expect(findUserMenuButton(other)).toBeVisible();

  await signOut(page);
  // Otherwise the menu below might still be that of the first.
  await expect(findLoginLink(other)).toBeVisible();
  await fillLogin(page, second);
  await expect(findUserMenuButton(other)).toBeVisible();
  await findUserMenuButton(other).click();
  await expect(other.getByRole('navigation', { name: 'Account' })).toContainText(second.email);
  forgiveRefusedCalls(complaints);
});
