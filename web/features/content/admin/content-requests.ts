import type * as z from 'zod/mini';
import {
  type ContentPreview,
  createPostEndpoint,
  type DeskPage,
  type DeskPost,
  type DeskPostPage,
  deskPageSchema,
  deskPostSchema,
  keyReusedSchema,
  listDeskPagesEndpoint,
  listDeskPostsEndpoint,
  listFactsEndpoint,
  listPostRevisionsEndpoint,
  type PageChange,
  type PostChange,
  type PreviewedContent,
  previewContentEndpoint,
  type RevisionList,
} from '../../../../contract/content-desk.ts';
import { type PictureAnswer, uploadPictureEndpoint } from '../../../../contract/pictures.ts';
import type { PageSlug } from '../../../../domain/content/entry.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { ApiRequest } from '../../../api/api-request.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { noticePlace } from './content-place.ts';
import type { PostsQuery } from './posts/posts-query.ts';

/** As it is sent: what has a default may be left out. */
export type PostCreation = z.input<typeof createPostEndpoint.bodySchema>;
export type PostRow = DeskPostPage['data'][number];
export type PageRow = z.infer<typeof listDeskPagesEndpoint.answerSchema>['data'][number];
export type ShopFact = z.infer<typeof listFactsEndpoint.answerSchema>['data'][number];
export type Revision = RevisionList['data'][number];

/** Every call of the desk but the pictures', which are kept in the shop wherever the words are. */
async function ask<Schema extends z.ZodMiniType>(request: ApiRequest<Schema>): Promise<z.infer<Schema>> {
  try {
    return await shopApi.request(request);
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
  const { path, answerSchema } = listDeskPostsEndpoint;
  const query = { search: search || undefined, standing: standing ?? undefined, cursor };
  return ask({ path, query, answerSchema, signal });
}

/** Of the last hundred posts, which is every tag that anybody would take up again. */
export async function listTagsInUse(signal: AbortSignal): Promise<readonly string[]> {
  const { path, answerSchema } = listDeskPostsEndpoint;
  const { data } = await ask({ path, query: { limit: 100 }, answerSchema, signal });
  return [...new Set(data.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other));
}

export function readPost(postId: string, signal?: AbortSignal): Promise<DeskPost> {
  return ask({ path: writePostAddress(postId), answerSchema: deskPostSchema, signal });
}

/** Null where there is none under this id. */
export async function findPost(postId: string, signal: AbortSignal): Promise<DeskPost | null> {
  try {
    return await readPost(postId, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** However often it is sent under the same key, it is written once. */
export function createPost(post: PostCreation, idempotencyKey: string): Promise<DeskPost> {
  const { method, path, answerSchema } = createPostEndpoint;
  return ask({ method, path, body: post, idempotencyKey, answerSchema });
}

/** The post that was written under the same key with other words; undefined when something else went wrong. */
export function findEarlierPost(error: unknown): string | undefined {
  return keyReusedSchema.safeParse(error instanceof ApiError ? error.body : undefined).data?.id;
}

export function changePost(postId: string, change: PostChange): Promise<DeskPost> {
  return ask({ method: 'PUT', path: writePostAddress(postId), body: change, answerSchema: deskPostSchema });
}

export function deletePost(postId: string): Promise<DeskPost> {
  return ask({ method: 'DELETE', path: writePostAddress(postId), answerSchema: deskPostSchema });
}

export function restorePost(postId: string): Promise<DeskPost> {
  return ask({ method: 'POST', path: `${writePostAddress(postId)}/restore`, answerSchema: deskPostSchema });
}

export async function listPages(signal: AbortSignal): Promise<readonly PageRow[]> {
  const { path, answerSchema } = listDeskPagesEndpoint;
  return (await ask({ path, answerSchema, signal })).data;
}

export function readPage(slug: PageSlug, signal?: AbortSignal): Promise<DeskPage> {
  return ask({ path: writePageAddress(slug), answerSchema: deskPageSchema, signal });
}

export function savePage(slug: PageSlug, change: PageChange): Promise<DeskPage> {
  return ask({ method: 'PUT', path: writePageAddress(slug), body: change, answerSchema: deskPageSchema });
}

export type EntryName =
  | { readonly kind: 'post'; readonly id: string }
  | { readonly kind: 'page'; readonly slug: PageSlug };

/** What it said before each change, the newest first. */
export async function listRevisions(entry: EntryName, signal: AbortSignal): Promise<readonly Revision[]> {
  const address = entry.kind === 'post' ? writePostAddress(entry.id) : writePageAddress(entry.slug);
  const { answerSchema } = listPostRevisionsEndpoint;
  return (await ask({ path: `${address}/revisions`, answerSchema, signal })).data;
}

export function previewContent(content: PreviewedContent, signal: AbortSignal): Promise<ContentPreview> {
  const { method, path, answerSchema } = previewContentEndpoint;
  return ask({ method, path, body: content, answerSchema, signal });
}

export async function listFacts(signal: AbortSignal): Promise<readonly ShopFact[]> {
  const { path, answerSchema } = listFactsEndpoint;
  return (await ask({ path, answerSchema, signal })).data;
}

type UploadOptions = { readonly onProgress: (part: number) => void; readonly signal: AbortSignal };

export function uploadPicture(file: File, options: UploadOptions): Promise<PictureAnswer> {
  const { path, answerSchema } = uploadPictureEndpoint;
  return uploadFile({ api: shopApi, path, answerSchema, file, ...options });
}

/** Somebody else has saved it since this person began. */
export function isStaleEdit(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_edit';
}

/** Somebody else has deleted it since this person began. */
export function isDeletedPost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'post_deleted';
}

function writePostAddress(postId: string) {
  return `/api/admin/content/posts/${encodeURIComponent(postId)}` as const;
}

function writePageAddress(slug: PageSlug) {
  return `/api/admin/content/pages/${slug}` as const;
}
