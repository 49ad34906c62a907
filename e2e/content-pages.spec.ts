import { expectSaved, findDesk } from './fixtures/content.ts';
import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectToFitEverywhere,
  forgiveComplaints,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('the owner writes on a page of the shop, everybody reads it at once, and the first words come back (P1.24)', async ({
    page,
    openDevice,
    registerCustomer,
  }) => {
    await page.goto('/admin/pages');
    const row = page.getByRole('table', { name: 'Pages' }).getByRole('row').filter({ hasText: '/shipping' });
    await expect(row).toContainText('Original');
    await row.getByRole('link', { name: 'Shipping' }).click();
    const desk = findDesk(page);
    const original = await desk.text.inputValue();
    await desk.text.fill(`# By boat, too\n\nAcross the lagoon.\n\n## Fees\n\n::zones`);
    await page.getByRole('button', { name: 'Preview', pressed: false }).click();
    await expect(desk.preview).toContainText('By boat, too');
    await expect(desk.preview.getByRole('table')).toBeVisible();
    await expectToFitEverywhere(page);
    await page.setViewportSize(PHONE.viewport);
    await desk.save.click();
    await expectSaved(page);

    const reader = await openDevice(await registerCustomer('Ada Obi'));
    await openPage(reader, '/shipping');
    await expect(reader.getByRole('heading', { level: 1, name: 'By boat, too' })).toBeVisible();
    await expect(reader.getByText('Across the lagoon.')).toBeVisible();

    await page.getByRole('button', { name: 'Back to the original text' }).click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await desk.save.click();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Write', pressed: false }).click();
    await expect(desk.text).toHaveValue(original);
    await openPage(reader, '/shipping');
    await expect(reader.getByText('Across the lagoon.')).toHaveCount(0);

    await page.getByRole('link', { name: 'All pages' }).click();
    await expect(row).toContainText('Original');
    await row.getByRole('link', { name: 'Shipping' }).click();
    await page.getByRole('button', { name: 'Show earlier versions' }).click();
    const versions = page.getByRole('list', { name: 'Earlier versions' });
    await versions
      .getByRole('button', { name: /^Look at version/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Earlier version' })).toContainText('Across the lagoon.');
  });
});

test('of two who write on the same page the second is told, and takes over what the first wrote', async ({
  page,
  administrator,
  openDevice,
  complaints,
}) => {
  const other = await openDevice(administrator);
  for (const each of [page, other]) {
    await each.goto('/admin/pages/terms');
    await expect(findDesk(each).text).toBeVisible();
  }
  const summary = await findDesk(page).summary.inputValue();
  await findDesk(other).summary.fill('Written at the other desk.');
  await findDesk(other).save.click();
  await expectSaved(other);
  await findDesk(page).title.fill('Our terms');
  await findDesk(page).save.click();
  const question = page.getByRole('dialog', { name: 'Somebody else changed this page' });
  await expect(question).toContainText('Written at the other desk.');
  await takeComplaints(complaints, /409/);
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(findDesk(page).summary).toHaveValue('Written at the other desk.');
  await findDesk(page).summary.fill(summary);
  await findDesk(page).save.click();
  await expectSaved(page);
});

test('a page is never left without words', async ({ page }) => {
  await page.goto('/admin/pages/about');
  const desk = findDesk(page);
  await desk.text.fill(' ');
  await desk.save.click();
  await expect(desk.text).toBeFocused();
  await expect(page.getByText('Write a text.')).toBeVisible();
});

test('where posts and pages are written elsewhere, every screen of the desk says so and leads there', async ({
  page,
  complaints,
}) => {
  const refusal = {
    message: 'Posts and pages come from the content service. Write them there.',
    code: 'content_kept_elsewhere',
    place: 'https://words.example/ghost/',
  };
  await page.route('**/api/admin/content/**', (route) => route.fulfill({ status: 409, json: refusal }));
  for (const path of ['/admin/blog', '/admin/blog/new', '/admin/pages', '/admin/pages/terms']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Posts and pages are written elsewhere' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write at words.example' })).toHaveAttribute(
      'href',
      'https://words.example/ghost/',
    );
    await expect(page.getByRole('link', { name: 'Write a post' })).toHaveCount(0);
    await takeComplaints(complaints, /409/);
    forgiveComplaints(complaints, /409/);
  }
  await expectToFitEverywhere(page);
  forgiveComplaints(complaints, /409/);
});
