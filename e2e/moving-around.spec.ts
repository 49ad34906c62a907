import type { Page } from '@playwright/test';
import { holdScripts } from './fixtures/held-scripts.ts';
import { expect, expectTakenOver, openPage, test } from './fixtures/shop.ts';

const findFooterLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const readScroll = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await readScroll(page)).toBeGreaterThan(0);
}

test('a page is fetched when somebody goes there, with a spinner until it has come, and told by its title (S2.7)', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const scripts = await holdScripts(page);
  await findFooterLink(page, 'Terms').click();
  const pendingSign = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(pendingSign).toBeVisible();
  await expect(pendingSign.locator('svg')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(scripts.addresses()).not.toEqual([]);

  await scripts.release();
  await expect(page).toHaveURL('/terms');
  await expect(page).toHaveTitle(/^Terms/);
  await expect(pendingSign).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /^Terms · / })).toBeAttached();
  // The document itself is not loaded anew.
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('every new page starts at the top, and going back and forth returns to where a page was left, also after a reload (S2.8, P24.2)', async ({
  page,
}) => {
  await openPage(page, '/');
  await scrollDown(page);
  // However often it is pressed, a link is one step.
  await findFooterLink(page, 'Products').dblclick();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => readScroll(page)).toBe(0);

  await page.getByRole('link', { name: 'Show more' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThan(22);
  const shownCount = await cards.count();
  const card = cards.nth(25).getByRole('link');
  await card.focus();
  const left = await readScroll(page);
  expect(left).toBeGreaterThan(1_500);
  await card.press('Enter');
  await expect(page).toHaveURL(/\/products\/./);
  await expect.poll(() => readScroll(page)).toBe(0);

  const expectPlace = async () => {
    await expect(cards).toHaveCount(shownCount);
    await expect.poll(() => readScroll(page)).toBe(left);
  };
  await page.goBack();
  await expectPlace();
  await expect(card).toBeFocused();
  await page.reload();
  await expectTakenOver(page);
  await expectPlace();

  await page.goForward();
  await expect(page).toHaveURL(/\/products\/./);
  await expect.poll(() => readScroll(page)).toBe(0);
  await page.reload();
  await expectTakenOver(page);
  // The page before was not shown in this document, and is the same all the same.
  await page.goBack();
  await expectPlace();
});
