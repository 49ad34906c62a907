import { and, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import { PAGE_SLUGS } from '../../../domain/content/entry.ts';
import type { Database } from '../../database/database.ts';
import { contentEntries, contentSlugs } from '../../database/schema/content.ts';
import type { ContentPort, PublishedPage } from '../../ports/content.ts';

/** By the database's clock, which is also the one by which the job for a scheduled post runs: no node is too early for it. */
const isPublished = and(
  eq(contentEntries.status, 'published'),
  lte(contentEntries.publishedAt, sql`now()`),
  isNull(contentEntries.deletedAt),
);

/** Posts and pages in the shop's own database. */
export function createDatabaseContent(db: Database): ContentPort {
  return {
    elsewhere: undefined,

    async readPublished() {
      const rows = await db
        .select()
        .from(contentEntries)
        .where(isPublished)
        .orderBy(desc(contentEntries.publishedAt), desc(contentEntries.id));
      const moved = await db
        .select({ from: contentSlugs.slug, to: contentEntries.slug })
        .from(contentSlugs)
        .innerJoin(contentEntries, eq(contentEntries.id, contentSlugs.entryId))
        .where(and(eq(contentSlugs.kind, 'post'), ne(contentSlugs.slug, contentEntries.slug), isPublished));
      return {
        posts: rows.flatMap(({ kind, publishedAt, ...post }) =>
          kind === 'post' && publishedAt ? [{ ...post, publishedAt }] : [],
        ),
        pages: rows.flatMap(({ kind, slug, title, summary, body, updatedAt }): readonly PublishedPage[] => {
          const pageSlug = kind === 'page' && PAGE_SLUGS.find((known) => known === slug);
          return pageSlug ? [{ slug: pageSlug, title, summary, body, updatedAt }] : [];
        }),
        movedPosts: new Map(moved.map(({ from, to }) => [from, to])),
      };
    },
  };
}
