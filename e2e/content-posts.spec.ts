import { fillText, findAdmin, inventTitle } from './fixtures/content.ts';
import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect } from './fixtures/shop.ts';

const COVER = 'web/pictures/puff-puff-320.webp';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('the owner writes a story, looks at it and publishes it: it is on the blog at once (P1.13, P1.24)', async ({
    page,
    request,
    shop,
  }) => {
    const title = inventTitle('A cake in the sun');
    await page.goto('/admin/blog');
    await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
    await page.getByRole('link', { name: 'New post' }).click();
    const admin = findAdmin(page);
    await admin.title.fill(title);
    await expect(admin.address).toHaveValue(/^a-cake-in-the-sun-\w+$/);
    const slug = await admin.address.inputValue();
    await admin.summary.fill('What the heat does to buttercream.');
    await fillText(admin.text, '## In the car\n\nOn the flat floor of {{shop.name}}.');
    await page.getByRole('button', { name: 'Preview', pressed: false }).click();
    await expect(admin.preview.getByRole('heading', { name: 'In the car' })).toBeVisible();
    await expect(admin.preview).toContainText('On the flat floor of Oyin Bakes.');
    await expect(admin.preview).toContainText('What the heat does to buttercream.');

    await page.getByRole('combobox', { name: 'Tags (optional)' }).fill('Heat, keeping');
    const products = page.getByRole('group', { name: 'Products in this post (optional)' });
    await products.getByRole('searchbox', { name: 'Search products' }).fill('puff');
    await products.getByRole('list', { name: 'Found' }).getByRole('button').first().click();
    await expect(products.getByRole('button', { name: /^Remove / })).toBeVisible();
    await page.locator('input[name=coverId]').setInputFiles(COVER);
    const alt = page.getByRole('textbox', { name: 'Cover description (alt text)' });
    await expect(alt).toBeVisible();

    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(alt).toBeFocused();
    await expect(page.getByText('Describe the cover for people who can’t see it.')).toBeVisible();
    await alt.fill('Golden puff puff in a bowl');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(`“${title}” is published`)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/blog\/[\da-f-]{36}$/);
    await expect(page.getByText('Published on')).toBeVisible();

    await expect(page.getByRole('list', { name: 'Post tags' })).toHaveText('heatkeeping');

    const readByAnybody = async (path: string) => (await request.get(shop.url + path)).text();
    await expect.poll(() => readByAnybody('/blog')).toContain(`href="/blog/${slug}"`);
    const story = await readByAnybody(`/blog/${slug}`);
    expect(story).toMatch(/<h2[^>]*>In the car</);
    expect(story).toContain('alt="Golden puff puff in a bowl"');

    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText(`“${title}” is a draft again`)).toBeVisible();
    await expect.poll(() => readByAnybody('/blog')).not.toContain(slug);
  });
});

test('what is typed and not saved is asked about and kept over a reload; what is deleted is put back with one press', {
  tag: '@long',
}, async ({ page }) => {
  const title = inventTitle('Kept');
  await page.goto('/admin/blog/new');
  const admin = findAdmin(page);
  await admin.title.fill(title);
  await page.getByRole('link', { name: 'All posts' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect(admin.title).toHaveValue(title);

  await admin.save.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Delete post' }).click();
  const question = page.getByRole('dialog', { name: `Delete “${title}”?` });
  await question.getByRole('button', { name: 'Delete post' }).click();
  await expect(page).toHaveURL('/admin/blog');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});
