import type { AdminPage } from '../../../../contract/content-admin.ts';
import type { PageSlug } from '../../../../domain/content/entry.ts';
import type { Entry } from '../content.store.ts';
import { DEFAULT_PAGES } from '../default-pages/default-pages.ts';

/** A page as administrators see it: the owner's words, or those that came with the shop. */
export function describeAdminPage(slug: PageSlug, entry: Entry | undefined): AdminPage {
  const { lastChanged, ...shipped } = DEFAULT_PAGES[slug];
  if (!entry) {
    const updatedAt = new Date(lastChanged).toISOString();
    return { slug, ...shipped, version: 0, updatedAt, updatedBy: null, isOriginal: true, shipped };
  }
  const { title, summary, body, version, updatedAt, updatedBy } = entry;
  return {
    slug,
    title,
    summary,
    body,
    version,
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    isOriginal: title === shipped.title && summary === shipped.summary && body === shipped.body,
    shipped,
  };
}
