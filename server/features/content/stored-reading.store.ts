import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PAGE_SLUGS } from '../../../domain/content/entry.ts';
import type { Database } from '../../database/database.ts';
import { settings } from '../../database/schema/settings.ts';
import type { PublishedContent } from '../../ports/content.ts';

const READING_KEY = 'content-reading';

const momentSchema = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
);
const entryShape = { title: z.string(), summary: z.string(), body: z.string(), updatedAt: momentSchema };

const readingSchema = z.object({
  site: z.string(),
  readAt: momentSchema,
  posts: z.array(
    z.object({
      ...entryShape,
      id: z.string(),
      slug: z.string(),
      coverId: z.nullable(z.string()),
      coverAlt: z.string(),
      tags: z.array(z.string()),
      productIds: z.array(z.string()),
      author: z.string(),
      publishedAt: momentSchema,
    }),
  ),
  pages: z.array(z.object({ ...entryShape, slug: z.enum(PAGE_SLUGS) })),
  movedPosts: z.array(z.tuple([z.string(), z.string()])),
});

export type StoredReading = { readonly published: PublishedContent; readonly readAt: Date };

export type StoredReadings = ReturnType<typeof createStoredReadings>;

/** What was read elsewhere, kept in the shop's database for the next start, which may find nobody there. */
export function createStoredReadings(db: Database) {
  return {
    find: (site: string) => findReading(db, site),
    keep: (site: string, reading: StoredReading) => keepReading(db, site, reading),
  };
}

/** By whichever node; undefined also for what an older version kept differently. */
async function findReading(db: Database, site: string): Promise<StoredReading | undefined> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, READING_KEY));
  const { data } = readingSchema.safeParse(row?.value);
  if (data?.site !== site) return undefined;
  const { posts, pages, movedPosts, readAt } = data;
  return { published: { posts, pages, movedPosts: new Map(movedPosts) }, readAt };
}

async function keepReading(db: Database, site: string, { published, readAt }: StoredReading): Promise<void> {
  const value = { site, readAt, ...published, movedPosts: [...published.movedPosts] };
  await db
    .insert(settings)
    .values({ key: READING_KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}
