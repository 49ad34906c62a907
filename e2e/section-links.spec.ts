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

test('a section is reached from the contents, from another page and by its address, and left by the way back', {
  tag: '@long',
}, async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expectInSight(page, page.getByRole('main').getByRole('heading', { name, exact: true }));
  await expect(page).toHaveURL(/\/faqs#./);

  await test.step('going back returns to where the page before was left', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/faqs');
    await page.goBack();
    await expect(page).toHaveTitle(/^About/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.goForward();
    await expect(page).toHaveTitle(/^FAQs/);
  });

  await test.step('an answer leads on to a section of another page', async () => {
    const question = page.locator('main details').filter({ has: page.locator('a[href^="/terms#"]') });
    await question.locator('summary').click();
    await question.locator('a[href^="/terms#"]').click();
    await expect(page).toHaveTitle(/^Terms/);
    await expectInSight(page, page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`));
    await page.goBack();
    await expect(page).toHaveTitle(/^FAQs/);
  });

  await test.step('a question opens with the keyboard and gives its own address', async () => {
    const question = findQuestion(page);
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await question.getByRole('link', { name: 'Link to this answer' }).press('Enter');
    await expect(page).toHaveURL(`/faqs#${await question.getAttribute('id')}`);
    await expect(question).toHaveAttribute('open');
  });

  await test.step('that address opens the answer', async () => {
    const address = page.url();
    await openPage(page, '/about');
    await openPage(page, address);
    await expect(findQuestion(page)).toHaveAttribute('open');
    await expectInSight(page, findQuestion(page));
  });

  await test.step('one whose mark cannot be read still shows its page', async () => {
    await page.evaluate(() => window.location.assign('#%'));
    await expect(page).toHaveURL(/#%$/);
    await expect(page).toHaveTitle(/^FAQs/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
