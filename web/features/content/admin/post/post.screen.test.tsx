import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changePostEndpoint, createPostEndpoint } from '../../../../../contract/content-admin.ts';
import { expectAddress } from '../../../../testing/open-screen.tsx';
import { answer, holdAnswer, loseConnection, refuse } from '../../../../testing/stub-server.ts';
import { EXAMPLE_POST } from './testing/example-post.ts';
import {
  admin,
  fillText,
  heading,
  NEW_POST_PATH,
  openPostAdmin,
  POST_PATH,
  saved,
} from './testing/post-admin.ts';

const DRAFT = { status: 'draft', standing: 'draft', publishedAt: null } as const;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const question = page.getByRole('dialog', { name: 'Someone else changed this post' });

test('a story without a title is not saved, the field says so, and nothing is said to be saved before (P28.80)', async () => {
  const server = await openPostAdmin(NEW_POST_PATH);
  await expect.element(page.getByText('Nothing entered yet')).toBeVisible();
  await fillText('Words.');
  await admin.save.click();
  await expect.element(admin.title).toHaveFocus();
  await expect.element(page.getByText('Enter a title.')).toBeVisible();
  await expect.element(page.getByText('1 field needs attention')).toBeVisible();
  await admin.title.fill('Now it has one');
  await expect.element(page.getByText('Enter a title.')).not.toBeInTheDocument();
  await admin.summary.fill('x'.repeat(301));
  await expect.element(page.getByText('1 too many')).toBeVisible();
  await admin.save.click();
  await expect.element(page.getByText('Use at most 300 characters.')).toBeVisible();
  expect(server.callsOf(createPostEndpoint)).toEqual([]);
});

test('a story is planned for a time in Lagos that is still to come', { tags: 'long' }, async () => {
  const server = await openPostAdmin(POST_PATH, DRAFT);
  await press('Schedule');
  const dialog = page.getByRole('dialog', { name: 'Schedule post' });
  await dialog.getByLabelText('Day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect.element(dialog.getByText('That time has passed. Choose a later one.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Day')).toHaveFocus();
  await dialog.getByLabelText('Day').fill('2031-05-02');
  await dialog.getByLabelText('Time').fill('09:30');
  await expect.element(dialog).toMatchTextContent('Friday 2 May 2031 at 09:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect
    .poll(() => server.callsOf(changePostEndpoint).at(-1)?.body)
    .toMatchObject({ status: 'published', publishedAt: '2031-05-02T08:30:00.000Z' });
});

test('an address in use is told at its field, and a moved story says what becomes of its old links', {
  tags: 'long',
}, async () => {
  const server = await openPostAdmin(POST_PATH);
  const taken = 'Another post uses or used this link.';
  server.change(
    answer(changePostEndpoint, refuse(409, { message: taken, code: 'slug_taken', fields: { slug: taken } })),
  );
  await admin.address.fill('another story');
  await admin.title.click();
  await expect.element(admin.address).toHaveValue('another-story');
  await expect.element(page.getByText(/Links to \/blog\/keeping-a-cake-cool will redirect\./)).toBeVisible();
  await admin.save.click();
  await expect.element(page.getByText(taken)).toBeVisible();
  await expect.element(admin.address).toHaveFocus();
});

test('of two who write in the same story the second is told, and neither loses a word (P1.30)', {
  tags: 'long',
}, async () => {
  const server = await openPostAdmin(POST_PATH, DRAFT);
  await admin.summary.fill('Written at the first desk.');
  server.changeElsewhere({ body: 'Words from the other desk.' });
  await press('Publish now');
  await expect.element(question).toMatchTextContent('Words from the other desk.');
  await question.getByRole('button', { name: 'Go back to the form' }).click();
  await expect.element(admin.summary).toHaveValue('Written at the first desk.');
  await press('Publish now');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(saved).toBeVisible();
  expect(server.callsOf(changePostEndpoint).at(-1)?.body).toMatchObject({
    summary: 'Written at the first desk.',
    body: 'Words from the other desk.',
    status: 'published',
    version: EXAMPLE_POST.version + 1,
  });
});

test('an earlier version is looked at and taken back into the form', { tags: 'long' }, async () => {
  await openPostAdmin(POST_PATH);
  await press('Show earlier versions');
  await press('View version 2');
  const version = page.getByRole('dialog', { name: 'Earlier version' });
  await expect.element(version).toMatchTextContent('Words of an earlier day.');
  await version.getByRole('button', { name: 'Restore this version' }).click();
  await expect.element(admin.text).toMatchTextContent('Words of an earlier day.');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
});

test('a story is saved once, however often it is asked for, and what is typed meanwhile stays', async () => {
  const held = holdAnswer({ ...EXAMPLE_POST, ...DRAFT, title: 'Kept' });
  const server = await openPostAdmin(NEW_POST_PATH, DRAFT, [answer(createPostEndpoint, held.give)]);
  await admin.title.fill('Kept');
  await admin.save.dblClick();
  await admin.summary.fill('Typed while it was being saved.');
  held.release();
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await expect.element(admin.summary).toHaveValue('Typed while it was being saved.');
  expect(server.callsOf(createPostEndpoint)).toHaveLength(1);
});

test('a story saved again after its answer was lost is written once, with what was typed since', async () => {
  const server = await openPostAdmin(NEW_POST_PATH, { ...DRAFT, version: 1 }, [
    answer(createPostEndpoint, loseConnection),
  ]);
  await admin.title.fill('Lost');
  await admin.save.click();
  await expect.element(admin.form.getByRole('alert')).toMatchTextContent('Network error');
  const sentBefore = { message: 'Sent before.', code: 'key_reused', id: EXAMPLE_POST.id };
  server.change(answer(createPostEndpoint, Response.json(sentBefore, { status: 409 })));
  await admin.summary.fill('Typed since.');
  await admin.save.click();
  await expectAddress(POST_PATH);
  await expect.element(admin.summary).toHaveValue('Typed since.');
  const [first, second] = server.callsOf(createPostEndpoint);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('whoever writes in a story that was deleted is told, and puts it back with every word', {
  tags: 'long',
}, async () => {
  const server = await openPostAdmin(POST_PATH, DRAFT);
  await admin.summary.fill('Typed too late.');
  server.changeElsewhere({ standing: 'deleted', deletedAt: '2026-11-15T08:00:00.000Z' });
  server.change(
    answer(changePostEndpoint, refuse(409, { message: 'This post is deleted.', code: 'post_deleted' })),
  );
  await admin.save.click();
  await expect.element(heading).toHaveTextContent(`“${EXAMPLE_POST.title}” is deleted`);
  await press('Restore post');
  await expect.element(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect.element(admin.summary).toHaveValue('Typed too late.');
});
