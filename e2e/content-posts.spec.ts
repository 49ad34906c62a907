import { expectSaved, findDesk, inventTitle, writePost } from './fixtures/content.ts';
import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectToFitEverywhere,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

const COVER = 'web/pictures/puff-puff-320.webp';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('the owner writes a story, looks at it and publishes it: it is on the blog at once (P1.13, P1.24)', async ({
    page,
    openDevice,
    registerCustomer,
  }) => {
    const title = inventTitle('A cake in the sun');
    await page.goto('/admin/blog');
    await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
    await page.getByRole('link', { name: 'Write a post' }).click();
    const desk = findDesk(page);
    await desk.title.fill(title);
    await expect(desk.address).toHaveValue(/^a-cake-in-the-sun-\w+$/);
    const slug = await desk.address.inputValue();
    await desk.summary.fill('What the heat does to buttercream.');
    await desk.text.fill('## In the car\n\nOn the flat floor of {{shop.name}}.');
    await page.getByRole('button', { name: 'Preview', pressed: false }).click();
    await expect(desk.preview.getByRole('heading', { name: 'In the car' })).toBeVisible();
    await expect(desk.preview).toContainText('On the flat floor of Oyin Bakes.');
    await expect(desk.preview).toContainText('What the heat does to buttercream.');
    await expectToFitEverywhere(page);
    await page.setViewportSize(PHONE.viewport);

    await page.getByRole('combobox', { name: 'Tags (optional)' }).fill('Heat, keeping');
    const products = page.getByRole('group', { name: 'Products of the story (optional)' });
    await products.getByRole('searchbox', { name: 'Search products' }).fill('puff');
    await products.getByRole('list', { name: 'Found' }).getByRole('button').first().click();
    await expect(products.getByRole('button', { name: /^Remove / })).toBeVisible();
    await page.locator('input[name=coverId]').setInputFiles(COVER);
    const alt = page.getByRole('textbox', { name: 'What the cover shows' });
    await expect(alt).toBeVisible();

    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(alt).toBeFocused();
    await expect(page.getByText('Say what the cover shows, for those who cannot see it.')).toBeVisible();
    await alt.fill('Golden puff puff in a bowl');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(`“${title}” is in the shop`)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/blog\/[\da-f-]{36}$/);
    await expect(page.getByText('In the shop since')).toBeVisible();
    await expectToFitEverywhere(page);
    await page.setViewportSize(PHONE.viewport);

    await expect(page.getByRole('list', { name: 'Tags of this post' })).toHaveText('heatkeeping');

    const reader = await openDevice(await registerCustomer('Ada Obi'));
    await openPage(reader, '/blog');
    await reader.getByRole('link', { name: title }).click();
    await expect(reader).toHaveURL(`/blog/${slug}`);
    await expect(reader.getByRole('heading', { name: 'In the car' })).toBeVisible();
    await expect(reader.getByRole('img', { name: 'Golden puff puff in a bowl' })).toBeVisible();

    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText(`“${title}” is a draft again`)).toBeVisible();
    await openPage(reader, '/blog');
    await expect(reader.getByRole('link', { name: title })).toHaveCount(0);
  });
});

test('a story planned for a time in Lagos waits for it, and the list says so', async ({ page }) => {
  const title = inventTitle('For later');
  await writePost(page, title);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const question = page.getByRole('dialog', { name: 'When shall it appear?' });
  await question.getByLabel('Day').fill('2020-01-01');
  await question.getByRole('button', { name: 'Schedule' }).click();
  await expect(question.getByText('That has passed. Choose one that is still to come.')).toBeVisible();
  await expect(question.getByLabel('Day')).toBeFocused();
  await question.getByLabel('Day').fill('2031-05-02');
  await question.getByLabel('Time').fill('09:30');
  await expect(question).toContainText('Friday 2 May 2031 at 09:30');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Schedule' }).click();
  await expect(
    page.getByText('It appears by itself on Friday 2 May 2031 at 09:30, Lagos time.'),
  ).toBeVisible();
  await expectSaved(page);

  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
  await page.getByRole('link', { name: /^Scheduled/ }).click();
  const row = page.getByRole('table', { name: 'Posts' }).getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('2 May 2031, 09:30');
  await openPage(page, '/blog');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  await page.goto('/admin/blog?standing=scheduled');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Back to a draft' }).click();
  await expect(page.getByText('Only administrators can read it.')).toBeVisible();
});

test('a story that moves keeps its old links, and an address in use is told at its field', async ({
  page,
  complaints,
}) => {
  const [first, second] = [inventTitle('Moving'), inventTitle('Staying')];
  await writePost(page, second);
  const taken = await findDesk(page).address.inputValue();
  await writePost(page, first);
  const desk = findDesk(page);
  const before = await desk.address.inputValue();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(`“${first}” is in the shop`)).toBeVisible();

  await desk.address.fill(taken);
  await desk.save.click();
  await expect(page.getByText('Another post has, or once had, this address.')).toBeVisible();
  await expect(desk.address).toBeFocused();
  await takeComplaints(complaints, /409/);

  await desk.address.fill(`${before} moved`);
  await desk.title.focus();
  await expect(desk.address).toHaveValue(`${before}-moved`);
  await expect(page.getByText(`Links to /blog/${before} lead on to it.`)).toBeVisible();
  await desk.save.click();
  await expectSaved(page);
  await openPage(page, `/blog/${before}`);
  await expect(page).toHaveURL(`/blog/${before}-moved`);
});

