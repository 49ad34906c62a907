import type { Page } from '@playwright/test';
import { holdScripts } from './fixtures/held-scripts.ts';
import { expect, openPage, test } from './fixtures/shop.ts';

const followFooterLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

const readScroll = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await readScroll(page)).toBeGreaterThan(0);
}

test('a page is fetched when somebody goes there, with a spinner until it has come (S2.7)', async ({
  page,
}) => {
  await openPage(page, '/');
  const scripts = await holdScripts(page);
  await followFooterLink(page, 'Terms');
  const pendingSign = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(pendingSign).toBeVisible();
  await expect(pendingSign.locator('svg')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(scripts.addresses()).not.toEqual([]);

  await scripts.release();
  await expect(page).toHaveURL('/terms');
  await expect(page).toHaveTitle(/^Terms/);
  await expect(pendingSign).toBeHidden();
});

test('every change of route starts at the top, also on the way back and forth (S2.8)', async ({ page }) => {
  await openPage(page, '/');
  await scrollDown(page);
  await followFooterLink(page, 'About');
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => readScroll(page)).toBe(0);

  await scrollDown(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => readScroll(page)).toBe(0);

  await scrollDown(page);
  await page.goForward();
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => readScroll(page)).toBe(0);
});

test('back, forward and reload show the page of their address', async ({ page }) => {
  await openPage(page, '/');
  await followFooterLink(page, 'About');
  await expect(page).toHaveTitle(/^About/);
  await followFooterLink(page, 'FAQs');
  await expect(page).toHaveTitle(/^FAQs/);

  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  await page.goForward();
  await expect(page).toHaveTitle(/^FAQs/);
  await page.reload();
  await expect(page).toHaveURL('/faqs');
  await expect(page).toHaveTitle(/^FAQs/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('moving within the shop does not load the document anew', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await followFooterLink(page, 'Contact');
  await expect(page).toHaveTitle(/^Contact/);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('a new page is told to screen readers by its title', async ({ page }) => {
  await openPage(page, '/');
  await followFooterLink(page, 'Shipping');
  await expect(page.getByRole('status').filter({ hasText: /^Shipping · / })).toBeAttached();
});
