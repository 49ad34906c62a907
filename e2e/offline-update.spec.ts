import type { Page } from '@playwright/test';
import { openKeptShop, test } from './fixtures/offline.ts';
import { expect, expectAccessible, expectTakenOver, leaveWorkerOut } from './fixtures/shop.ts';

const readWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);

/** To a browser another address is another version, as another text at the same address would be. */
async function release(page: Page): Promise<void> {
  // From here on no page asks for the version of before.
  await leaveWorkerOut(page.context());
  await page.evaluate(() =>
    navigator.serviceWorker.register('/shop-worker.js?next', { scope: '/' }).then(() => {}),
  );
}

test('a new version is offered calmly, and takes over with a reload', async ({ page }) => {
  await openKeptShop(page);
  await release(page);
  const offer = page.getByRole('region', { name: 'Messages' }).getByText('A new version is ready.');
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => readWorker(page).catch(() => undefined)).toMatch(/\?next$/);
  await expectTakenOver(page);
});

test('a new version takes over by itself with the next page, and the caches of the old build go', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await openKeptShop(page);
  await page.evaluate(() => caches.open('shop-shell-of-yesterday'));
  await release(page);
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/'))?.waiting)),
    )
    .toBe(true);
  await page.goto('/products');
  // The old one first finishes what it keeps, which takes its time on a busy machine.
  await expect.poll(() => readWorker(page), { timeout: 100_000 }).toMatch(/\?next$/);
  await expect.poll(() => page.evaluate(() => caches.has('shop-shell-of-yesterday'))).toBe(false);
});
