import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ContentKind, EntryContent } from '../../../domain/content/entry.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { contentEntries, contentRevisions, contentSlugs } from '../../database/schema/content.ts';
import { users } from '../../database/schema/identity.ts';
import { pictures } from '../../database/schema/pictures.ts';
import type { PictureFacts } from './markdown/reader-parts.ts';

export type Entry = EntryContent & {
  readonly id: string;
  readonly kind: ContentKind;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The name of who changed it last; null: the shop itself. */
  readonly updatedBy: string | null;
  readonly deletedAt: Date | null;
};

export const ENTRY_COLUMNS = {
  id: contentEntries.id,
  kind: contentEntries.kind,
  slug: contentEntries.slug,
  title: contentEntries.title,
  summary: contentEntries.summary,
  body: contentEntries.body,
  coverId: contentEntries.coverId,
  coverAlt: contentEntries.coverAlt,
  tags: contentEntries.tags,
  productIds: contentEntries.productIds,
  author: contentEntries.author,
  status: contentEntries.status,
  publishedAt: contentEntries.publishedAt,
  version: contentEntries.version,
  createdAt: contentEntries.createdAt,
  updatedAt: contentEntries.updatedAt,
  updatedBy: users.name,
  deletedAt: contentEntries.deletedAt,
};

export type EntryName = { readonly kind: ContentKind } & (
  | { readonly id: string }
  | { readonly slug: string }
  | { readonly key: string }
);

function isEntry({ kind, ...name }: EntryName): SQL | undefined {
  const { id, slug, key } = contentEntries;
  const isNamed = 'id' in name ? eq(id, name.id) : 'slug' in name ? eq(slug, name.slug) : eq(key, name.key);
  return and(eq(contentEntries.kind, kind), isNamed);
}

/** Also one that is deleted. */
export async function findEntry(db: Database | Transaction, name: EntryName): Promise<Entry | undefined> {
  const [row] = await db
    .select(ENTRY_COLUMNS)
    .from(contentEntries)
    .leftJoin(users, eq(users.id, contentEntries.updatedBy))
    .where(isEntry(name));
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function lockEntry(tx: Transaction, name: EntryName): Promise<Entry | undefined> {
  await tx.select({ id: contentEntries.id }).from(contentEntries).where(isEntry(name)).for('update');
  return findEntry(tx, name);
}

type NewEntry = {
  readonly kind: ContentKind;
  readonly content: EntryContent;
  readonly actorId: string | null;
  /** Of the request that wrote it. */
  readonly key?: string;
};

export async function insertEntry(
  tx: Transaction,
  { kind, content, actorId, key }: NewEntry,
): Promise<string> {
  const [row] = await tx
    .insert(contentEntries)
    .values({ kind, ...toColumns(content), updatedBy: actorId, key: key ?? null })
    .returning({ id: contentEntries.id });
  if (!row) throw new Error('Inserting an entry returned no row.');
  return row.id;
}

export async function updateEntry(
  tx: Transaction,
  { id, version, content, actorId }: { id: string; version: number; content: EntryContent; actorId: string },
): Promise<void> {
  await tx
    .update(contentEntries)
    .set({ ...toColumns(content), version: version + 1, updatedAt: sql`now()`, updatedBy: actorId })
    .where(and(eq(contentEntries.id, id), eq(contentEntries.version, version)));
}

/** Null: it is there again. */
export async function writeDeletedAt(tx: Transaction, id: string, deletedAt: Date | null): Promise<void> {
  await tx.update(contentEntries).set({ deletedAt }).where(eq(contentEntries.id, id));
}

/** For good, with their older versions and addresses. */
export async function removeEntriesDeletedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(contentEntries).where(lt(contentEntries.deletedAt, moment));
}

/** False when the address is or was another entry's, to which old links go on leading. */
export async function takeSlug(
  tx: Transaction,
  { kind, slug, entryId }: { kind: ContentKind; slug: string; entryId: string },
): Promise<boolean> {
  await tx.insert(contentSlugs).values({ kind, slug, entryId }).onConflictDoNothing();
  const [row] = await tx
    .select({ entryId: contentSlugs.entryId })
    .from(contentSlugs)
    .where(and(eq(contentSlugs.kind, kind), eq(contentSlugs.slug, slug)));
  return row?.entryId === entryId;
}

export async function listTakenSlugs(
  tx: Transaction,
  kind: ContentKind,
  beginning: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ slug: contentSlugs.slug })
    .from(contentSlugs)
    .where(and(eq(contentSlugs.kind, kind), sql`starts_with(${contentSlugs.slug}, ${beginning})`));
  return new Set(rows.map(({ slug }) => slug));
}

/** What an entry said, before it says something else. */
export async function insertRevision(tx: Transaction, entry: Entry, madeBy: string | null): Promise<void> {
  const { id: entryId, version } = entry;
  await tx.insert(contentRevisions).values({ entryId, version, content: pickContent(entry), madeBy });
}

export type Revision = {
  readonly version: number;
  readonly at: Date;
  readonly madeBy: string | null;
  /** An old one may lack what entries did not have at its time. */
  readonly content: Partial<EntryContent>;
};

export async function listRevisions(
  db: Database,
  entryId: string,
  limit: number,
): Promise<readonly Revision[]> {
  const rows = await db
    .select({
      version: contentRevisions.version,
      at: contentRevisions.at,
      madeBy: users.name,
      content: contentRevisions.content,
    })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.madeBy))
    .where(eq(contentRevisions.entryId, entryId))
    .orderBy(desc(contentRevisions.version))
    .limit(limit);
  return rows.map(({ content, ...row }) => ({ ...row, content: toContent(content) }));
}

export async function findRevision(
  tx: Transaction,
  entryId: string,
  version: number,
): Promise<Partial<EntryContent> | undefined> {
  const [row] = await tx
    .select({ content: contentRevisions.content })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.entryId, entryId), eq(contentRevisions.version, version)));
  return row && toContent(row.content);
}

export async function findPictures(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PictureFacts>> {
  if (ids.length === 0) return new Map();
  const { id, width, height, placeholder } = pictures;
  const rows = await db
    .select({ id, width, height, placeholder })
    .from(pictures)
    .where(and(inArray(id, [...ids]), isNull(pictures.uploadedBy)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What its author wrote of it, without what the shop knows about it. */
export function pickContent(entry: EntryContent): EntryContent {
  const { slug, title, summary, body, coverId, coverAlt, tags, productIds, author, status, publishedAt } =
    entry;
  return {
    slug,
    title,
    summary,
    body,
    coverId,
    coverAlt,
    tags,
    productIds,
    author,
    status,
    publishedAt,
  };
}

function toColumns({ tags, productIds, ...columns }: EntryContent) {
  return { ...columns, tags: [...tags], productIds: [...productIds] };
}

/** Written by `insertRevision` alone; JSON knows no dates. */
function toContent(cached: Record<string, unknown>): Partial<EntryContent> {
  const { publishedAt } = cached;
  return {
    ...(cached as Partial<EntryContent>),
    ...(publishedAt !== undefined && {
      publishedAt: publishedAt === null ? null : new Date(String(publishedAt)),
    }),
  };
}
