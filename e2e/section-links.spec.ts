import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures/shop.ts';

/** On the screen, and not behind the header that stays at the top. */
async function expectInSight(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await target.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

const findQuestion = (page: Page) => page.locator('main details[id]').last();

test('an entry of the contents leads to its section, and the address of a question opens its answer', async ({
  page,
}) => {
  await openPage(page, '/faqs');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expectInSight(page, page.getByRole('main').getByRole('heading', { name, exact: true }));

  const id = await findQuestion(page).getAttribute('id');
  await openPage(page, '/about');
  await openPage(page, `/faqs#${id}`);
  await expect(findQuestion(page)).toHaveAttribute('open');
  await expectInSight(page, findQuestion(page));
});

test('a question opens with the keyboard and gives its own address', async ({ page }) => {
  await openPage(page, '/faqs');
  const question = findQuestion(page);
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  const ownLink = question.getByRole('link', { name: 'Link to this answer' });
  await expect(ownLink).toBeVisible();
  await ownLink.press('Enter');
  await expect(page).toHaveURL(`/faqs#${await question.getAttribute('id')}`);
  await expect(question).toHaveAttribute('open');
});

test('a link from another page leads to its section', async ({ page }) => {
  await openPage(page, '/faqs');
  const question = page.locator('main details').filter({ has: page.locator('a[href^="/terms#"]') });
  await question.locator('summary').click();
  await question.locator('a[href^="/terms#"]').click();
  await expect(page).toHaveTitle(/^Terms/);
  const id = new URL(page.url()).hash.slice(1);
  await expectInSight(page, page.locator(`[id="${id}"]`));
});

test('going back returns from a section to the top of the page before', async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/faqs#./);
  await page.goBack();
  await expect(page).toHaveURL('/faqs');
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an address whose mark cannot be read still shows its page', async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveTitle(/^FAQs/);
  await page.evaluate(() => window.location.assign('#%'));
  await expect(page).toHaveURL(/#%$/);
  await expect(page).toHaveTitle(/^FAQs/);
  await expect(page.getByRole('banner')).toBeVisible();
});
