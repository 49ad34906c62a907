import {
  fillLogin,
  findSessionBanner,
  findUserMenuButton,
  hearNoNews,
  keepCart,
  leap,
  letSessionEnd,
  type Person,
  registerPerson,
  revokeSession,
  signIn,
  untilSessionKnown,
  watchCalls,
} from './fixtures/identity.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import { expect, expectToFitEverywhere, openPage, takeComplaints, test } from './fixtures/shop.ts';

let person: Person;

test.beforeEach(async ({ page, context, request, shop }) => {
  await hearNoNews(context);
  watchCalls(context);
  await page.clock.install();
  person = await registerPerson(request, shop);
  await untilSessionKnown(page, () => signIn(page, person));
});

// The time left is counted from signing in; each step since then has taken a while.
test('the banner appears with less than 5 minutes to go and counts down (S4.9, S9.4)', async ({ page }) => {
  await leap(page, '54:00');
  await expect(findUserMenuButton(page)).toBeVisible();
  await expect(findSessionBanner(page)).toBeHidden();

  await leap(page, '01:30');
  await expect(findSessionBanner(page)).toContainText(
    /^Your session ends in 4:[0-2]\d\. Move the mouse or touch the screen to extend the session\.$/,
  );
  await leap(page, '00:30');
  await expect(findSessionBanner(page)).toContainText(/ends in 3:[3-5]\d\./);
  await leap(page, '03:00');
  await expect(findSessionBanner(page)).toContainText(/ends in 0:[3-5]\d\./);
});

test('moving the mouse extends the session through one call (S4.9)', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session/extend')) calls.push(request.method());
  });
  await leap(page, '56:00');
  await expect(findSessionBanner(page)).toBeVisible();
  for (let step = 0; step < 20; step++) await page.mouse.move(100 + step * 10, 200);
  await expect(findSessionBanner(page)).toBeHidden();
  expect(calls).toEqual(['POST']);
});

test('a key, scrolling and touching the screen extend the session too (S4.9)', async ({ page }) => {
  const activities = [
    () => page.keyboard.press('Shift'),
    () => page.evaluate(() => window.scrollBy(0, 200)),
    () => page.locator('body').dispatchEvent('touchstart'),
  ];
  for (const act of activities) {
    await leap(page, '56:00');
    await expect(findSessionBanner(page)).toBeVisible();
    await act();
    await expect(findSessionBanner(page)).toBeHidden();
  }
});

test('what one tab extends is extended in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await untilSessionKnown(other, () => openPage(other, '/about'));
  await leap(page, '56:00');
  await expect(findSessionBanner(page)).toBeVisible();
  await expect(findSessionBanner(other)).toBeVisible();
  await other.mouse.move(300, 300);
  await expect(findSessionBanner(other)).toBeHidden();
  await expect(findSessionBanner(page)).toBeHidden();
});

test('the end signs out in every tab, keeps the cart and says so gently', async ({ page, context, shop }) => {
  const other = await context.newPage();
  await untilSessionKnown(other, () => openPage(other, '/orders'));
  await keepCart(page);
  await letSessionEnd([page, other], shop);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login');
    await expect(tab.getByRole('status').filter({ hasText: 'Your session has ended' })).toContainText(
      'Your cart is still',
    );
  }
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a session that was revoked is noticed at the next call, which leads to /login and back (S2.4)', async ({
  page,
  shop,
  complaints,
}) => {
  await untilSessionKnown(page, () => openPage(page, '/orders'));
  await leap(page, '02:00');
  await revokeSession(page, shop);
  await page.mouse.move(300, 300);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await takeComplaints(
    complaints,
    /401/,
    /401/,
    /Token refresh failed/,
    /Unauthorized access/,
    /Asking how long/,
  );
  await fillLogin(page, person);
  await expect(page).toHaveURL('/orders');
});

test('a session that still stands on the server goes on', async ({ page }) => {
  const newEnd = page.waitForResponse('**/api/session');
  await leap(page, '01:00:30');
  expect((await newEnd).ok()).toBe(true);
  await leap(page, '01:00');
  await expect(findUserMenuButton(page)).toBeVisible();
  await expect(findSessionBanner(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the banner is accessible and leaves the header free, on a phone and on a desk', async ({ page }) => {
  await leap(page, '56:00');
  await expect(findSessionBanner(page)).toBeVisible();
  await expectToFitEverywhere(page);
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const header = await page.getByRole('banner').boundingBox();
    const banner = await findSessionBanner(page).boundingBox();
    expect(banner?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  }
});

test('visitors do not download what looks after a session', async ({ page, context }) => {
  const isSessionScript = (address: string) => address.includes('/session-watch');
  const script = page.waitForRequest((request) => isSessionScript(request.url()));
  await page.reload();
  await script;

  // Whatever the page still asked for without its cookies would be refused.
  await page.goto('about:blank');
  await context.clearCookies();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openPage(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(addresses.filter(isSessionScript)).toEqual([]);
});
