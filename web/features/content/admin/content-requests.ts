import {
  type AdminPage,
  type AdminPost,
  type AdminPostPage,
  type ContentPreview,
  changePostEndpoint,
  createPostEndpoint,
  deletePostEndpoint,
  keyReusedSchema,
  listAdminPagesEndpoint,
  listAdminPostsEndpoint,
  listFactsEndpoint,
  listPageRevisionsEndpoint,
  listPostRevisionsEndpoint,
  type PageChange,
  type PostChange,
  type PreviewedContent,
  previewContentEndpoint,
  type RevisionList,
  readAdminPageEndpoint,
  readAdminPostEndpoint,
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
export type PostRow = AdminPostPage['data'][number];
export type PageRow = AnswerOf<typeof listAdminPagesEndpoint>['data'][number];
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

type PageInput = { readonly cursor: string | undefined; readonly signal: AbortSignal };

export function listPosts(
  { search, standing }: PostsQuery,
  { cursor, signal }: PageInput,
): Promise<AdminPostPage> {
  const query = { search: search || undefined, standing: standing ?? undefined, cursor };
  return call(listAdminPostsEndpoint, { query, signal });
}

/** Of the last hundred posts, which is every tag that anybody would take up again. */
export async function listTagsInUse(signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await call(listAdminPostsEndpoint, { query: { limit: 100 }, signal });
  return [...new Set(data.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other));
}

export function readPost(id: string, signal?: AbortSignal): Promise<AdminPost> {
  return call(readAdminPostEndpoint, { params: { id }, signal });
}

/** Null where there is none under this id. */
export function findPost(id: string, signal: AbortSignal): Promise<AdminPost | null> {
  return nullIfMissing(readPost(id, signal));
}

/** However often it is sent under the same key, it is written once. */
export function createPost(body: PostCreation, idempotencyKey: string): Promise<AdminPost> {
  return call(createPostEndpoint, { body, idempotencyKey });
}

/** The post that was written under the same key with other words; undefined when something else went wrong. */
export function findEarlierPost(error: unknown): string | undefined {
  return readRefusal(error, 'key_reused', keyReusedSchema)?.id;
}

export function changePost(id: string, body: PostChange): Promise<AdminPost> {
  return call(changePostEndpoint, { params: { id }, body });
}

export function deletePost(id: string): Promise<AdminPost> {
  return call(deletePostEndpoint, { params: { id } });
}

export function restorePost(id: string): Promise<AdminPost> {
  return call(restorePostEndpoint, { params: { id } });
}

export async function listPages(signal: AbortSignal): Promise<readonly PageRow[]> {
  return (await call(listAdminPagesEndpoint, { signal })).data;
}

export function readPage(slug: PageSlug, signal?: AbortSignal): Promise<AdminPage> {
  return call(readAdminPageEndpoint, { params: { slug }, signal });
}

export function savePage(slug: PageSlug, body: PageChange): Promise<AdminPage> {
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