test('of two who write in the same story the second is told, and loses nothing', async ({
  page,
  administrator,
  openDevice,
  complaints,
}) => {
  await writePost(page, inventTitle('Two desks'));
  const other = await openDevice(administrator);
  await other.goto(page.url());
  await findDesk(other).text.fill('Words from the other desk.');
  await findDesk(other).save.click();
  await expectSaved(other);

  const desk = findDesk(page);
  await desk.summary.fill('Written at the first desk.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  const question = page.getByRole('dialog', { name: 'Somebody else changed this post' });
  await expect(question).toContainText('Words from the other desk.');
  await takeComplaints(complaints, /409/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go back to the form' }).click();
  await expect(desk.summary).toHaveValue('Written at the first desk.');

  await page.getByRole('button', { name: 'Publish now' }).click();
  await takeComplaints(complaints, /409/);
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expectSaved(page);
  await expect(page.getByText('In the shop since')).toBeVisible();
  await page.getByRole('button', { name: 'Show earlier versions' }).click();
  await page.getByRole('button', { name: 'Look at version 2' }).click();
  const version = page.getByRole('dialog', { name: 'Earlier version' });
  await expect(version).toContainText('Words from the other desk.');
  await expectAccessible(page);
  await version.getByRole('button', { name: 'Take back into the form' }).click();
  await expect(desk.text).toHaveValue('Words from the other desk.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await desk.save.click();
  await expectSaved(page);
});

test('what is typed and not saved is asked about, kept over a reload, and saved once', async ({ page }) => {
  const title = inventTitle('Kept');
  await page.goto('/admin/blog/new');
  const desk = findDesk(page);
  await desk.title.fill(title);
  await page.getByRole('link', { name: 'All posts' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('What you had typed and not saved is back.')).toBeVisible();
  await expect(desk.title).toHaveValue(title);

  const { promise: letThrough, resolve: answer } = Promise.withResolvers<void>();
  let createdCount = 0;
  await page.route('**/api/admin/content/posts', async (route) => {
    createdCount += route.request().method() === 'POST' ? 1 : 0;
    await letThrough;
    await route.continue();
  });
  await desk.save.dblclick();
  await desk.form.getByRole('button', { name: 'Saving…' }).click({ force: true });
  await desk.summary.fill('Typed while it was being saved.');
  answer();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await desk.save.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(desk.summary).toHaveValue('Typed while it was being saved.');
  expect(createdCount).toBe(1);

  await page.getByRole('button', { name: 'Delete this post' }).click();
  const question = page.getByRole('dialog', { name: `Delete “${title}”?` });
  await question.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL('/admin/blog');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});

test('a story saved again after its answer was lost is written once, with what was typed since', async ({
  page,
  complaints,
}) => {
  const title = inventTitle('Lost');
  await page.goto('/admin/blog/new');
  const desk = findDesk(page);
  await desk.title.fill(title);
  await page.route(
    '**/api/admin/content/posts',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await desk.save.click();
  await expect(desk.form.getByRole('alert')).toContainText('Network error');
  await takeComplaints(complaints, /ERR_FAILED/);
  await desk.summary.fill('Typed since.');
  await desk.save.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(desk.summary).toHaveValue('Typed since.');
  await takeComplaints(complaints, /409/);
  await page.goto(`/admin/blog?search=${encodeURIComponent(title)}`);
  await expect(page.getByText('One post shown')).toBeVisible();
});

test('of two who have a story open the one who writes is told that it was deleted, and puts it back with every word', async ({
  page,
  administrator,
  openDevice,
  complaints,
}) => {
  const title = inventTitle('Deleted');
  await writePost(page, title);
  const other = await openDevice(administrator);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Delete this post' }).click();
  await other.getByRole('button', { name: 'Delete it' }).click();
  await expect(other).toHaveURL('/admin/blog');
  await other.goto(`/admin/blog?standing=deleted&search=${encodeURIComponent(title)}`);
  await expect(other.getByRole('row').filter({ hasText: title })).toContainText('Deleted');

  await findDesk(page).summary.fill('Typed too late.');
  await findDesk(page).save.click();
  await expect(page.getByRole('heading', { level: 1, name: `“${title}” is deleted` })).toBeVisible();
  await takeComplaints(complaints, /409/);
  await expectToFitEverywhere(page);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText('What you had typed and not saved is back.')).toBeVisible();
  await expect(findDesk(page).summary).toHaveValue('Typed too late.');
  await findDesk(page).save.click();
  await expectSaved(page);
});
