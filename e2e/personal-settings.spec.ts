import type { Locator, Page } from '@playwright/test';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectNoSidewaysScroll, openPage, test } from './fixtures/shop.ts';

test('at 200 % everything in the header can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openPage(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
  await header.getByRole('button', { name: 'Search' }).click();
  const searchBox = header.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
  await expect(searchBox).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Open menu' }).click();
  const register = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Register' });
  await register.scrollIntoViewIfNeeded();
  await expect(register).toBeInViewport({ ratio: 1 });
});

test('with very large letters set in the browser no page scrolls sideways', async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    for (const width of [1280, 480]) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, baseURL: shop.url });
      for (const path of ['/', '/products', '/faqs', '/login']) {
        await page.goto(path);
        await expectNoSidewaysScroll(page);
      }
    }
  } finally {
    await browser.close();
  }
});

test.describe('motion', () => {
  test.use(PHONE);

  /** The kinds of motion that begin from here on while the menu opens and closes. */
  async function watchMenu(page: Page): Promise<readonly string[]> {
    const motions: string[] = [];
    await page.exposeFunction('noteMotion', (what: string) => motions.push(what));
    await page.addInitScript(() => {
      for (const type of ['transitionrun', 'animationstart']) {
        // The exposed function is not part of the page's own types.
        document.addEventListener(type, () =>
          (window as unknown as { noteMotion(w: string): void }).noteMotion(type),
        );
      }
    });
    await openPage(page, '/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    return motions;
  }

  test('the menu slides', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const motions = await watchMenu(page);
    await expect.poll(() => motions).toContain('transitionrun');
  });

  test('nothing moves for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await watchMenu(page)).toEqual([]);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('a printed page has its words without header, footer and controls', async ({ page }) => {
  await openPage(page, '/faqs');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const answers = page.locator('main details[id] summary + *');
  const hidden = await answers.evaluateAll((all) => all.filter((answer) => !answer.checkVisibility()).length);
  expect(await answers.count()).toBeGreaterThan(0);
  expect(hidden).toBe(0);
  expect((await page.pdf()).byteLength).toBeGreaterThan(0);
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the focus, the current page and every field show', async ({ page }) => {
    await openPage(page, '/products');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');

    const navigation = page.getByRole('navigation', { name: 'Main' });
    const current = await readMark(navigation.getByRole('link', { name: 'Products' }));
    const other = await readMark(navigation.getByRole('link', { name: 'About' }));
    expect(current).not.toEqual(other);

    const fields = [
      page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' }),
      page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' }),
    ];
    for (const field of fields) expect(await hasEdge(field)).toBe(true);
  });
});

/** What sets a link apart when its colours do not. */
const readMark = (link: Locator) =>
  link.evaluate((element) => {
    const { borderBottomStyle, borderBottomWidth, borderBottomColor, textDecorationLine, fontWeight } =
      getComputedStyle(element);
    return { borderBottomStyle, borderBottomWidth, borderBottomColor, textDecorationLine, fontWeight };
  });

/** Its own, or that of the form it fills. */
const hasEdge = (field: Locator) =>
  field.evaluate((element) =>
    [element, element.closest('form') ?? element].some((edge) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(edge);
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    }),
  );
