import { type Context, Hono } from 'hono';
import {
  changePostEndpoint,
  createPostEndpoint,
  listDeskPostsEndpoint,
  previewContentEndpoint,
  type RevisionList,
  savePageEndpoint,
} from '../../../../contract/content-desk.ts';
import { joinInlines } from '../../../../domain/content/blocks.ts';
import { PAGE_SLUGS, type PageSlug } from '../../../../domain/content/entry.ts';
import { CONTENT_FACTS } from '../../../../domain/content/facts.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readIdempotencyKey } from '../../../http/idempotency-key.ts';
import { readJson, readQuery } from '../../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../../http/refusal-response.ts';
import { type Entry, findEntry, findPictures, listRevisions } from '../content.store.ts';
import { changePost } from './change-post.ts';
import { createPost } from './create-post.ts';
import { deletePost, restorePost } from './delete-post.ts';
import { describeDeskPage } from './describe-page.ts';
import { describePost } from './describe-post.ts';
import { NO_SUCH_POST } from './keep-entry.ts';
import { listDeskPosts } from './list-desk-posts.ts';
import { previewContent } from './preview-content.ts';
import { savePage } from './save-page.ts';

export type ContentDeskParts = {
  readonly db: Database;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
  /** Where posts and pages are written elsewhere, nothing written here would ever be read. Undefined: they are written here. */
  readonly contentPlace: string | undefined;
};

const REVISIONS_MAX = 50;

const NO_SUCH_PAGE = refuse('not_found', 'no_such_page', 'There is no such page.');
const KEPT_ELSEWHERE = refuse(
  'conflict',
  'content_kept_elsewhere',
  'Posts and pages come from the content service. Write them there.',
);

/** Where administrators write posts and pages. */
export function createContentDeskRoutes(parts: ContentDeskParts) {
  const { db, readClock } = parts;

  const respondPost = async (c: Context, entry: Entry, status: 200 | 201 = 200) => {
    const pictures = await findPictures(db, entry.coverId === null ? [] : [entry.coverId]);
    return c.json(describePost(entry, pictures, readClock()), status);
  };
  const respondRevisions = async (c: Context, entry: Entry | undefined) => {
    const revisions = entry ? await listRevisions(db, entry.id, REVISIONS_MAX) : [];
    const data = revisions.map(
      ({ version, at, madeBy, content: { title = '', summary = '', body = '' } }) => ({
        version,
        at: at.toISOString(),
        madeBy,
        title,
        summary,
        body,
      }),
    );
    return c.json({ data } satisfies RevisionList);
  };
  const findPost = async (c: Context) => {
    const id = readIdParameter(c);
    return id === undefined ? undefined : findEntry(db, { kind: 'post', id });
  };
  const changeParts = (c: Context) => ({ db, actor: requireActor(c), now: readClock() });

  return new Hono<AppEnvironment>()
    .use(async (c, next) => {
      const { contentPlace: place } = parts;
      if (place !== undefined) return respondWithDetails(c, KEPT_ELSEWHERE.refusal, { place });
      await next();
    })

    .get('/posts', async (c) => {
      const query = readQuery(c, listDeskPostsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await listDeskPosts(db, query.value, readClock()));
    })

    .post('/posts', async (c) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, createPostEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const created = await createPost(changeParts(c), key.value, body.value);
      if (!created.ok) return respondWithDetails(c, created.refusal, created.details ?? {});
      return respondPost(c, created.value, 201);
    })

    .get('/posts/:id', async (c) => {
      const entry = await findPost(c);
      return entry ? respondPost(c, entry) : respondRefusal(c, NO_SUCH_POST.refusal);
    })

    .put('/posts/:id', async (c) => {
      const body = await readJson(c, changePostEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const id = readIdParameter(c);
      if (id === undefined) return respondRefusal(c, NO_SUCH_POST.refusal);
      const changed = await changePost(changeParts(c), id, body.value);
      return changed.ok ? respondPost(c, changed.value) : respondRefusal(c, changed.refusal);
    })

    .delete('/posts/:id', async (c) => {
      const id = readIdParameter(c);
      if (id === undefined) return respondRefusal(c, NO_SUCH_POST.refusal);
      const deleted = await deletePost(changeParts(c), id);
      return deleted.ok ? respondPost(c, deleted.value) : respondRefusal(c, deleted.refusal);
    })

    .post('/posts/:id/restore', async (c) => {
      const id = readIdParameter(c);
      if (id === undefined) return respondRefusal(c, NO_SUCH_POST.refusal);
      const restored = await restorePost(changeParts(c), id);
      return restored.ok ? respondPost(c, restored.value) : respondRefusal(c, restored.refusal);
    })

    .get('/posts/:id/revisions', async (c) => {
      const entry = await findPost(c);
      return entry ? respondRevisions(c, entry) : respondRefusal(c, NO_SUCH_POST.refusal);
    })

    .get('/pages', async (c) => {
      const pages = await Promise.all(
        PAGE_SLUGS.map(async (slug) => describeDeskPage(slug, await findEntry(db, { kind: 'page', slug }))),
      );
      return c.json({ data: pages.map(({ body: _, shipped: __, ...page }) => page) });
    })

    .get('/pages/:slug', async (c) => {
      const slug = readSlug(c);
      if (!slug) return respondRefusal(c, NO_SUCH_PAGE.refusal);
      return c.json(describeDeskPage(slug, await findEntry(db, { kind: 'page', slug })));
    })

    .put('/pages/:slug', async (c) => {
      const slug = readSlug(c);
      if (!slug) return respondRefusal(c, NO_SUCH_PAGE.refusal);
      const body = await readJson(c, savePageEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const saved = await savePage(changeParts(c), slug, body.value);
      return saved.ok ? c.json(describeDeskPage(slug, saved.value)) : respondRefusal(c, saved.refusal);
    })

    .get('/pages/:slug/revisions', async (c) => {
      const slug = readSlug(c);
      if (!slug) return respondRefusal(c, NO_SUCH_PAGE.refusal);
      return respondRevisions(c, await findEntry(db, { kind: 'page', slug }));
    })

    .post('/preview', async (c) => {
      const body = await readJson(c, previewContentEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      return c.json(await previewContent(db, parts.readShopProfile(), body.value));
    })

    .get('/facts', (c) => {
      const shop = parts.readShopProfile();
      const data = Object.entries(CONTENT_FACTS).map(([name, { meaning, say }]) => ({
        name,
        meaning,
        value: joinInlines(say(shop)),
      }));
      return c.json({ data });
    });
}

function readSlug(c: Context): PageSlug | undefined {
  return PAGE_SLUGS.find((slug) => slug === c.req.param('slug'));
}
