import { describeDifferences } from '../../../../domain/catalogue/content-differences.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { type ProductContent, readContent } from '../../../../domain/catalogue/product-content.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { toProduct } from '../product-row.ts';
import { composeGallery } from './compose-gallery.ts';
import {
  findRevision,
  holdPictures,
  lockProducts,
  updateProduct,
  type WriteReport,
  type WrittenProduct,
} from './product-writes.store.ts';

export type Change = {
  readonly id: string;
  /** The version that was seen when the change was decided; left out, the change is made to whatever is there. */
  readonly version?: number | undefined;
  readonly apply: (present: ProductContent) => ProductContent;
};

type ChangeCode = 'no_such_product' | 'no_such_version' | 'stale_edit' | 'unknown_picture';

export const NO_SUCH_PRODUCT = refuse('not_found', 'no_such_product', 'There is no such product.');

const NO_SUCH_VERSION = refuse(
  'invalid',
  'no_such_version',
  'There is no such version of this product. Open it again.',
  { version: 'There is no such version of this product.' },
);

export async function changeProducts(
  tx: Transaction,
  changes: readonly Change[],
): Promise<WriteReport<ChangeCode>> {
  const outcomes: Result<Product, ChangeCode>[] = [];
  const written: WrittenProduct[] = [];
  const locked = await lockProducts(
    tx,
    changes.map(({ id }) => id),
  );
  for (const { id, version, apply } of changes) {
    const product = locked.get(id);
    if (!product) {
      outcomes.push(NO_SUCH_PRODUCT);
      continue;
    }
    const present = readContent(product);
    const content = apply(present);
    if (!describeDifferences(present, content)) {
      // Whichever version was seen, nothing is lost: a request that is repeated after a lost answer succeeds.
      outcomes.push(accept(product));
      continue;
    }
    const outcome = await changeProduct(tx, product, { version, content });
    if (outcome.ok) written.push({ id, version: outcome.value.version, content });
    outcomes.push(outcome);
  }
  return { outcomes, written };
}

async function changeProduct(
  tx: Transaction,
  product: Product,
  { version, content }: { readonly version: number | undefined; readonly content: ProductContent },
): Promise<Result<Product, ChangeCode>> {
  const seen = await checkSeenVersion(tx, product, version);
  if (!seen.ok) return seen;
  const known = await holdPictures(
    tx,
    content.pictures.map(({ id }) => id),
  );
  const gallery = composeGallery(content.pictures, known);
  if (!gallery.ok) return gallery;
  const row = await updateProduct(tx, { id: product.id, version: product.version + 1, content });
  return accept(toProduct(row, gallery.value));
}

/** An older version will do when nothing is different now, as when somebody took a change back. */
async function checkSeenVersion(
  tx: Transaction,
  product: Product,
  version: number | undefined,
): Promise<Result<void, 'no_such_version' | 'stale_edit'>> {
  if (version === undefined || version === product.version) return accept(undefined);
  const seen = version < product.version ? await findRevision(tx, product.id, version) : undefined;
  if (!seen) return NO_SUCH_VERSION;
  const differences = describeDifferences(seen, readContent(product));
  if (!differences) return accept(undefined);
  const { words, fields } = differences;
  return refuse('conflict', 'stale_edit', `Somebody changed ${words} since you opened it.`, fields);
}
