import {
  type AdminPost,
  changePostEndpoint,
  createPostEndpoint,
  deletePostEndpoint,
  listAdminPagesEndpoint,
  listAdminPostsEndpoint,
  listFactsEndpoint,
  listPageRevisionsEndpoint,
  listPostRevisionsEndpoint,
  previewContentEndpoint,
  type RevisionList,
  readAdminPageEndpoint,
  readAdminPostEndpoint,
  restorePostEndpoint,
  savePageEndpoint,
} from '../../../../contract/content-admin.ts';
import { joinInlines } from '../../../../domain/content/blocks.ts';
import { PAGE_SLUGS, type PageSlug } from '../../../../domain/content/entry.ts';
import { CONTENT_FACTS } from '../../../../domain/content/facts.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { type ServedEndpoint, serve, serveFound } from '../../../http/serve.ts';
import { type Entry, findEntry, findPictures, listRevisions } from '../content.store.ts';
import { changePost } from './change-post.ts';
import { createPost } from './create-post.ts';
import { deletePost, restorePost } from './delete-post.ts';
import { describeAdminPage } from './describe-page.ts';
import { describePost } from './describe-post.ts';
import { NO_SUCH_POST } from './keep-entry.ts';
import { listAdminPosts } from './list-admin-posts.ts';
import { previewContent } from './preview-content.ts';
import { savePage } from './save-page.ts';

export type ContentAdminParts = {
  readonly db: Database;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
  /** Where posts and pages are written elsewhere, nothing written here would ever be read. Undefined: they are written here. */
  readonly contentPlace: string | undefined;
};

const REVISIONS_MAX = 50;

const NO_SUCH_PAGE = refuse('not_found', 'no_such_page', 'We can’t find this page.');
const MANAGED_ELSEWHERE = refuse(
  'conflict',
  'content_managed_elsewhere',
  'Posts and pages come from the content service. Edit them there.',
);

/** Where administrators write posts and pages. */
export function createContentAdminRoutes(parts: ContentAdminParts): readonly ServedEndpoint[] {
  const { db, readClock, contentPlace: place } = parts;

  const showPost = async (entry: Entry): Promise<Result<AdminPost>> => {
    const pictures = await findPictures(db, entry.coverId === null ? [] : [entry.coverId]);
    return accept(describePost(entry, pictures, readClock()));
  };
  const showChanged = async (changed: Result<Entry>) => (changed.ok ? showPost(changed.value) : changed);
  const showRevisions = async (entry: Entry | undefined): Promise<Result<RevisionList>> => {
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
    return accept({ data });
  };
  const findPost = async (id: string) => (isId(id) ? findEntry(db, { kind: 'post', id }) : undefined);
  const findPage = (slug: PageSlug) => findEntry(db, { kind: 'page', slug });
  const changeParts = (actor: Actor) => ({ db, actor, now: readClock() });

  const served = [
    serve(listAdminPostsEndpoint, async ({ query }) => accept(await listAdminPosts(db, query, readClock()))),

    serve(createPostEndpoint, async ({ actor, key, body }) => {
      const created = await createPost(changeParts(actor), key, body);
      return created.ok ? showPost(created.value) : created;
    }),

    serve(readAdminPostEndpoint, async ({ params }) => {
      const entry = await findPost(params.id);
      return entry ? showPost(entry) : NO_SUCH_POST;
    }),

    serve(changePostEndpoint, async ({ actor, params, body }) =>
      isId(params.id) ? showChanged(await changePost(changeParts(actor), params.id, body)) : NO_SUCH_POST,
    ),

    serve(deletePostEndpoint, async ({ actor, params }) =>
      isId(params.id) ? showChanged(await deletePost(changeParts(actor), params.id)) : NO_SUCH_POST,
    ),

    serve(restorePostEndpoint, async ({ actor, params }) =>
      isId(params.id) ? showChanged(await restorePost(changeParts(actor), params.id)) : NO_SUCH_POST,
    ),

    serve(listPostRevisionsEndpoint, async ({ params }) => {
      const entry = await findPost(params.id);
      return entry ? showRevisions(entry) : NO_SUCH_POST;
    }),

    serve(listAdminPagesEndpoint, async () => {
      const pages = await Promise.all(
        PAGE_SLUGS.map(async (slug) => describeAdminPage(slug, await findPage(slug))),
      );
      return accept({ data: pages.map(({ body: _, shipped: __, ...page }) => page) });
    }),

    serveFound(readAdminPageEndpoint, readSlug, async ({ found: slug }) =>
      accept(describeAdminPage(slug, await findPage(slug))),
    ),

    serveFound(savePageEndpoint, readSlug, async ({ found: slug, actor, body }) => {
      const saved = await savePage(changeParts(actor), slug, body);
      return saved.ok ? accept(describeAdminPage(slug, saved.value)) : saved;
    }),

    serveFound(listPageRevisionsEndpoint, readSlug, async ({ found }) =>
      showRevisions(await findPage(found)),
    ),

    serve(previewContentEndpoint, async ({ body }) =>
      accept(await previewContent(db, parts.readShopProfile(), body)),
    ),

    serve(listFactsEndpoint, () => {
      const shop = parts.readShopProfile();
      const data = Object.entries(CONTENT_FACTS).map(([name, { meaning, say }]) => ({
        name,
        meaning,
        value: joinInlines(say(shop)),
      }));
      return accept({ data });
    }),
  ];
  if (place === undefined) return served;
  return served.map(({ endpoint }) => ({
    endpoint,
    respond: async (c) => respondRefusal(c, MANAGED_ELSEWHERE.refusal, { place }),
  }));
}

function readSlug({ params }: { readonly params: { readonly slug: string } }): Result<PageSlug> {
  const slug = PAGE_SLUGS.find((known) => known === params.slug);
  return slug ? accept(slug) : NO_SUCH_PAGE;
}
