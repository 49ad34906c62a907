import { findDesk } from './fixtures/content.ts';
import { test } from './fixtures/people.ts';
import { expect, takeComplaints } from './fixtures/shop.ts';

const PICTURE = 'web/pictures/puff-puff-320.webp';

test.beforeEach(async ({ page, administrator, signIn }) => {
  await signIn(page, administrator);
  await page.goto('/admin/blog/new');
  await expect(findDesk(page).text).toBeVisible();
});

test('the tools work by keyboard, and what they wrote is undone like anything typed', async ({ page }) => {
  const { text, tool } = findDesk(page);
  await text.fill('Keep it cool');
  await text.press('ControlOrMeta+a');
  await text.press('ControlOrMeta+b');
  await expect(text).toHaveValue('**Keep it cool**');
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Keep it cool');

  await text.press('ControlOrMeta+a');
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool('Heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('## Keep it cool');
  await text.press('End');
  await text.press('Enter');
  await tool('Tip').click();
  await expect(text).toBeFocused();
  await page.keyboard.type('In the shade.');
  await expect(text).toHaveValue('## Keep it cool\n\n:::tip\nIn the shade.\n:::\n');
});

test('a picture is put where the cursor stands, and asks what it shows; one that cannot be shown is refused', async ({
  page,
}) => {
  const { text, preview, form } = findDesk(page);
  await text.fill('Before.\n\nAfter.');
  await text.press('ControlOrMeta+Home');
  const chooser = form.getByLabel('Picture for the text');
  await chooser.setInputFiles({
    name: 'recipe.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByRole('alert')).toContainText('“recipe.pdf” is not a picture the shop can show.');
  await chooser.setInputFiles(PICTURE);
  await expect(text).toHaveValue(
    /^Before\.\n\n!\[Say what the picture shows\]\(\/pictures\/[\da-f-]{36}\)\n\nAfter\.$/,
  );
  await expect(text).toBeFocused();
  await page.keyboard.type('A bowl of puff puff');
  await expect(preview.getByRole('img', { name: 'A bowl of puff puff' })).toBeVisible();
});

test('what the shop knows is chosen by its meaning and filled in', async ({ page }) => {
  const { text, preview, tool } = findDesk(page);
  await text.fill('Ask ');
  await tool('What the shop knows').click();
  const facts = page.getByRole('dialog', { name: 'What the shop knows' });
  await facts.getByRole('button', { name: /The name of the shop: “Oyin Bakes”/ }).click();
  await expect(text).toHaveValue('Ask {{shop.name}}');
  await expect(text).toBeFocused();
  await expect(preview).toContainText('Ask Oyin Bakes');
});

test('the preview says what was left out, drops late answers and stays when the line is gone', async ({
  page,
  complaints,
}) => {
  const { text, preview } = findDesk(page);
  await text.fill('A [trap](javascript:alert) here.');
  await expect(preview).toContainText('The link to “javascript:alert” was left out');

  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const isSlow = (body: string | null) => body?.includes('slow') === true;
  await page.route('**/api/admin/content/preview', async (route) => {
    if (isSlow(route.request().postData())) await held;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest((request) => isSlow(request.postData()));
  await text.fill('A slow answer.');
  await asked;
  await text.fill('A quick answer.');
  await expect(preview).toContainText('A quick answer.');
  letThrough();
  await page.unroute('**/api/admin/content/preview');

  await page.route('**/api/admin/content/preview', (route) => route.abort());
  await text.fill('Words that nobody hears.');
  await expect(preview).toContainText('What you see here is from before that.');
  await expect(preview).toContainText('A quick answer.');
  await expect(preview).not.toContainText('A slow answer.');
  await takeComplaints(complaints, /ERR_FAILED/);
  await page.unroute('**/api/admin/content/preview');
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview).toContainText('Words that nobody hears.');
});

test('a story without a title is not saved, and the field says so', async ({ page }) => {
  const { text, title, save } = findDesk(page);
  await text.fill('Words.');
  await save.click();
  await expect(title).toBeFocused();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expect(page.getByText('One field needs you')).toBeVisible();
  await title.fill('Now it has one');
  await expect(page.getByText('Enter a title.')).toBeHidden();
  await page.getByRole('textbox', { name: 'Summary' }).fill('x'.repeat(301));
  await expect(page.getByText('1 too many')).toBeVisible();
  await save.click();
  await expect(page.getByText('Use at most 300 characters.')).toBeVisible();
});
