import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures/shop.ts';

/** The part of the page in which the focus is. */
const readFocusedPart = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('header, main, footer')?.localName ?? 'before');

test('the first key press offers to skip the header, and after a step the keyboard goes on in the new page', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(skipLink).not.toBeFocused();
  await page.keyboard.press('Tab');
  expect(await readFocusedPart(page)).toBe('main');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Products/);
  // A key that is pressed before the focus has gone to the new page goes on in the footer.
  await expect.poll(() => readFocusedPart(page)).toBe('main');
  await page.keyboard.press('Tab');
  await expect.poll(() => readFocusedPart(page)).toBe('main');
});

test('the keyboard walks through header, page and footer, and every stop can be seen', {
  tag: '@long',
}, async ({ page }) => {
  await openPage(page, '/');
  const parts: string[] = [];
  const unseen: string[] = [];
  const lastStop = page.getByRole('button', { name: 'Scroll to top' });
  do {
    await page.keyboard.press('Tab');
    const part = await readFocusedPart(page);
    if (parts.at(-1) !== part) parts.push(part);
    const stop = page.locator(':focus');
    if (!(await isMarked(page))) unseen.push(await stop.evaluate(({ outerHTML }) => outerHTML));
  } while (!(await lastStop.evaluate((element) => element === document.activeElement)));
  expect(parts).toEqual(['before', 'header', 'main', 'footer']);
  expect(unseen).toEqual([]);
});

/** Whether there is an outline that comes with the focus and goes with it. */
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement)) return false;
    // A card is marked as a whole where its link has the focus.
    const holders = [stop, stop.closest('article')].filter((element) => element !== null);
    const listMarked = () =>
      holders.filter((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    const marked = listMarked();
    stop.blur();
    const markedAlways = listMarked();
    stop.focus();
    return marked.some((element) => !markedAlways.includes(element));
  });
