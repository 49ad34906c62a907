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

test('every change of route starts at the top, also on the way back and forth, and a reload stays where it is (S2.8)', async ({
  page,
}) => {
  await openPage(page, '/');
  await scrollDown(page);
  // However often it is pressed, a link is one step.
  await findFooterLink(page, 'About').dblclick();
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

  await page.reload();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^About/);
  await expectTakenOver(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});
