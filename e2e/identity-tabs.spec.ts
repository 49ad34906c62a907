import type { Page } from '@playwright/test';
import {
  allowRefusedCalls,
  CONFIRMATION_SUBJECT,
  fillLogin,
  fillRegistration,
  findUserMenuButton,
  inventPerson,
  readMailedLink,
  registerPerson,
  signIn,
} from './fixtures/identity.ts';
import { expect, openPage, test } from './fixtures/shop.ts';

const findLoginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test('signing in and out in one tab reaches the others, which go where they were going', {
  tag: '@long',
}, async ({ page, context, request, shop, complaints }) => {
  const [first, second] = [await registerPerson(request, shop), await registerPerson(request, shop)];
  const [publicTab, guardedTab] = [await context.newPage(), await context.newPage()];
  await openPage(publicTab, '/about');
  await openPage(guardedTab, '/orders');
  await expect(guardedTab).toHaveURL('/login');

  await signIn(page, first);
  await expect(findUserMenuButton(publicTab)).toBeVisible();
  await expect(guardedTab).toHaveURL('/orders');
  await expect(guardedTab.getByRole('heading', { name: 'No orders yet' })).toBeVisible();

  await findUserMenuButton(page).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(findLoginLink(publicTab)).toBeVisible();
  await expect(publicTab).toHaveURL('/about');
  await expect(guardedTab).toHaveURL('/login');

  await fillLogin(page, second);
  await findUserMenuButton(publicTab).click();
  await expect(publicTab.getByRole('navigation', { name: 'Account' })).toContainText(second.email);
  allowRefusedCalls(complaints);
});

test('confirming an address in another tab takes this one along, to where somebody was going', {
  tag: '@long',
}, async ({ page, context, request }) => {
  const person = inventPerson();
  await openPage(page, '/orders');
  // The shop around the page of before has such a link too.
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await fillRegistration(page, person);
  const mailTab = await context.newPage();
  await openPage(mailTab, await readMailedLink(request, person.email, CONFIRMATION_SUBJECT));
  await expect(mailTab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await mailTab.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(mailTab).toHaveURL('/orders');
  await expect(page).toHaveURL('/orders');
});
