import type * as z from 'zod/mini';
import {
  type ContentPreview,
  createPostEndpoint,
  type DeskPage,
  type DeskPost,
  type DeskPostPage,
  deskPageSchema,
  deskPostSchema,
  listDeskPagesEndpoint,
  listDeskPostsEndpoint,
  listFactsEndpoint,
  listPostRevisionsEndpoint,
  type PageChange,
  type PostChange,
  previewContentEndpoint,
  type RevisionList,
} from '../../../../contract/content-desk.ts';
import { type PictureAnswer, uploadPictureEndpoint } from '../../../../contract/pictures.ts';
import type { PageSlug } from '../../../../domain/content/entry.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import type { PostsQuery } from './posts/posts-query.ts';

/** As it is sent: what has a default may be left out. */
export type PostCreation = z.input<typeof createPostEndpoint.bodySchema>;
export type PostRow = DeskPostPage['data'][number];
export type PageRow = z.infer<typeof listDeskPagesEndpoint.answerSchema>['data'][number];
export type ShopFact = z.infer<typeof listFactsEndpoint.answerSchema>['data'][number];
export type Revision = RevisionList['data'][number];

type PageWish = { readonly cursor: string | undefined; readonly signal: AbortSignal };

export function listPosts(
  { search, standing }: PostsQuery,
  { cursor, signal }: PageWish,
): Promise<DeskPostPage> {
  const { path, answerSchema } = listDeskPostsEndpoint;
  const query = { search: search || undefined, standing: standing ?? undefined, cursor };
  return shopApi.get(path, { query, answerSchema, signal });
}

/** Of the last hundred posts, which is every tag that anybody would take up again. */
export async function listTagsInUse(signal: AbortSignal): Promise<readonly string[]> {
  const { path, answerSchema } = listDeskPostsEndpoint;
  const { data } = await shopApi.get(path, { query: { limit: 100 }, answerSchema, signal });
  return [...new Set(data.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other));
}

export function readPost(postId: string, signal?: AbortSignal): Promise<DeskPost> {
  return shopApi.get(writePostAddress(postId), { answerSchema: deskPostSchema, signal });
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

export function createPost(post: PostCreation): Promise<DeskPost> {
  return shopApi.post(createPostEndpoint.path, post, { answerSchema: deskPostSchema });
}

export function changePost(postId: string, change: PostChange): Promise<DeskPost> {
  return shopApi.put(writePostAddress(postId), change, { answerSchema: deskPostSchema });
}

/** Answers what was deleted, with which it can be written again. */
export function deletePost(postId: string): Promise<DeskPost> {
  return shopApi.request({
    method: 'DELETE',
    path: writePostAddress(postId),
    answerSchema: deskPostSchema,
  });
}

export async function listPages(signal: AbortSignal): Promise<readonly PageRow[]> {
  const { path, answerSchema } = listDeskPagesEndpoint;
  return (await shopApi.get(path, { answerSchema, signal })).data;
}

export function readPage(slug: PageSlug, signal?: AbortSignal): Promise<DeskPage> {
  return shopApi.get(writePageAddress(slug), { answerSchema: deskPageSchema, signal });
}

export function savePage(slug: PageSlug, change: PageChange): Promise<DeskPage> {
  return shopApi.put(writePageAddress(slug), change, { answerSchema: deskPageSchema });
}

export type EntryName =
  | { readonly kind: 'post'; readonly id: string }
  | { readonly kind: 'page'; readonly slug: PageSlug };

/** What it said before each change, the newest first. */
export async function listRevisions(entry: EntryName, signal: AbortSignal): Promise<readonly Revision[]> {
  const address = entry.kind === 'post' ? writePostAddress(entry.id) : writePageAddress(entry.slug);
  const { answerSchema } = listPostRevisionsEndpoint;
  return (await shopApi.get(`${address}/revisions`, { answerSchema, signal })).data;
}

export function previewContent(body: string, signal: AbortSignal): Promise<ContentPreview> {
  const { path, answerSchema } = previewContentEndpoint;
  return shopApi.post(path, { body }, { answerSchema, signal });
}

export async function listFacts(signal: AbortSignal): Promise<readonly ShopFact[]> {
  const { path, answerSchema } = listFactsEndpoint;
  return (await shopApi.get(path, { answerSchema, signal })).data;
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

function writePostAddress(postId: string) {
  return `/api/admin/content/posts/${encodeURIComponent(postId)}` as const;
}

function writePageAddress(slug: PageSlug) {
  return `/api/admin/content/pages/${slug}` as const;
}
