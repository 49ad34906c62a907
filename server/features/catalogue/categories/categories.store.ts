import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CategoryArrangement, FormerNames } from '../../../../domain/catalogue/categories.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { categories, categoryRenames, products } from '../../../database/schema/catalogue.ts';
import { pictures } from '../../../database/schema/pictures.ts';

/** Shared by all who write products; whoever renames a category has it alone, so that no product is left under the old name. */
const CATEGORY_NAMES_LOCK = 'category names';

export async function findArrangement(db: Database | Transaction): Promise<CategoryArrangement> {
  const rows = await db
    .select({
      name: categories.name,
      position: categories.position,
      picture: {
        id: pictures.id,
        width: pictures.width,
        height: pictures.height,
        placeholder: pictures.placeholder,
      },
    })
    .from(categories)
    .leftJoin(pictures, eq(pictures.id, categories.pictureId))
    .orderBy(asc(categories.position), asc(categories.name));
  return {
    order: rows.filter(({ position }) => position !== null).map(({ name }) => name),
    pictures: new Map(
      rows.flatMap(({ name, picture }) => (picture ? [[name, { ...picture, alt: name }] as const] : [])),
    ),
    formerNames: await findFormerNames(db),
  };
}

async function findFormerNames(db: Database | Transaction): Promise<FormerNames> {
  const rows = await db.select().from(categoryRenames).orderBy(asc(categoryRenames.formerName));
  return new Map(rows.map(({ formerName, name }) => [formerName, name]));
}

/** As they are until this transaction ends. */
export async function holdPresentNames(tx: Transaction): Promise<FormerNames> {
  await lockNames(tx, [], [CATEGORY_NAMES_LOCK]);
  return findFormerNames(tx);
}

/** Until the transaction ends nobody else renames a category or writes a product. */
export async function lockCategories(tx: Transaction): Promise<ReadonlySet<string>> {
  await lockNames(tx, [CATEGORY_NAMES_LOCK]);
  return new Set((await countProducts(tx)).keys());
}

/** Of every category in use, whatever the status of its products. */
export async function countProducts(db: Database | Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ category: products.category, count: sql<number>`count(*)::integer` })
    .from(products)
    .groupBy(products.category);
  return new Map(rows.map(({ category, count }) => [category, count]));
}

export async function listProductIds(tx: Transaction, category: string): Promise<readonly string[]> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.category, category));
  return rows.map(({ id }) => id);
}

export async function writeOrder(tx: Transaction, order: readonly string[]): Promise<void> {
  await tx.update(categories).set({ position: null }).where(isNotNull(categories.position));
  if (order.length === 0) return;
  await tx
    .insert(categories)
    .values(order.map((name, position) => ({ name, position })))
    .onConflictDoUpdate({ target: categories.name, set: { position: sql`excluded.position` } });
}

export async function writePicture(tx: Transaction, name: string, pictureId: string | null): Promise<void> {
  await tx
    .insert(categories)
    .values({ name, pictureId })
    .onConflictDoUpdate({ target: categories.name, set: { pictureId } });
}

/** A new name keeps the place and the picture. */
export async function renameArrangement(tx: Transaction, from: string, into: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.name, into));
  await tx.update(categories).set({ name: into }).where(eq(categories.name, from));
}

/** The one that stays keeps its own. */
export async function forgetArrangement(tx: Transaction, name: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.name, name));
}

/** Names from before lead straight to the present one, never in two steps or in a circle. */
export async function writeRename(tx: Transaction, from: string, into: string): Promise<void> {
  await tx.delete(categoryRenames).where(eq(categoryRenames.formerName, into));
  await tx.update(categoryRenames).set({ name: into }).where(eq(categoryRenames.name, from));
  await tx.insert(categoryRenames).values({ formerName: from, name: into });
}

/** The name it led to; undefined when it led nowhere. */
export async function deleteFormerName(tx: Transaction, formerName: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(categoryRenames)
    .where(eq(categoryRenames.formerName, formerName))
    .returning({ name: categoryRenames.name });
  return row?.name;
}
