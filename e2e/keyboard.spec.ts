import type { Locator, Page } from '@playwright/test';
import { findDays, findForm, findPlaceButton, inventGuest } from './fixtures/checkout.ts';
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

const STOPS_MAX = 80;

/** Presses Tab until the focus is there; a stop that is never reached is one that a keyboard cannot use. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeAttached();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('an order is placed with the keyboard alone, from a list to its page (P29.66)', async ({ page }) => {
  const guest = inventGuest();
  const press = async (wanted: Locator, key = 'Enter') => {
    await tabTo(page, wanted);
    await page.keyboard.press(key);
  };
  const type = async (name: string, text: string) => {
    await tabTo(page, findForm(page).getByRole('textbox', { name, exact: true }));
    await page.keyboard.insertText(text);
  };
  await openPage(page, '/products?category=Bread');
  await press(page.getByRole('button', { name: 'Skip filters' }));
  await press(page.getByRole('main').getByRole('article').first().getByRole('link').first());
  await expect(page).toHaveURL(/\/products\/[\w-]+$/);
  await press(page.getByRole('button', { name: /^Add to cart/ }).filter({ visible: true }));
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await openPage(page, '/checkout');

  await type('Name', guest.name);
  await type('Phone', guest.phone);
  await type('Email address', guest.email);
  await press(page.getByRole('radio', { name: /^Delivery/ }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  await tabTo(page, findDays(page).and(page.locator('[tabindex="0"], :checked')).first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await press(
    page
      .getByRole('group', { name: /^Time on / })
      .getByRole('radio', { disabled: false })
      .first(),
    'Space',
  );
  await press(page.getByRole('radio').and(page.locator('[name="payment"]')).first(), 'Space');
  const transfer = page.getByRole('radio', { name: /^Bank transfer to our account/ });
  while (!(await transfer.isChecked())) await page.keyboard.press('ArrowDown');
  await press(findPlaceButton(page));
  await expect(page).toHaveURL(/\/track\/[\w-]+$/);
});
