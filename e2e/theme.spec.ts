import { expect, expectAccessible, openPage, test } from './fixtures/shop.ts';

const SCREENS = ['/', '/products?occasion=birthday', '/products/red-velvet-celebration', '/cart', '/login'];
const readGround = () => getComputedStyle(document.documentElement).backgroundColor;

test('the shop follows the system into the dark and can be read there, and a choice holds before the next page is painted (P29.5)', {
  tag: '@long',
}, async ({ page }) => {
  await openPage(page, '/');
  const light = await page.evaluate(readGround);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(readGround);
  expect(dark).not.toBe(light);
  for (const screen of SCREENS) {
    await openPage(page, screen);
    await expectAccessible(page);
  }

  await openPage(page, '/');
  await page.getByLabel('Theme').selectOption('Light');
  expect(await page.evaluate(readGround)).toBe(light);
  // The page's own scripts never come, and it is not dark for a moment.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(readGround)).toBe(light);
});

test('paper stays white (P29.5)', async ({ page }) => {
  await page.goto('/');
  const light = await page.evaluate(readGround);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await page.evaluate(readGround)).toBe(light);
});
