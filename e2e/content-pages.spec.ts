import { expectSaved, fillText, findAdmin } from './fixtures/content.ts';
import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect } from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('the owner writes on a page of the shop, everybody reads it at once, and the first words come back (P1.24)', {
    tag: '@long',
  }, async ({ page, request, shop }) => {
    await page.goto('/admin/pages');
    const row = page.getByRole('table', { name: 'Pages' }).getByRole('row').filter({ hasText: '/shipping' });
    await expect(row).toContainText('Original');
    await row.getByRole('link', { name: 'Shipping' }).click();
    const admin = findAdmin(page);
    const original = await admin.text.textContent();
    await fillText(admin.text, `# By boat, too\n\nAcross the lagoon.\n\n## Fees\n\n::zones`);
    await page.getByRole('button', { name: 'Preview', pressed: false }).click();
    await expect(admin.preview).toContainText('By boat, too');
    await expect(admin.preview.getByRole('table')).toBeVisible();
    await admin.save.click();
    await expectSaved(page);

    const readByAnybody = async () => (await request.get(`${shop.url}/shipping`)).text();
    await expect.poll(readByAnybody).toMatch(/<h1[^>]*>By boat, too<.*Across the lagoon\./s);

    await page.getByRole('button', { name: 'Restore original text' }).click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await admin.save.click();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Write', pressed: false }).click();
    await expect.poll(() => admin.text.textContent()).toBe(original);
    await expect.poll(readByAnybody).not.toContain('Across the lagoon.');

    await page.getByRole('link', { name: 'All pages' }).click();
    await expect(row).toContainText('Original');
    await row.getByRole('link', { name: 'Shipping' }).click();
    await page.getByRole('button', { name: 'Show earlier versions' }).click();
    const versions = page.getByRole('list', { name: 'Earlier versions' });
    await versions
      .getByRole('button', { name: /^View version/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Earlier version' })).toContainText('Across the lagoon.');
  });
});
