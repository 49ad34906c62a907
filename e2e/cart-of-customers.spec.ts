import type { Page } from '@playwright/test';
import { addFromPage, expectCount, findLine, findQuantity, test, waitForSaving } from './fixtures/cart.ts';
import { type Credentials, fillLogin, findUserMenuButton, forgiveRefusedCalls } from './fixtures/identity.ts';
import { expect, forgiveComplaints, openPage } from './fixtures/shop.ts';

async function signInHere(page: Page, person: Credentials): Promise<void> {
  await openPage(page, '/login');
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

test('a guest’s cart is merged once at sign-in and stays the customer’s, however often they sign out and in (P3.5)', async ({
  page,
  registerCustomer,
  openDevice,
  complaints,
}) => {
  const ada = await registerCustomer('Ada');
  const phone = await openDevice(ada);
  const saved = waitForSaving(phone);
  await addFromPage(phone, 'coconut-bread');
  await saved;

  await addFromPage(page, 'coconut-bread');
  await addFromPage(page, 'banana-bread');
  await expectCount(page, 2);
  const merged = page.waitForResponse('**/api/cart/merge');
  await signInHere(page, ada);
  await merged;
  await expectCount(page, 3);
  await page.reload();
  await expectCount(page, 3);

  for (let time = 0; time < 2; time++) {
    await signOutHere(page);
    await openPage(page, '/cart');
    await expectCount(page, 3);
    const looked = page.waitForResponse('**/api/cart');
    await signInHere(page, ada);
    await looked;
    await expectCount(page, 3);
  }
  await openPage(page, '/cart');
  await expect(findQuantity(findLine(page, 'Coconut bread'))).toHaveValue('2');
  await phone.reload();
  await expectCount(phone, 3);
  forgiveRefusedCalls(complaints);
});

test('a customer’s cart follows them to another device, and both see each other’s changes (P3.4)', async ({
  page,
  signIn,
  registerCustomer,
  openDevice,
}) => {
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
});

test('whoever signs in next gets their own cart, not the last one’s (P3.5)', async ({
  page,
  registerCustomer,
  complaints,
}) => {
  const [ada, bola] = [await registerCustomer('Ada'), await registerCustomer('Bola')];
  await addFromPage(page, 'coconut-bread');
  // Until then it is still a guest's, and the next one's.
  const merged = page.waitForResponse('**/api/cart/merge');
  await signInHere(page, ada);
  await (await merged).finished();
  await expectCount(page, 1);
  await signOutHere(page);
  await addFromPage(page, 'banana-bread');
  await expectCount(page, 2);
  await signInHere(page, bola);
  await expectCount(page, 1);
  await openPage(page, '/cart');
  await expect(findLine(page, 'Banana bread')).toBeVisible();
  await signOutHere(page);
  await signInHere(page, ada);
  await openPage(page, '/cart');
  await expect(findLine(page, 'Coconut bread')).toBeVisible();
  await expectCount(page, 1);
  forgiveRefusedCalls(complaints);
});

test('what is changed without a connection is sent when it is back (P3.4)', async ({
  page,
  context,
  complaints,
  signIn,
  registerCustomer,
  openDevice,
}) => {
  const ada = await registerCustomer('Ada');
  await signIn(page, ada);
  const saved = waitForSaving(page);
  await addFromPage(page, 'coconut-bread');
  await saved;
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
  await line.getByRole('button', { name: 'One more' }).click();
  await expectCount(page, 3);
  await failed;
  const sent = waitForSaving(page);
  await context.setOffline(false);
  await sent;
  forgiveComplaints(complaints, /ERR_INTERNET_DISCONNECTED|Network error|Asking who is signed in failed/);

  const phone = await openDevice(ada);
  await openPage(phone, '/');
  await expectCount(phone, 3);
});
