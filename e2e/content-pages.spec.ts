import { expectSaved, findDesk } from './fixtures/content.ts';
import { test } from './fixtures/people.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

/** Each size has a page of its own: the shop remembers what was written on it. */
const SCREENS = [
  { screen: PHONE, slug: 'shipping', name: 'Shipping' },
  { screen: DESKTOP, slug: 'returns', name: 'Returns' },
] as const;

for (const { screen, slug, name } of SCREENS) {
  test.describe(`${screen.viewport.width} pixels wide,`, () => {
    test.use(screen);

    test('the owner writes on a page of the shop, everybody reads it at once, and the first words come back (P1.24)', async ({
      page,
      openDevice,
      registerCustomer,
    }) => {
      await page.goto('/admin/pages');
      const row = page
        .getByRole('table', { name: 'Pages' })
        .getByRole('row')
        .filter({ hasText: `/${slug}` });
      await expect(row).toContainText('Original');
      await row.getByRole('link', { name }).click();
      const desk = findDesk(page);
      const original = await desk.text.inputValue();
      await desk.text.fill(`# By boat, too\n\nAcross the lagoon.\n\n## Fees\n\n::zones`);
      if (screen === PHONE) await page.getByRole('button', { name: 'Preview', pressed: false }).click();
      await expect(desk.preview).toContainText('By boat, too');
      await expect(desk.preview.getByRole('table')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await desk.save.click();
      await expectSaved(page);

      const reader = await openDevice(await registerCustomer('Ada Obi'));
      await openPage(reader, `/${slug}`);
      await expect(reader.getByRole('heading', { level: 1, name: 'By boat, too' })).toBeVisible();
      await expect(reader.getByText('Across the lagoon.')).toBeVisible();

      await page.getByRole('button', { name: 'Back to the original text' }).click();
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await desk.save.click();
      await expectSaved(page);
      if (screen === PHONE) await page.getByRole('button', { name: 'Write', pressed: false }).click();
      await expect(desk.text).toHaveValue(original);
      await openPage(reader, `/${slug}`);
      await expect(reader.getByText('Across the lagoon.')).toHaveCount(0);

      await page.getByRole('link', { name: 'All pages' }).click();
      await expect(row).toContainText('Original');
      await row.getByRole('link', { name }).click();
      await page.getByRole('button', { name: 'Show earlier versions' }).click();
      const versions = page.getByRole('list', { name: 'Earlier versions' });
      await versions
        .getByRole('button', { name: /^Look at version/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Earlier version' })).toContainText('Across the lagoon.');
    });
  });
}

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
