import { addFromPage, expectCount, findLine } from './fixtures/cart.ts';
import {
  expectPageStored,
  expectStepsStored,
  expectStored,
  goOffline,
  NO_LINE,
  openStoredShop,
  test,
} from './fixtures/offline.ts';
import { allowComplaints, expect, openPage } from './fixtures/shop.ts';

test.afterEach(({ complaints }) => allowComplaints(complaints, NO_LINE));

test('pages that were visited, by a link or by a step within the shop, open without a line, and others say that there is none (P35.20)', async ({
  page,
  context,
}) => {
  await openStoredShop(page);
  await openPage(page, '/products/puff-puff');
  await expectPageStored(page, '/products/puff-puff');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle(/^Terms/);
  await expectPageStored(page, '/terms');

  await goOffline(context, page);
  await page.reload();
  await expect(page).toHaveTitle(/^Terms/);
  // Not every browser knows by itself on a fresh page that it is offline; what cannot be fetched says so then.
  await page.goto('/products/puff-puff');
  await expect(page.getByRole('heading', { level: 1, name: 'Puff-puff' })).toBeVisible();
  await expect(
    page.getByText(/^You’re offline\. This page was last updated at \d{2}:\d{2}\.$/),
  ).toBeVisible();

  await test.step('a step to a page that is not kept leaves the shopper where they are', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(
      page.getByText('You’re offline, and you haven’t opened that page on this device before.', {
        exact: true,
      }),
    ).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL('/products/puff-puff');
  });

  await test.step('its address says that there is no line, and opens it when there is one', async () => {
    await page.goto('/returns');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/returns');
  });

  await test.step('a tablet that is reloaded says the same, and is back by itself', async () => {
    await openPage(page, '/tablet');
    await expect(page.getByRole('heading', { name: 'Set up this tablet' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('This screen needs a connection.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Set up this tablet' })).toBeVisible();
  });
});

test('pictures of a list that failed without a line load once it is back, without a reload (P29.554)', async ({
  page,
  context,
}) => {
  await openStoredShop(page, '/products');
  const listFailed = () =>
    page.evaluate(
      () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    );
  await goOffline(context, page);
  await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(listFailed).toBeGreaterThan(0);
  await context.setOffline(false);
  await expect.poll(listFailed).toBe(0);
});

test('the cart is filled without a line, and knows the prices again when there is one', {
  tag: '@long',
}, async ({ page, context, catalogue }) => {
  const { id, name } = await catalogue.sell({ price: 4_000 });
  await openStoredShop(page);
  await openPage(page, `/products/${id}`);
  await expectPageStored(page, `/products/${id}`);
  await openPage(page, '/cart');
  await expectPageStored(page, '/cart');

  await goOffline(context, page);
  await addFromPage(page, id);
  await expectCount(page, 1);
  await page.goto('/cart');
  await expect(findLine(page, name)).toContainText('₦4,000');

  await catalogue.change(id, { price: 4_500 });
  await context.setOffline(false);
  await expect(findLine(page, name)).toContainText('₦4,500');
});

test('a line that is there but lets nothing through is told, and treated as none until something gets through', {
  tag: '@long',
}, async ({ page, context }) => {
  await openStoredShop(page);
  await openPage(page, '/products/puff-puff');
  await expectPageStored(page, '/products/puff-puff');
  await context.route('**/*', (route) => route.abort('timedout'));
  await page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' }).fill('bread');
  const banner = page.getByText(/^You’re offline\. This page was last updated at \d{2}:\d{2}\.$/);
  await expect(banner).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByText(/^You’re offline, and you haven’t opened that page/)).toBeVisible();
  await context.unrouteAll();
  // As a browser does that knows of a line again; a look that is under way just then is repeated after seconds.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^You’re offline/)).toBeHidden({ timeout: 30_000 });
});

test('the kept catalogue is searched without a line', { tag: '@long' }, async ({ page, context }) => {
  await openStoredShop(page);
  await openPage(page, '/search?q=bread');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectStored(page, 'answers', '/api/products');
  await expectStepsStored(page);

  await goOffline(context, page);
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await box.fill('chinchin');
  await box.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: /chin.chin/i })
      .first(),
  ).toBeVisible();
});

test('where data are dear the worker fetches smaller pictures, and the choice is remembered', {
  tag: '@long',
}, async ({ page }) => {
  // Without pictures of products: one that is kept at full size already is shown as it is.
  await openStoredShop(page, '/terms');
  const saver = page.getByRole('contentinfo').getByRole('switch', { name: 'Data saver' });
  await expect(saver).not.toBeChecked();
  await saver.click();
  await expect(saver).toBeChecked();

  await openPage(page, '/products/puff-puff');
  await expect(saver).toBeChecked();
  const pictures = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
  expect(pictures.filter((address) => /\/pictures\/[^/]+\/\d+\./.test(address))).not.toEqual([]);
  const listWidths = () =>
    page.evaluate(async () => {
      const stored = await (await caches.open('shop-pictures-2')).keys();
      return stored.map(({ url }) => Number(/\/(\d+)\.\w+$/.exec(url)?.[1] ?? 0));
    });
  await expect.poll(listWidths).not.toEqual([]);
  expect(Math.max(...(await listWidths()))).toBeLessThanOrEqual(640);
});
