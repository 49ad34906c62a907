import { randomUUID } from 'node:crypto';
import type { ContentPage } from '../../contract/content.ts';
import {
  type AdminPage,
  type AdminPost,
  adminPageSchema,
  adminPostSchema,
} from '../../contract/content-admin.ts';
import type { PageSlug } from '../../domain/content/entry.ts';
import { openProductAdmin } from './product-admin.ts';

const POSTS = '/api/admin/content/posts';

export const HEAT = {
  title: 'Keeping a cake cool',
  summary: 'What to do at 34 degrees.',
  body: '## In the car\n\nOn the flat floor.',
  status: 'published',
} as const;

/** A shop with its owner signed in, and what writing takes at hand. */
export async function openContentAdmin(options: Parameters<typeof openProductAdmin>[0] = {}) {
  const admin = await openProductAdmin(options);
  const { owner, shop } = admin;

  async function readAnswer<Answer>(
    answer: Response,
    status: number,
    schema: { parse: (value: unknown) => Answer },
  ): Promise<Answer> {
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${text}`);
    return schema.parse(JSON.parse(text));
  }

  /** Under a key of its own, unless a test names one. */
  const sendPost = (body: object, key: string = randomUUID()): Promise<Response> =>
    owner.ask(POSTS, { method: 'POST', headers: { 'idempotency-key': key }, body });

  return {
    ...admin,
    sendPost,
    write: async (body: object = {}): Promise<AdminPost> =>
      readAnswer(await sendPost({ ...HEAT, ...body }), 201, adminPostSchema),
    rewrite: async ({ id, version }: AdminPost, body: object): Promise<AdminPost> =>
      readAnswer(await owner.put(`${POSTS}/${id}`, { version, ...body }), 200, adminPostSchema),
    savePage: async (slug: PageSlug, body: object): Promise<AdminPage> =>
      readAnswer(await owner.put(`/api/admin/content/pages/${slug}`, body), 200, adminPageSchema),

    /** As visitors of this node see it. */
    listSlugs: async (): Promise<readonly string[]> => {
      await shop.takeOverContent();
      return shop.content.listPosts({ tag: null, page: 1 }).posts.map(({ slug }) => slug);
    },
    readPage: async (slug: PageSlug): Promise<ContentPage> => {
      await shop.takeOverContent();
      return shop.content.readPage(slug);
    },
    readPost: async (slug: string) => {
      await shop.takeOverContent();
      return shop.content.readPost(slug);
    },
  };
}
