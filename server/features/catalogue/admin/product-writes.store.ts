import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Product, ProductPicture } from '../../../../domain/catalogue/product.ts';
import type { ProductContent } from '../../../../domain/catalogue/product-content.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { productPictures, productRevisions, products } from '../../../database/schema/catalogue.ts';
import { pictures } from '../../../database/schema/pictures.ts';
import { inSlices } from '../in-slices.ts';
import { addPictures } from '../product-pictures.store.ts';
import type { ProductRow } from '../product-row.ts';

/** The catalogue's version is stamped on at the very end; the day a product came and what customers say of it stay. */
const {
  id: _id,
  createdAt: _createdAt,
  catalogueVersion: _catalogueVersion,
  ratingSum: _ratingSum,
  ratingCount: _ratingCount,
  isRatingSample: _isRatingSample,
  ...CHANGING_COLUMNS
} = getTableColumns(products);
const WRITTEN_COLUMNS = {
  ...Object.fromEntries(
    Object.entries(CHANGING_COLUMNS).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  ),
  updatedAt: sql`now()`,
};

export type WrittenProduct = {
  readonly id: string;
  readonly version: number;
  /** Undefined for what is new. */
  readonly before: ProductContent | undefined;
  readonly content: ProductContent;
  /** Of the request that created it. */
  readonly key?: string | undefined;
};

type AddedProduct = Pick<WrittenProduct, 'id' | 'content'> & { readonly createdAt: Date | undefined };

export type WriteReport<Code extends string = string> = {
  readonly outcomes: readonly Result<Product, Code>[];
  readonly written: readonly WrittenProduct[];
};

export type LockedProduct = {
  readonly product: Product;
  /** The catalogue's version that brought it. */
  readonly catalogueVersion: number;
};

/** Always in the same order, so that two who change the same products wait for each other instead of blocking each other. */
export async function lockProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedProduct>> {
  const locked = new Map<string, LockedProduct>();
  for await (const slice of inSlices(ids.toSorted())) {
    const rows = await tx
      .select()
      .from(products)
      .where(sql`${products.id} = any(${sql.param(slice)}::text[])`)
      // In the order in which the slices are, whatever the database's own is.
      .orderBy(sql`${products.id} collate "C"`)
      .for('update');
    const found = await addPictures(tx, rows);
    for (const [place, product] of found.entries()) {
      const catalogueVersion = rows[place]?.catalogueVersion ?? Number.POSITIVE_INFINITY;
      locked.set(product.id, { product, catalogueVersion });
    }
  }
  return locked;
}

/** The ones that exist for everybody, and that nobody can take away until the transaction ends. */
export async function holdPictures(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<ProductPicture, 'alt'>>> {
  const { id, width, height, placeholder } = pictures;
  const rows = await tx
    .select({ id, width, height, placeholder })
    .from(pictures)
    .where(and(sql`${id} = any(${sql.param(ids)}::uuid[])`, isNull(pictures.uploadedBy)))
    .orderBy(asc(id))
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Leaves out whose id is taken, also by somebody who was only a moment quicker. */
export async function insertProducts(
  tx: Transaction,
  added: readonly AddedProduct[],
): Promise<readonly ProductRow[]> {
  return inPortions(added, (portion) =>
    tx
      .insert(products)
      // The catalogue's version is known, and written in, only at the very end.
      .values(
        portion.map(({ id, content, createdAt }) => ({
          id,
          catalogueVersion: 0,
          ...toColumns(content),
          ...(createdAt && { createdAt, updatedAt: createdAt }),
        })),
      )
      .onConflictDoNothing({ target: products.id })
      .returning(),
  );
}

/** Each product has to be locked, and one version older than what is written. */
export async function updateProducts(
  tx: Transaction,
  written: readonly WrittenProduct[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await inPortions(written, (portion) =>
    tx
      .insert(products)
      .values(
        portion.map(({ id, version, content }) => ({
          id,
          version,
          catalogueVersion: 0,
          ...toColumns(content),
        })),
      )
      // All of them are there: this is PostgreSQL's way to change many rows at once, each to something else.
      .onConflictDoUpdate({
        target: products.id,
        set: WRITTEN_COLUMNS,
        setWhere: sql`${products.version} = excluded.version - 1`,
      })
      .returning(),
  );
  if (rows.length < written.length) throw new Error('A product changed although it was locked.');
  return new Map(rows.map((row) => [row.id, row]));
}

export async function replacePictures(tx: Transaction, written: readonly WrittenProduct[]): Promise<void> {
  const ids = written.map(({ id }) => id);
  await tx.delete(productPictures).where(sql`${productPictures.productId} = any(${sql.param(ids)}::text[])`);
  const rows = written.flatMap(({ id: productId, content }) =>
    content.pictures.map(({ id: pictureId, alt }, position) => ({ productId, pictureId, position, alt })),
  );
  await inPortions(rows, (portion) => tx.insert(productPictures).values(portion).returning());
}

export async function insertRevisions(
  tx: Transaction,
  actorId: string | null,
  written: readonly WrittenProduct[],
): Promise<void> {
  await inPortions(written, (portion) =>
    tx
      .insert(productRevisions)
      .values(
        portion.map(({ id, version, content, key }) => ({
          productId: id,
          version,
          details: content,
          actorId,
          key: key ?? null,
        })),
      )
      .returning({ version: productRevisions.version }),
  );
}

/** Undefined when there never was such a version. */
export async function findRevision(
  tx: Transaction,
  productId: string,
  version: number,
): Promise<Partial<ProductContent> | undefined> {
  const [row] = await tx
    .select({ details: productRevisions.details })
    .from(productRevisions)
    .where(and(eq(productRevisions.productId, productId), eq(productRevisions.version, version)));
  // Written by `insertRevisions` alone; an old row may lack what products did not have at its time.
  return row?.details as Partial<ProductContent> | undefined;
}

export type Creation = { readonly productId: string; readonly content: Partial<ProductContent> };

/** What was created under this key, and with which words; undefined when nothing was. */
export async function findCreation(tx: Transaction, key: string): Promise<Creation | undefined> {
  const [row] = await tx
    .select({ productId: productRevisions.productId, details: productRevisions.details })
    .from(productRevisions)
    .where(eq(productRevisions.key, key));
  return row && { productId: row.productId, content: row.details as Partial<ProductContent> };
}

export async function stampCatalogueVersion(
  tx: Transaction,
  ids: readonly string[],
  catalogueVersion: number,
): Promise<void> {
  await tx
    .update(products)
    .set({ catalogueVersion })
    .where(sql`${products.id} = any(${sql.param(ids)}::text[])`);
}

function toColumns(content: ProductContent) {
  const { pictures: _, dietaryTags, flavorTags, allergens, occasions, ...columns } = content;
  return {
    ...columns,
    dietaryTags: [...dietaryTags],
    flavorTags: [...flavorTags],
    allergens: [...allergens],
    occasions: [...occasions],
  };
}

async function inPortions<Row, Written>(
  rows: readonly Row[],
  write: (portion: Row[]) => Promise<Written[]>,
): Promise<readonly Written[]> {
  const written: Written[] = [];
  for await (const portion of inSlices(rows)) written.push(...(await write([...portion])));
  return written;
}
