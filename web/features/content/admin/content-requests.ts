import {
  type ContentPreview,
  changePostEndpoint,
  createPostEndpoint,
  type DeskPage,
  type DeskPost,
  type DeskPostPage,
  deletePostEndpoint,
  keyReusedSchema,
  listDeskPagesEndpoint,
  listDeskPostsEndpoint,
  listFactsEndpoint,
  listPageRevisionsEndpoint,
  listPostRevisionsEndpoint,
  type PageChange,
  type PostChange,
  type PreviewedContent,
  previewContentEndpoint,
  type RevisionList,
  readDeskPageEndpoint,
  readDeskPostEndpoint,
  restorePostEndpoint,
  savePageEndpoint,
} from '../../../../contract/content-admin.ts';
import type { AnswerOf, Endpoint, InputOf } from '../../../../contract/endpoint.ts';
import type { PageSlug } from '../../../../domain/content/entry.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { CallArguments } from '../../../api/endpoint-call.ts';
import { nullIfMissing, readRefusal } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { noticePlace } from './content-place.ts';
import type { PostsQuery } from './posts/posts-query.ts';

/** As it is sent: what has a default may be left out. */
export type PostCreation = InputOf<typeof createPostEndpoint.bodySchema>;
export type PostRow = DeskPostPage['data'][number];
export type PageRow = AnswerOf<typeof listDeskPagesEndpoint>['data'][number];
export type ShopFact = AnswerOf<typeof listFactsEndpoint>['data'][number];
export type Revision = RevisionList['data'][number];

/** Every call of the desk but the pictures', which are kept in the shop wherever the words are. */
async function call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>> {
  try {
    return await shopApi.call(endpoint, ...input);
  } catch (error) {
    noticePlace(error);
    throw error;
  }
}

type PageWish = { readonly cursor: string | undefined; readonly signal: AbortSignal };

export function listPosts(
  { search, standing }: PostsQuery,
  { cursor, signal }: PageWish,
): Promise<DeskPostPage> {
  const query = { search: search || undefined, standing: standing ?? undefined, cursor };
  return call(listDeskPostsEndpoint, { query, signal });
}

/** Of the last hundred posts, which is every tag that anybody would take up again. */
export async function listTagsInUse(signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await call(listDeskPostsEndpoint, { query: { limit: 100 }, signal });
  return [...new Set(data.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other));
}

export function readPost(id: string, signal?: AbortSignal): Promise<DeskPost> {
  return call(readDeskPostEndpoint, { params: { id }, signal });
}

/** Null where there is none under this id. */
export function findPost(id: string, signal: AbortSignal): Promise<DeskPost | null> {
  return nullIfMissing(readPost(id, signal));
}

/** However often it is sent under the same key, it is written once. */
export function createPost(body: PostCreation, idempotencyKey: string): Promise<DeskPost> {
  return call(createPostEndpoint, { body, idempotencyKey });
}

/** The post that was written under the same key with other words; undefined when something else went wrong. */
export function findEarlierPost(error: unknown): string | undefined {
  return readRefusal(error, 'key_reused', keyReusedSchema)?.id;
}

export function changePost(id: string, body: PostChange): Promise<DeskPost> {
  return call(changePostEndpoint, { params: { id }, body });
}

export function deletePost(id: string): Promise<DeskPost> {
  return call(deletePostEndpoint, { params: { id } });
}

export function restorePost(id: string): Promise<DeskPost> {
  return call(restorePostEndpoint, { params: { id } });
}

export async function listPages(signal: AbortSignal): Promise<readonly PageRow[]> {
  return (await call(listDeskPagesEndpoint, { signal })).data;
}

export function readPage(slug: PageSlug, signal?: AbortSignal): Promise<DeskPage> {
  return call(readDeskPageEndpoint, { params: { slug }, signal });
}

export function savePage(slug: PageSlug, body: PageChange): Promise<DeskPage> {
  return call(savePageEndpoint, { params: { slug }, body });
}

export type EntryName =
  | { readonly kind: 'post'; readonly id: string }
  | { readonly kind: 'page'; readonly slug: PageSlug };

/** What it said before each change, the newest first. */
export async function listRevisions(entry: EntryName, signal: AbortSignal): Promise<readonly Revision[]> {
  const { data } =
    entry.kind === 'post'
      ? await call(listPostRevisionsEndpoint, { params: { id: entry.id }, signal })
      : await call(listPageRevisionsEndpoint, { params: { slug: entry.slug }, signal });
  return data;
}

export function previewContent(body: PreviewedContent, signal: AbortSignal): Promise<ContentPreview> {
  return call(previewContentEndpoint, { body, signal });
}

export async function listFacts(signal: AbortSignal): Promise<readonly ShopFact[]> {
  return (await call(listFactsEndpoint, { signal })).data;
}

/** Somebody else has saved it since this person began. */
export function isStaleEdit(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_edit';
}

/** Somebody else has deleted it since this person began. */
export function isDeletedPost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'post_deleted';
}
