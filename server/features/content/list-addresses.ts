import { PAGE_SLUGS } from '../../../domain/content/entry.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { findPage } from './find-page.ts';

/** Every page and post, with when it changed and what it shows first. */
export function listAddresses(snapshot: ContentSnapshot) {
  return {
    pages: PAGE_SLUGS.map((slug) => ({ path: `/${slug}`, changedOn: findPage(snapshot, slug).lastChanged })),
    posts: snapshot.posts.map(({ slug, updatedAt, coverId }) => ({
      path: `/blog/${slug}`,
      changedOn: updatedAt.toISOString(),
      cover: (coverId !== null && snapshot.pictures.get(coverId)) || null,
    })),
  };
}
