import { type AdminPost, newPostSchema } from '../../../../../contract/content-admin.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { makeSlug } from '../../../../../domain/catalogue/slug.ts';
import { checkPost } from '../../../../../domain/content/check-post.ts';
import type { ContentStatus, EntryContent } from '../../../../../domain/content/entry.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { writeSeen } from '../../../../ui/form/seen-version.ts';
import type { Saved } from '../../../../ui/form/use-edited-form.ts';

/** A post as it is being written. */
export type PostValues = {
  readonly title: string;
  /** Null as long as it follows the title. */
  readonly slug: string | null;
  readonly summary: string;
  readonly body: string;
  readonly cover: PictureAnswer | null;
  readonly coverAlt: string;
  readonly tags: readonly string[];
  readonly productIds: readonly string[];
  readonly author: string;
  readonly status: ContentStatus;
  readonly publishedAt: string | null;
};

const BLANK_VALUES: PostValues = {
  title: '',
  slug: null,
  summary: '',
  body: '',
  cover: null,
  coverAlt: '',
  tags: [],
  productIds: [],
  author: '',
  status: 'draft',
  publishedAt: null,
};

function fillPost(post: AdminPost): PostValues {
  const { title, slug, summary, body, cover, coverAlt, tags, productIds, author, status, publishedAt } = post;
  const picture = cover && pickPicture(cover);
  return {
    title,
    slug,
    summary,
    body,
    cover: picture,
    coverAlt,
    tags,
    productIds,
    author,
    status,
    publishedAt,
  };
}

function pickPicture({ id, width, height, placeholder }: PictureAnswer): PictureAnswer {
  return { id, width, height, placeholder };
}

export function toSaved(post: AdminPost): Saved<PostValues> {
  return { values: fillPost(post), version: writeSeen(post) };
}

/** Under a key that stays with it over a reload, until an answer says that it is written. */
export function beginPost(key: string): Saved<PostValues> {
  return { values: BLANK_VALUES, version: key };
}

/** As it is sent. Without an address the shop finds one that is free. */
export function buildPost({ cover, slug, tags, productIds, ...values }: PostValues) {
  return {
    ...values,
    ...(slug !== null && { slug }),
    coverId: cover?.id ?? null,
    coverAlt: cover ? values.coverAlt : '',
    tags: [...tags],
    productIds: [...productIds],
  };
}

/** The address that the post has, or will have if it is still free. */
export function foreseeSlug({ slug, title }: Pick<PostValues, 'slug' | 'title'>): string {
  return slug ?? makeSlug(title);
}

/** By the contract's schema and, for what everybody reads, by the rule of what such a post needs. */
export function findPostProblems(values: PostValues): FieldProblems {
  const misfits = findMisfits(newPostSchema, buildPost(values));
  const named = Object.entries(misfits).map(([path, words]) => [path.split('.')[0] ?? path, words] as const);
  return { ...findMissing(values), ...Object.fromEntries(named) };
}

function findMissing(values: PostValues): FieldProblems {
  const { publishedAt, ...post } = buildPost(values);
  const content: EntryContent = {
    ...post,
    slug: foreseeSlug(values),
    summary: post.summary.trim(),
    coverAlt: post.coverAlt.trim(),
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
  };
  // The moment is the server's to set; what is missing does not depend on it.
  const checked = checkPost(content, new Date(0));
  return checked.ok ? {} : (checked.refusal.fields ?? {});
}
