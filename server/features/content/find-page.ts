import type { PageSlug } from '../../../domain/content/entry.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { DEFAULT_PAGES, type DefaultPage } from './default-pages/default-pages.ts';

/** The owner's text where there is one, and what came with the shop otherwise. */
export function findPage({ pages }: Pick<ContentSnapshot, 'pages'>, slug: PageSlug): DefaultPage {
  const page = pages.find((written) => written.slug === slug);
  return page ? { ...page, lastChanged: readLagosDay(page.updatedAt) } : DEFAULT_PAGES[slug];
}
