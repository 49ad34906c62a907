import { describeDifferences } from '../../../../domain/catalogue/content-differences.ts';
import type { Product, ProductPicture } from '../../../../domain/catalogue/product.ts';
import { type ProductContent, readContent } from '../../../../domain/catalogue/product-content.ts';
import { findPublishingProblems } from '../../../../domain/catalogue/publishing.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { inSlices } from '../in-slices.ts';
import { toProduct } from '../product-row.ts';
import { composeGallery } from './compose-gallery.ts';
import {
  findRevision,
  holdPictures,
  type LockedProduct,
  lockProducts,
  updateProducts,
  type WriteReport,
  type WrittenProduct,
} from './product-writes.store.ts';
import { refuseMute } from './refuse-mute.ts';

export type Change = {
  readonly id: string;
  /** The version that was seen when the change was decided; left out, the change is made to whatever is there. */
  readonly version?: number | undefined;
  /** The catalogue's version at which it was seen, for whoever decided about many at once. */
  readonly seenAt?: number | undefined;
  readonly apply: (present: ProductContent) => ProductContent;
};

type ChangeCode =
  | 'no_such_product'
  | 'no_such_version'
  | 'stale_edit'
  | 'changed_meanwhile'
  | 'alt_text_missing'
  | 'unknown_picture';

export const NO_SUCH_PRODUCT = refuse('not_found', 'no_such_product', 'We can’t find this product.');

const NO_SUCH_VERSION = refuse(
  'invalid',
  'no_such_version',
  'This version of the product no longer exists. Open it again.',
  { version: 'This version of the product no longer exists.' },
);

const CHANGED_MEANWHILE = refuse(
  'conflict',
  'changed_meanwhile',
  'Someone else changed it, so we left it as it is.',
);

type Input = {
  readonly place: number;
  readonly product: Product;
  readonly before: ProductContent;
  readonly content: ProductContent;
};

export async function changeProducts(
  tx: Transaction,
  changes: readonly Change[],
): Promise<WriteReport<ChangeCode>> {
  const outcomes: Result<Product, ChangeCode>[] = [];
  const instructions: Input[] = [];
  const locked = await lockProducts(
    tx,
    changes.map(({ id }) => id),
  );
  for await (const slice of inSlices([...changes.entries()])) {
    for (const [place, change] of slice) {
      const present = locked.get(change.id);
      const input = present ? await decide(tx, present, change) : NO_SUCH_PRODUCT;
      if (!input.ok) outcomes[place] = input;
      else if (input.value) instructions.push({ place, ...input.value });
      // Whichever version was seen, nothing is lost: a request that is repeated after a lost answer succeeds.
      else if (present) outcomes[place] = accept(present.product);
    }
  }
  return { outcomes, written: await writeInstructions(tx, instructions, outcomes) };
}

/** What is to be written; undefined when the product is as asked already. */
async function decide(
  tx: Transaction,
  { product, catalogueVersion }: LockedProduct,
  { version, seenAt, apply }: Change,
): Promise<Result<Omit<Input, 'place'> | undefined, ChangeCode>> {
  const before = readContent(product);
  const content = apply(before);
  if (!describeDifferences(before, content)) return accept(undefined);
  if (seenAt !== undefined && catalogueVersion > seenAt) return CHANGED_MEANWHILE;
  const seen = await checkSeenVersion(tx, product, version);
  if (!seen.ok) return seen;
  const problems = findPublishingProblems(content);
  if (Object.keys(problems).length > 0) return refuseMute(problems);
  return accept({ product, before, content });
}

async function writeInstructions(
  tx: Transaction,
  instructions: readonly Input[],
  outcomes: Result<Product, ChangeCode>[],
): Promise<readonly WrittenProduct[]> {
  const known = await holdPictures(
    tx,
    instructions.flatMap(({ content }) => content.pictures.map(({ id }) => id)),
  );
  const galleries = new Map<string, readonly ProductPicture[]>();
  const written: WrittenProduct[] = [];
  for (const { place, product, before, content } of instructions) {
    const gallery = composeGallery(content.pictures, known);
    if (!gallery.ok) {
      outcomes[place] = gallery;
      continue;
    }
    galleries.set(product.id, gallery.value);
    written.push({ id: product.id, version: product.version + 1, before, content });
  }
  const rows = await updateProducts(tx, written);
  for (const { place, product } of instructions) {
    const row = rows.get(product.id);
    if (row) outcomes[place] = accept(toProduct(row, galleries.get(product.id) ?? []));
  }
  return written;
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
  return refuse('conflict', 'stale_edit', `Someone changed ${words} since you opened it.`, fields);
}
