import { type ProductContent, readContent } from '../../domain/catalogue/product-content.ts';
import type { Result } from '../../domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { writeCatalogue } from '../features/catalogue/admin/write-catalogue.ts';
import { makeProduct } from './arbitrary-products.ts';

/** Puts products into the shop as the shop itself would, without anybody signed in. */
export async function publishProducts(
  db: Database,
  ids: readonly string[],
  differences: Partial<ProductContent> = {},
): Promise<void> {
  const additions = ids.map((id) => ({
    id,
    content: { ...readContent(makeProduct({ id })), ...differences },
  }));
  requireAll(await writeCatalogue(db, null, (writer) => writer.addProducts(additions)));
}

export async function changeProducts(
  db: Database,
  ids: readonly string[],
  differences: Partial<ProductContent>,
): Promise<void> {
  const changes = ids.map((id) => ({
    id,
    apply: (present: ProductContent) => ({ ...present, ...differences }),
  }));
  requireAll(await writeCatalogue(db, null, (writer) => writer.changeProducts(changes)));
}

export function numberIds(count: number): string[] {
  return Array.from({ length: count }, (_, number) => `cake-${number}`);
}

function requireAll(outcomes: readonly Result<unknown>[]): void {
  for (const outcome of outcomes) if (!outcome.ok) throw new Error(outcome.refusal.message);
}
