import type { PostQuery } from '../../../contract/page-data.ts';

/** What the list's address asks for; the server has left out what is neither tag nor page. */
export function readBlogAddress(search: URLSearchParams): PostQuery {
  return { tag: search.get('tag'), page: Number(search.get('page') ?? '1') };
}

/** The one address of each part of the list. */
export function writeBlogAddress({ tag, page }: PostQuery): string {
  const search = new URLSearchParams();
  if (tag !== null) search.set('tag', tag);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/blog?${search}` : '/blog';
}

export function writePostAddress(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

export const FEED_PATH = '/blog/feed.xml';
