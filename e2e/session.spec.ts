import type { Request } from '@playwright/test';
import {
  blockNews,
  findSessionBanner,
  keepCart,
  leap,
  letSessionEnd,
  untilSessionKnown,
  watchCalls,
} from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { expect, openPage } from './fixtures/shop.ts';

const isCartSave = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/api/cart');

// The time left is counted from signing in; each step since then has taken a while.
test('one session in several tabs is counted down, extended and ended in all of them, and the cart stays (S4.9, S9.4)', async ({
  page,
  context,
  shop,
  registerCustomer,
  signIn,
}) => {
  await blockNews(context);
  watchCalls(context);
  await page.clock.install();
  await signIn(page, await registerCustomer('Ada Obi'));
  await untilSessionKnown(page, () => openPage(page, '/about'));
  const other = await context.newPage();
  await untilSessionKnown(other, () => openPage(other, '/orders'));
  const tabs = [page, other] as const;

  await test.step('the banner comes with less than 5 minutes to go and counts down', async () => {
    await leap(page, '50:00');
    for (const tab of tabs) await expect(findSessionBanner(tab)).toBeHidden();
    await leap(page, '05:30');
    for (const tab of tabs) await expect(findSessionBanner(tab)).toContainText(/ends in [34]:\d\d\./);
    await leap(page, '02:00');
    for (const tab of tabs) await expect(findSessionBanner(tab)).toContainText(/ends in [12]:\d\d\./);
  });

  await test.step('what one tab extends is extended in the other', async () => {
    await other.mouse.move(300, 300);
    for (const tab of tabs) await expect(findSessionBanner(tab)).toBeHidden();
  });

  await test.step('the end signs out in both, and says so gently', async () => {
    // The other tab sees the cart change and saves it: not to be refused in the middle of it.
    const saved = other.waitForResponse((response) => isCartSave(response.request()));
    await keepCart(page);
    await leap(page, '00:10');
    await saved;
    await letSessionEnd(tabs, shop);
    for (const tab of tabs) {
      await expect(tab).toHaveURL('/login');
      await expect(tab.getByRole('status').filter({ hasText: 'Your session ended' })).toContainText(
        'Your cart is saved',
      );
    }
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
});
