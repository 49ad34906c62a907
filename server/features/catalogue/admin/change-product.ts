import type { ProductChange } from '../../../../contract/product-changes.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { mergeChange } from './product-body.ts';
import { writeCatalogue } from './write-catalogue.ts';

export async function changeProduct(
  db: Database,
  actor: Actor,
  id: string,
  body: ProductChange,
): Promise<Result<Product>> {
  const [changed] = await writeCatalogue(db, actor.userId, ({ changeProducts }) =>
    changeProducts([{ id, version: body.version, apply: (present) => mergeChange(present, body) }]),
  );
  return changed;
}
