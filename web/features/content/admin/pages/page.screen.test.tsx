import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type AdminPage,
  createPostEndpoint,
  listAdminPagesEndpoint,
  listAdminPostsEndpoint,
  previewContentEndpoint,
  readAdminPageEndpoint,
  savePageEndpoint,
} from '../../../../../contract/content-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer, type StubAnswer } from '../../../../testing/stub-server.ts';
import { admin, fillText, heading, previewOf, saved } from '../post/testing/post-admin.ts';

const WORDS = { title: 'Terms', summary: 'What we agree on.', body: '# Fair terms\n\nAsk us.' };
const TERMS: AdminPage = {
  slug: 'terms',
  ...WORDS,
  version: 2,
  updatedAt: '2026-11-14T08:30:00.000Z',
  updatedBy: 'Owner',
  isOriginal: false,
  shipped: WORDS,
};

const openTerms = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/pages/terms', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminPageEndpoint, TERMS),
      answer(previewContentEndpoint, previewOf('Ask us.')),
      ...answers,
    ],
  });

test('a page is never left without words', { tags: 'long' }, async () => {
  const server = await openTerms();
  await fillText('');
  await admin.save.click();
  await expect.element(admin.text).toHaveFocus();
  await expect.element(page.getByText('Enter some text.')).toBeVisible();
  expect(server.callsOf(savePageEndpoint)).toEqual([]);
});

test('of two who write on the same page the second is told, and takes over what the first wrote', {
  tags: 'long',
}, async () => {
  const newest = { ...TERMS, summary: 'Written at the other desk.', version: 3 };
  const server = await openTerms(
    answer(savePageEndpoint, ({ body }) =>
      (body as AdminPage).version === 3
        ? { ...newest, version: 4 }
        : Response.json({ message: 'Somebody has changed it since.', code: 'stale_edit' }, { status: 409 }),
    ),
  );
  await admin.title.fill('Our terms');
  server.change(answer(readAdminPageEndpoint, newest));
  await admin.save.click();
  const question = page.getByRole('dialog', { name: 'Someone else changed this page' });
  await expect.element(question).toMatchTextContent('Written at the other desk.');
  await question.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(admin.summary).toHaveValue('Written at the other desk.');
  await expect.element(saved).toBeVisible();
});

for (const path of ['/admin/blog', '/admin/blog/new', '/admin/pages', '/admin/pages/terms']) {
  test(`where posts and pages are written elsewhere, ${path} says so and leads there`, async () => {
    const elsewhere = Response.json(
      {
        message: 'Posts and pages come from the content service. Edit them there.',
        code: 'content_managed_elsewhere',
        place: 'https://words.example/ghost/',
      },
      { status: 409 },
    );
    const endpoints = [
      listAdminPostsEndpoint,
      createPostEndpoint,
      listAdminPagesEndpoint,
      readAdminPageEndpoint,
      previewContentEndpoint,
    ];
    await openScreen(path, {
      visitor: ADMINISTRATOR,
      answers: endpoints.map((endpoint) => answer(endpoint, elsewhere)),
    });
    await expect.element(heading).toHaveTextContent('Posts and pages are managed elsewhere');
    await expect
      .element(page.getByRole('link', { name: 'Edit at words.example' }))
      .toHaveAttribute('href', 'https://words.example/ghost/');
    await expect.element(page.getByRole('link', { name: 'New post' })).not.toBeInTheDocument();
  });
}
