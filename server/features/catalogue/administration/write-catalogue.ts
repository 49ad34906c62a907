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
  type WrittenProduct,
} from './product-writes.store.ts';
import { recordBulkChange, recordProductChanges } from './record-product-changes.ts';

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
  /**
   * Tells the trail of everything that is written here as of one change, instead of each product by itself. Returns the id by which
   * it can be taken back; null when nothing was written.
   */
  readonly recordAsOne: (told: string) => Promise<string | null>;
};

/**
 * The only way anything of a product is written, one product or thousands, by a person or (actor null) by the shop
 * itself: in one transaction with its pictures, a revision that says who, what the trail tells of a person's change, and
 * the announcement by which every node takes it over.
 */
export function writeCatalogue<Outcome>(
  db: Database,
  actorId: string | null,
  work: (writer: CatalogueWriter, tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const allWritten: WrittenProduct[] = [];
    let isRecorded = false;

    async function keep<Wishes extends readonly unknown[]>({ outcomes, written }: WriteReport) {
      await replacePictures(tx, written);
      await insertRevisions(tx, actorId, written);
      allWritten.push(...written);
      // Both writers give exactly one outcome for each wish.
      return outcomes as Outcomes<Wishes>;
    }

    const writer: CatalogueWriter = {
      addProducts: async (additions) => keep(await addProducts(tx, additions)),
      changeProducts: async (changes) => keep(await changeProducts(tx, changes)),
      async recordAsOne(told) {
        if (actorId === null || allWritten.length === 0) return null;
        isRecorded = true;
        return recordBulkChange(tx, actorId, told, allWritten.length);
      },
    };
    const outcome = await work(writer, tx);
    if (actorId !== null && !isRecorded) await recordProductChanges(tx, actorId, allWritten);
    if (allWritten.length > 0) {
      const ids = allWritten.map(({ id }) => id);
      // Last, because everybody else who writes the catalogue waits from here to the commit.
      await stampCatalogueVersion(tx, ids, await announceChange(tx, 'catalogue'));
    }
    return outcome;
  });
}
