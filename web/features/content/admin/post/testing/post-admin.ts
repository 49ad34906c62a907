import { page, userEvent } from 'vitest/browser';
import {
  type AdminPost,
  changePostEndpoint,
  createPostEndpoint,
  listAdminPostsEndpoint,
  listFactsEndpoint,
  listPostRevisionsEndpoint,
  previewContentEndpoint,
  readAdminPostEndpoint,
  restorePostEndpoint,
} from '../../../../../../contract/content-admin.ts';
import { ADMINISTRATOR } from '../../../../../testing/common-answers.ts';
import { openScreen } from '../../../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer, type StubServer } from '../../../../../testing/stub-server.ts';
import { EXAMPLE_POST } from './example-post.ts';

export const NEW_POST_PATH = '/admin/blog/new';
export const POST_PATH = `/admin/blog/${EXAMPLE_POST.id}`;

/** The screen on which a post is written, as a person finds it. */
const form = page.getByRole('form', { name: /^(Post|Page)$/ });
export const admin = {
  form,
  title: form.getByRole('textbox', { name: 'Title' }),
  address: form.getByRole('textbox', { name: 'Link' }),
  summary: form.getByRole('textbox', { name: 'Summary' }),
  text: form.getByRole('textbox', { name: 'Text' }),
  preview: form.getByRole('region', { name: 'Preview' }),
  save: form.getByRole('button', { name: 'Save', exact: true }),
};
/** As if it had been pasted over everything: the editor reads Markdown there. */
export async function fillText(markdown: string): Promise<void> {
  await admin.text.click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', markdown);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (markdown !== '') admin.text.element().dispatchEvent(paste);
}

export const heading = page.getByRole('heading', { level: 1 });
export const saved = page.getByText('All changes saved');

type PostAdmin = StubServer & {
  /** As another administrator would, elsewhere. */
  readonly changeElsewhere: (change: Partial<AdminPost>) => void;
};

/** A draft that keeps what is done to it; the preview says back what it was given. */
export async function openPostAdmin(
  path: string,
  said: Partial<AdminPost> = {},
  answers: readonly StubAnswer[] = [],
): Promise<PostAdmin> {
  let post: AdminPost = { ...EXAMPLE_POST, productIds: [], ...said };
  const change = (changes: Partial<AdminPost>) => {
    post = { ...post, ...changes, version: post.version + 1 };
    return post;
  };
  const server = await openScreen(path, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listAdminPostsEndpoint, () => ({
        data: post.deletedAt === null ? [post] : [],
        counts: { draft: 0, scheduled: 0, published: 1, deleted: 0 },
        nextCursor: null,
      })),
      answer(readAdminPostEndpoint, () => post),
      answer(createPostEndpoint, ({ body }) => change(body as Partial<AdminPost>)),
      answer(changePostEndpoint, ({ body }) => {
        const { version, ...changes } = body as AdminPost;
        return version === post.version ? change({ ...changes, standing: changes.status }) : STALE;
      }),
      answer(restorePostEndpoint, () => change({ standing: 'draft', status: 'draft', deletedAt: null })),
      answer(listPostRevisionsEndpoint, {
        data: [
          {
            version: 2,
            at: '2026-11-10T08:00:00.000Z',
            madeBy: 'Owner',
            title: post.title,
            summary: post.summary,
            body: 'Words of an earlier day.',
          },
        ],
      }),
      answer(listFactsEndpoint, {
        data: [{ name: 'shop.name', value: 'Oyin Bakes', meaning: 'The name of the shop' }],
      }),
      answer(previewContentEndpoint, ({ body }) => previewOf((body as { body: string }).body)),
      ...answers,
    ],
  });
  return { ...server, changeElsewhere: change };
}

const STALE = refuse(409, { message: 'Somebody has changed it since.', code: 'stale_edit' });

export const previewOf = (text: string, warnings: string[] = []) => ({
  headline: null,
  body: { intro: [{ kind: 'paragraph' as const, words: [text] }], sections: [] },
  readingMinutes: 1,
  warnings,
});
