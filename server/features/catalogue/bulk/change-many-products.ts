import { type BulkAnswer, type BulkBody, readBulkChange } from '../../../../contract/product-bulk.ts';
import {
  applyBulkChange,
  BULK_PRODUCTS_MAX,
  type BulkChange,
} from '../../../../domain/catalogue/bulk/bulk-change.ts';
import { describeBulkChange } from '../../../../domain/catalogue/bulk/bulk-words.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { type ProductContent, readContent } from '../../../../domain/catalogue/product-content.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { writeCatalogue } from '../administration/write-catalogue.ts';
import { listChosenProducts, readCatalogueVersion } from './bulk.store.ts';
import { type DecidedProduct, describeBulk } from './describe-bulk.ts';

const TOO_MANY = refuse(
  'invalid',
  'too_many_products',
  `At most ${BULK_PRODUCTS_MAX.toLocaleString('en-GB')} products can be changed at once. Narrow the list first.`,
);

/** One change to many products: looked at first, then made to what nobody has changed meanwhile. */
export async function changeManyProducts(
  db: Database,
  actor: Actor,
  { choice, change: body, seen }: BulkBody,
): Promise<Result<BulkAnswer, 'too_many_products'>> {
  const change = readBulkChange(body);
  // First, so that whoever changes a product while it is being read is noticed later.
  const catalogueVersion = await readCatalogueVersion(db);
  const chosen = await listChosenProducts(db, choice, BULK_PRODUCTS_MAX + 1);
  if (chosen.length > BULK_PRODUCTS_MAX) return TOO_MANY;
  const there = new Set(chosen.map(({ id }) => id));
  const missingIds = 'ids' in choice ? [...new Set(choice.ids)].filter((id) => !there.has(id)) : [];
  if (seen !== undefined) {
    const { decided, undoId } = await write(db, actor, { change, chosen, seen });
    return accept(describeBulk({ decided, missingIds, seen, undoId }));
  }
  const decided = chosen.map((product) => decide(product, readContent(product), change));
  return accept(describeBulk({ decided, missingIds, seen: catalogueVersion, undoId: null }));
}

type Decision = {
  readonly change: BulkChange;
  readonly chosen: readonly Product[];
  readonly seen: number;
};

function write(db: Database, actor: Actor, { change, chosen, seen }: Decision) {
  return writeCatalogue(db, actor.userId, async ({ changeProducts, recordAsOne }) => {
    const decisions = new Map<string, DecidedProduct>();
    const results = await changeProducts(
      chosen.map((product) => ({
        id: product.id,
        seenAt: seen,
        // By what it is now, under the lock.
        apply: (present: ProductContent) => {
          const decision = decide(product, present, change);
          decisions.set(product.id, decision);
          return decision.outcome.kind === 'changed' ? decision.outcome.content : present;
        },
      })),
    );
    const decided = chosen.map((product, place): DecidedProduct => {
      const decision = decisions.get(product.id) ?? decide(product, readContent(product), change);
      const result = results[place];
      if (!result || result.ok) return decision;
      return { ...decision, outcome: { kind: 'refused', reason: result.refusal.message } };
    });
    return { decided, undoId: await recordAsOne(describeBulkChange(change)) };
  });
}

function decide({ id, name }: Product, before: ProductContent, change: BulkChange): DecidedProduct {
  return { id, name, before, outcome: applyBulkChange(before, change) };
}
