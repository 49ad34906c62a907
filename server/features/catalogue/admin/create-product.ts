import type { NewProduct } from '../../../../contract/product-changes.ts';
import { describeDifferences } from '../../../../domain/catalogue/content-differences.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { ProductContent } from '../../../../domain/catalogue/product-content.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { NO_SUCH_PRODUCT } from './change-products.ts';
import { toContent } from './product-body.ts';
import { type Creation, findCreation, lockProducts } from './product-writes.store.ts';
import { writeCatalogue } from './write-catalogue.ts';

const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This product was already saved with different details. Edit it in your product list.',
);

/** Refused for words that came too late, it names the product that has the first ones. */
export type CreatedProduct = Result<Product> & { readonly details?: { readonly id: string } };

/** However often it is sent under the same key, it is created once; without one, each time. */
export function createProduct(
  db: Database,
  actor: Actor,
  body: NewProduct,
  key: string | undefined,
): Promise<CreatedProduct> {
  const content = toContent(body);
  return writeCatalogue(db, actor.userId, async ({ addProducts }, tx): Promise<CreatedProduct> => {
    const earlier = key === undefined ? undefined : await holdCreation(tx, key);
    if (earlier) return repeatCreation(tx, earlier, content);
    const [created] = await addProducts([{ id: body.id, content, key }]);
    return created;
  });
}

/** Two requests of one key wait for each other. */
async function holdCreation(tx: Transaction, key: string): Promise<Creation | undefined> {
  await lockNames(tx, [`product creation ${key}`]);
  return findCreation(tx, key);
}

/** Whatever became of the product since: the words that were sent first are compared. */
async function repeatCreation(
  tx: Transaction,
  { productId, content: first }: Creation,
  content: ProductContent,
): Promise<CreatedProduct> {
  if (describeDifferences(first, content)) return { ...KEY_REUSED, details: { id: productId } };
  const present = (await lockProducts(tx, [productId])).get(productId);
  return present ? accept(present.product) : NO_SUCH_PRODUCT;
}
