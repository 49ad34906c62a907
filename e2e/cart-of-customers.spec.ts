import type { Page } from '@playwright/test';
import type { Credentials } from './fixtures/administrator.ts';
import { addFromPage, expectCount, findLine, test, waitForSaving } from './fixtures/cart.ts';
import { allowRefusedCalls, fillLogin, findUserMenuButton } from './fixtures/identity.ts';
import { allowComplaints, expect, openPage } from './fixtures/shop.ts';

/** On the login screen. */
async function signInHere(page: Page, person: Credentials): Promise<void> {
  await fillLogin(page, person);
  await expect(findUserMenuButton(page)).toBeVisible();
}

async function signOutHere(page: Page): Promise<void> {
  await findUserMenuButton(page).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}

/** As coming back to the window does. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('a guest’s cart is merged once at sign-in and stays the customer’s, and whoever signs in next gets their own (P3.5)', {
  tag: '@long',
}, async ({ page, registerCustomer, complaints }) => {
  const [ada, bola] = [await registerCustomer('Ada'), await registerCustomer('Bola')];
  await addFromPage(page, 'coconut-bread');
  // Until then it is still a guest's, and the next one's.
  const merged = page.waitForResponse('**/api/cart/merge');
  await openPage(page, '/login');
  await signInHere(page, ada);
  await (await merged).finished();
  await expectCount(page, 1);

  await signOutHere(page);
  const looked = page.waitForResponse('**/api/cart');
  await signInHere(page, ada);
  await (await looked).finished();
  await expectCount(page, 1);

  await signOutHere(page);
  await addFromPage(page, 'banana-bread');
  await expectCount(page, 2);
  await openPage(page, '/login');
  await signInHere(page, bola);
  await expectCount(page, 1);
  await openPage(page, '/cart');
  await expect(findLine(page, 'Banana bread')).toBeVisible();
  allowRefusedCalls(complaints);
});

test('a customer’s cart follows them to another device, also what was changed without a connection (P3.4)', {
  tag: '@long',
}, async ({ page, context, complaints, signIn, registerCustomer, openDevice }) => {
  const ada = await registerCustomer('Ada');
  await signIn(page, ada);
  const saved = waitForSaving(page);
  await addFromPage(page, 'coconut-bread');
  await saved;

  const phone = await openDevice(ada);
  await openPage(phone, '/cart');
  await expect(findLine(phone, 'Coconut bread')).toContainText('₦2,800');
  const changed = waitForSaving(phone);
  await findLine(phone, 'Coconut bread').getByRole('button', { name: 'One more' }).click();
  await changed;
  await comeBack(page);
  await expectCount(page, 2);

  await openPage(page, '/cart');
  const line = findLine(page, 'Coconut bread');
  await expect(line).toBeVisible();
  await expect(findUserMenuButton(page)).toBeVisible();
  await context.setOffline(true);
  // The saving itself, or the token it needs.
  const failed = page.waitForEvent('requestfailed', (request) =>
    /\/api\/(?:cart|auth\/token)$/.test(request.url()),
  );
  await line.getByRole('button', { name: 'One more' }).click();
  await expectCount(page, 3);
  await failed;
  const sent = waitForSaving(page);
  await context.setOffline(false);
  await sent;
  allowComplaints(complaints, /ERR_INTERNET_DISCONNECTED|Network error|Asking who is signed in failed/);
  await comeBack(phone);
  await expectCount(phone, 3);
});
