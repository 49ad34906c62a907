import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { writeCatalogue } from './write-catalogue.ts';

/** Out of the shop, but never out of the database: links, carts and orders go on naming it, and it can come back. */
export async function archiveProduct(db: Database, actor: Actor, id: string): Promise<Result<Product>> {
  const [archived] = await writeCatalogue(db, actor.userId, ({ changeProducts }) =>
    changeProducts([{ id, apply: (present) => ({ ...present, status: 'archived' }) }]),
  );
  return archived;
}
