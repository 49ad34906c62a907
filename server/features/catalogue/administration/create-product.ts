import type { NewProduct } from '../../../../contract/product-changes.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { toContent } from './product-body.ts';
import { writeCatalogue } from './write-catalogue.ts';

export async function createProduct(db: Database, actor: Actor, body: NewProduct): Promise<Result<Product>> {
  const [created] = await writeCatalogue(db, actor.userId, ({ addProducts }) =>
    addProducts([{ id: body.id, content: toContent(body) }]),
  );
  return created;
}
