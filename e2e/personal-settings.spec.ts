import type { Locator } from '@playwright/test';
import { expect, expectNoSidewaysScroll, openPage, test } from './fixtures/shop.ts';

test('with very large letters set in the browser no page scrolls sideways', { tag: '@long' }, async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL: shop.url });
    for (const path of ['/', '/products', '/faqs', '/login']) {
      await page.goto(path);
      for (const width of [1280, 480]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    }
  } finally {
    await browser.close();
  }
});

test('a printed page has its words without header, footer and controls', { tag: '@long' }, async ({
  page,
}) => {
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

test('with forced colours the focus, the current page and every field show', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
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
