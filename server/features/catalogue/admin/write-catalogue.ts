import { randomUUID } from 'node:crypto';
import { writeDifferences } from '../../../../domain/catalogue/content-differences.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { convertKoboToNaira, formatNaira } from '../../../../domain/money.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { AuditAction } from '../../../../domain/users/audit-actions.ts';
import { announceChange } from '../../../database/changes.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction, inTransactionUnlessRefused } from '../../../database/transaction.ts';
import { holdPresentNames } from '../categories/categories.store.ts';
import { type Addition, addProducts } from './add-products.ts';
import { type Change, changeProducts } from './change-products.ts';
import {
  insertRevisions,
  replacePictures,
  stampCatalogueVersion,
  type WriteReport,
  type WrittenProduct,
} from './product-writes.store.ts';

/** One for each request, in the same order. What is refused is left out; the others are written all the same. */
type Outcomes<Instructions extends readonly unknown[]> = {
  readonly [Place in keyof Instructions]: Result<Product>;
};

export type CatalogueWriter = {
  readonly addProducts: <const Instructions extends readonly Addition[]>(
    additions: Instructions,
  ) => Promise<Outcomes<Instructions>>;
  /** A product may be named once. */
  readonly changeProducts: <const Instructions extends readonly Change[]>(
    changes: Instructions,
  ) => Promise<Outcomes<Instructions>>;
  /**
   * Tells the activity log of everything that is written here as of one change, instead of each product by itself. Returns the id by which
   * it can be taken back; null when nothing was written.
   */
  readonly recordAsOne: (what: string, action?: AuditAction) => Promise<string | null>;
};

/**
 * The only way anything of a product is written, one product or thousands, by a person or (actor null) by the shop
 * itself: in one transaction with its pictures, a revision that says who, what the activity log tells of a person's change, and
 * the announcement by which every node takes it over.
 */
export function writeCatalogue<Outcome>(
  db: Database,
  actorId: string | null,
  work: (writer: CatalogueWriter, tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(db, (tx) => writeIn(tx, actorId, work));
}

/** The same for work that is done as a whole or not at all. */
export function writeCatalogueUnlessRefused<Value>(
  db: Database,
  actorId: string,
  work: (writer: CatalogueWriter, tx: Transaction) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return inTransactionUnlessRefused(db, (tx) => writeIn(tx, actorId, work));
}

async function writeIn<Outcome>(
  tx: Transaction,
  actorId: string | null,
  work: (writer: CatalogueWriter, tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const allWritten: WrittenProduct[] = [];
  let isRecorded = false;

  async function keep<Instructions extends readonly unknown[]>({ outcomes, written }: WriteReport) {
    await replacePictures(tx, written);
    await insertRevisions(tx, actorId, written);
    allWritten.push(...written);
    // Both writers give exactly one outcome for each request.
    return outcomes as Outcomes<Instructions>;
  }

  const writer: CatalogueWriter = {
    async addProducts(additions) {
      const correct = await followRenames(tx);
      const followed = additions.map((each) => ({ ...each, content: correct(each.content) }));
      return keep(await addProducts(tx, followed));
    },
    async changeProducts(changes) {
      const correct = await followRenames(tx);
      const followed = changes.map(({ apply, ...each }) => ({
        ...each,
        apply: (present: Content) => correct(apply(present)),
      }));
      return keep(await changeProducts(tx, followed));
    },
    async recordAsOne(what, action = 'product.bulk_changed') {
      if (actorId === null || allWritten.length === 0) return null;
      isRecorded = true;
      return recordBulkChange(tx, { action, actorId, what, products: allWritten.length });
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
}

/** Whoever still uses a category's former name means the present one; until the commit no category is renamed. */
async function followRenames(tx: Transaction): Promise<(content: Content) => Content> {
  const formerNames = await holdPresentNames(tx);
  return (content) => ({ ...content, category: formerNames.get(content.category) ?? content.category });
}

/** What was done to each product, with an entry of its own. */
async function recordProductChanges(
  tx: Transaction,
  actorId: string,
  written: readonly WrittenProduct[],
): Promise<void> {
  for (const { id, before, content } of written) {
    await recordAuditEvent(tx, {
      action: nameAction(before, content),
      actorId,
      subjectId: actorId,
      details: {
        productId: id,
        productName: content.name,
        what: summarise(before, content),
        ...(before && isPriceChanged(before, content) && listPrices(before, content)),
      },
    });
  }
}

function isPriceChanged(before: Content, content: Content): boolean {
  return before.priceInKobo !== content.priceInKobo;
}

function listPrices(before: Content, content: Content) {
  return { before: convertKoboToNaira(before.priceInKobo), after: convertKoboToNaira(content.priceInKobo) };
}

type BulkRecord = {
  readonly action: AuditAction;
  readonly actorId: string;
  readonly what: string;
  readonly products: number;
};

/** What was done to how many products at once; returns the id of the entry, by which it can be taken back. */
async function recordBulkChange(
  tx: Transaction,
  { action, actorId, ...details }: BulkRecord,
): Promise<string> {
  const id = randomUUID();
  await recordAuditEvent(tx, { id, action, actorId, subjectId: actorId, details });
  return id;
}

type Content = WrittenProduct['content'];

function nameAction(before: Content | undefined, content: Content): AuditAction {
  if (!before) return 'product.created';
  if (content.status === 'archived' && before.status !== 'archived') return 'product.archived';
  return isPriceChanged(before, content) ? 'product.price_changed' : 'product.changed';
}

function summarise(before: Content | undefined, content: Content): string {
  return before
    ? writeDifferences(before, content)
    : `${formatNaira(content.priceInKobo)}, ${content.status}`;
}
