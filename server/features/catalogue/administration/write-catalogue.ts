import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Result } from '../../../../domain/refusal.ts';
import { announceChange } from '../../../database/changes.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type Addition, addProducts } from './add-products.ts';
import { type Change, changeProducts } from './change-products.ts';
import {
  insertRevisions,
  replacePictures,
  stampCatalogueVersion,
  type WriteReport,
} from './product-writes.store.ts';

/** One for each wish, in the same order. What is refused is left out; the others are written all the same. */
type Outcomes<Wishes extends readonly unknown[]> = { readonly [Place in keyof Wishes]: Result<Product> };

export type CatalogueWriter = {
  readonly addProducts: <const Wishes extends readonly Addition[]>(
    additions: Wishes,
  ) => Promise<Outcomes<Wishes>>;
  /** A product may be named once. */
  readonly changeProducts: <const Wishes extends readonly Change[]>(
    changes: Wishes,
  ) => Promise<Outcomes<Wishes>>;
};

/**
 * The only way anything of a product is written, one product or thousands, by a person or (actor null) by the shop
 * itself: in one transaction with its pictures, a revision that says who, and the announcement by which every node
 * takes it over.
 */
export function writeCatalogue<Outcome>(
  db: Database,
  actorId: string | null,
  work: (writer: CatalogueWriter, tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const writtenIds = new Set<string>();

    async function keep<Wishes extends readonly unknown[]>({ outcomes, written }: WriteReport) {
      await replacePictures(tx, written);
      await insertRevisions(tx, actorId, written);
      for (const { id } of written) writtenIds.add(id);
      // Both writers give exactly one outcome for each wish.
      return outcomes as Outcomes<Wishes>;
    }

    const writer: CatalogueWriter = {
      addProducts: async (additions) => keep(await addProducts(tx, additions)),
      changeProducts: async (changes) => keep(await changeProducts(tx, changes)),
    };
    const outcome = await work(writer, tx);
    if (writtenIds.size > 0) {
      // Last, because everybody else who writes the catalogue waits from here to the commit.
      await stampCatalogueVersion(tx, [...writtenIds], await announceChange(tx, 'catalogue'));
    }
    return outcome;
  });
}
