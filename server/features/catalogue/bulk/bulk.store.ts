import { and, eq, ne, sql } from 'drizzle-orm';
import type { ProductChoice } from '../../../../contract/product-bulk.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { AuditAction } from '../../../../domain/users/audit-actions.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { productRevisions, products } from '../../../database/schema/catalogue.ts';
import { dataVersions } from '../../../database/schema/data-versions.ts';
import { listProductPage } from '../admin/product-list.store.ts';
import { addPictures } from '../product-pictures.store.ts';

const BULK_CHANGED: AuditAction = 'product.bulk_changed';

/** Whatever is committed later gets a higher one. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  const [row] = await db
    .select({ version: dataVersions.version })
    .from(dataVersions)
    .where(eq(dataVersions.name, 'catalogue'));
  return row?.version ?? 0;
}

export async function listChosenProducts(
  db: Database,
  choice: ProductChoice,
  limit: number,
): Promise<readonly Product[]> {
  if (!('ids' in choice)) return listProductPage(db, { ...choice, sort: 'name', limit });
  return findProductsById(db, choice.ids);
}

export async function findProductsById(db: Database, ids: readonly string[]): Promise<readonly Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::text[])`)
    .orderBy(products.name, products.id);
  return addPictures(db, rows);
}

export type BulkEvent = { readonly id: string; readonly at: Date; readonly actorId: string };

/** Only their own: nobody takes back what another decided. */
export async function findBulkEvent(
  db: Database,
  id: string,
  actorId: string,
): Promise<BulkEvent | undefined> {
  const [event] = await db
    .select({ id: auditEvents.id, at: auditEvents.at })
    .from(auditEvents)
    .where(
      and(eq(auditEvents.id, id), eq(auditEvents.actorId, actorId), eq(auditEvents.action, BULK_CHANGED)),
    );
  return event && { ...event, actorId };
}

/*
 * A change of many products, its revisions and its entry in the activity log are written in one transaction, and so at the same moment.
 */

/** What is still as the change left it. */
export async function listUntouched(
  tx: Transaction,
  { at, actorId }: BulkEvent,
): Promise<readonly { readonly id: string; readonly name: string; readonly version: number }[]> {
  return tx
    .select({ id: products.id, name: products.name, version: products.version })
    .from(products)
    .innerJoin(
      productRevisions,
      and(
        eq(productRevisions.productId, products.id),
        eq(productRevisions.version, products.version),
        eq(productRevisions.actorId, actorId),
      ),
    )
    .where(and(eq(products.updatedAt, at), eq(productRevisions.at, at)));
}

/** What somebody has changed since. */
export async function listTouched(
  tx: Transaction,
  { at, actorId }: BulkEvent,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .innerJoin(
      productRevisions,
      and(
        eq(productRevisions.productId, products.id),
        eq(productRevisions.at, at),
        eq(productRevisions.actorId, actorId),
      ),
    )
    .where(ne(products.version, productRevisions.version))
    .orderBy(products.name);
}

/** The products as they were one version ago; one that was not there then is not in it. */
export async function listEarlierRevisions(
  tx: Transaction,
  changed: readonly { readonly id: string; readonly version: number }[],
): Promise<ReadonlyMap<string, unknown>> {
  const ids = changed.map(({ id }) => id);
  const earlier = changed.map(({ version }) => version - 1);
  const rows = await tx
    .select({ id: productRevisions.productId, details: productRevisions.details })
    .from(productRevisions)
    .innerJoin(
      sql`unnest(${sql.param(ids)}::text[], ${sql.param(earlier)}::integer[]) as wanted (id, version)`,
      sql`wanted.id = ${productRevisions.productId} and wanted.version = ${productRevisions.version}`,
    );
  return new Map(rows.map(({ id, details }) => [id, details]));
}
