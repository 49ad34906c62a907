export const POSTS_PATH = '/admin/blog';
export const NEW_POST_PATH = `${POSTS_PATH}/new`;
export const PAGES_PATH = '/admin/pages';

export function writePostPath(postId: string): string {
  return `${POSTS_PATH}/${encodeURIComponent(postId)}`;
}

export function writePagePath(slug: string): string {
  return `${PAGES_PATH}/${encodeURIComponent(slug)}`;
}

/** Where everybody reads a post. */
export function writeStoryPath(slug: string): string {
  return `/blog/${slug}`;
}

/** The state to give a navigation away from the list. */
export function rememberPosts(search: string): { readonly posts: string } {
  return { posts: search };
}

/** The way back to the list as it was filtered; the whole list when somebody opened the post by its address. */
export function takePostsPath(locationState: unknown): string {
  const isRemembered =
    typeof locationState === 'object' && locationState !== null && 'posts' in locationState;
  const search = isRemembered ? locationState.posts : '';
  return typeof search === 'string' && search.startsWith('?') ? `${POSTS_PATH}${search}` : POSTS_PATH;
}
