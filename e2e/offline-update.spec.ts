import type { Page } from '@playwright/test';
import { expectStored, openStoredShop, test } from './fixtures/offline.ts';
import {
  allowComplaints,
  expect,
  expectTakenOver,
  leaveShopWorkerOut,
  leaveWorkerOut,
} from './fixtures/shop.ts';
import { openUninspectedPage } from './fixtures/uninspected-browser.ts';

const readWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);

async function registerNext(): Promise<void> {
  const { installing } = await navigator.serviceWorker.register('/shop-worker.js?next', { scope: '/' });
  if (installing?.state !== 'installing') return;
  await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
}

/**
 * To a browser another address is another version, as another text at the same address would be. Resolves when it waits and
 * the worker of before knows of it, which hears of it by another way than the page.
 */
async function release(page: Page): Promise<void> {
  const before = page
    .context()
    .serviceWorkers()
    .find((worker) => worker.url().endsWith('/shop-worker.js'));
  // From here on no page asks for the version of before.
  await leaveWorkerOut(page.context());
  await page.evaluate(registerNext);
  await expect.poll(() => before?.evaluate('registration.waiting !== null')).toBe(true);
}

// A browser under inspection ends the old worker also when a request has just reached it.
test.afterEach(({ complaints }) => allowComplaints(complaints, /ERR_FAILED/));

test('a new version is offered calmly, and takes over with a reload', { tag: '@long' }, async ({ page }) => {
  await openStoredShop(page);
  await release(page);
  const offer = page.getByRole('region', { name: 'Messages' }).getByText('A new version is ready.');
  // A message that somebody points at stays.
  await offer.hover();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => readWorker(page).catch(() => undefined)).toMatch(/\?next$/);
  await expectTakenOver(page);
});

test('a new version takes over by itself with one of the next pages, and the caches of the old build go', {
  tag: '@long',
}, async ({ shop, launchOptions }) => {
  await using page = await openUninspectedPage(launchOptions);
  const readController = () => page.evaluate('navigator.serviceWorker.controller?.scriptURL');
  const hasTakenOver = async () => String(await readController()).endsWith('?next');
  await page.open(shop.url);
  await expect
    .poll(() => page.evaluate(`document.querySelector('[aria-label="Messages"]') !== null`))
    .toBe(true);
  await page.press('Shift');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated');
  await page.evaluate(`caches.open('shop-shell-of-yesterday')`);
  await page.runBeforeEachPage(`(${leaveShopWorkerOut})()`);
  await page.evaluate(`(${registerNext})()`);

  // A browser that finds the old worker busy with a page's files looks again with the next page, or after half a minute.
  await expect
    .poll(
      async () => {
        if (await hasTakenOver()) return true;
        await page.open(`${shop.url}/terms`);
        return false;
      },
      { intervals: [5_000], timeout: 60_000 },
    )
    .toBe(true);
  await expect.poll(() => page.evaluate(`caches.has('shop-shell-of-yesterday')`)).toBe(false);
});

test('a worker whose file the shop no longer has goes, and takes everything kept with it', {
  tag: '@long',
}, async ({ page, context }) => {
  await openStoredShop(page);
  await expectStored(page, 'pages', '/');
  // It has looked when it was new, and does not look again within the hour.
  await page.evaluate(async () => (await caches.open('shop-notes-1')).delete('/notes/version-looked-at'));
  await context.route('**/shop-worker.js', (route) => route.fulfill({ status: 410 }));
  await page.goto('/about');
  const listStored = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shop-')));
  await expect.poll(listStored).toEqual([]);
  await page.goto('/terms');
  expect(await readWorker(page)).toBeUndefined();
});
