import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AdminPostPage, AdminPostQuery } from '../../../../contract/content-admin.ts';
import type { PostStanding } from '../../../../domain/content/entry.ts';
import type { Database } from '../../../database/database.ts';
import { contentEntries } from '../../../database/schema/content.ts';
import { users } from '../../../database/schema/identity.ts';
import { type AgePosition, ageCursor } from '../../../http/page-cursor.ts';
import { ENTRY_COLUMNS, findPictures } from '../content.store.ts';
import { describePost } from './describe-post.ts';

/** By the same clock as everything else of this answer. */
const standingAt = (now: Date) => sql<PostStanding>`
  case
    when ${contentEntries.deletedAt} is not null then 'deleted'
    when ${contentEntries.status} = 'draft' then 'draft'
    when ${contentEntries.publishedAt} > ${now.toISOString()}::timestamptz then 'scheduled'
    else 'published'
  end`;

/** When something last happened to it. */
const touchedAt = sql`coalesce(${contentEntries.deletedAt}, ${contentEntries.updatedAt})`;

export async function listAdminPosts(db: Database, query: AdminPostQuery, now: Date): Promise<AdminPostPage> {
  const { standing, limit } = query;
  const matching = matchSearch(query.search);
  const after = ageCursor.read(query.cursor);
  const isStanding = standing ? sql`${standingAt(now)} = ${standing}` : isNull(contentEntries.deletedAt);
  const rows = await db
    .select(ENTRY_COLUMNS)
    .from(contentEntries)
    .leftJoin(users, eq(users.id, contentEntries.updatedBy))
    .where(and(matching, isStanding, after && isBefore(after)))
    .orderBy(desc(touchedAt), desc(contentEntries.id))
    // One more than asked for tells whether there is a next page.
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const pictures = await findPictures(
    db,
    shown.flatMap(({ coverId }) => coverId ?? []),
  );
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: shown.map((entry) => {
      const { body: _, ...post } = describePost(entry, pictures, now);
      return post;
    }),
    counts: await countStandings(db, matching, now),
    nextCursor: last ? ageCursor.write([(last.deletedAt ?? last.updatedAt).toISOString(), last.id]) : null,
  };
}

async function countStandings(
  db: Database,
  matching: SQL | undefined,
  now: Date,
): Promise<AdminPostPage['counts']> {
  const rows = await db
    .select({ standing: standingAt(now), total: count() })
    .from(contentEntries)
    .where(matching)
    .groupBy(sql`1`);
  const counts = Object.fromEntries(rows.map(({ standing, total }) => [standing, total]));
  return { draft: 0, scheduled: 0, published: 0, deleted: 0, ...counts };
}

/** Every word that is searched for stands somewhere in the title, the address or a tag. */
function matchSearch(search: string): SQL | undefined {
  const patterns = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const text = sql`${contentEntries.title} || ' ' || ${contentEntries.slug} || ' ' || array_to_string(${contentEntries.tags}, ' ')`;
  return and(eq(contentEntries.kind, 'post'), ...patterns.map((pattern) => sql`(${text}) ilike ${pattern}`));
}

function isBefore([at, id]: AgePosition): SQL {
  return sql`(${touchedAt}, ${contentEntries.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
