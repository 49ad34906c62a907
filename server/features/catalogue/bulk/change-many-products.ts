import {
  BULK_ROWS_SHOWN_MAX,
  type BulkAnswer,
  type BulkBody,
  type BulkState,
  type RefusedProduct,
  readBulkChange,
} from '../../../../contract/product-bulk.ts';
import {
  applyBulkChange,
  BULK_PRODUCTS_MAX,
  type BulkChange,
  type BulkOutcome,
} from '../../../../domain/catalogue/bulk/bulk-change.ts';
import { describeBulkChange } from '../../../../domain/catalogue/bulk/bulk-words.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { type ProductContent, readContent } from '../../../../domain/catalogue/product-content.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { writeCatalogue } from '../admin/write-catalogue.ts';
import { listChosenProducts, readCatalogueVersion } from './bulk.store.ts';

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

/** What a change makes, or would make, of one product. */
type DecidedProduct = {
  readonly id: string;
  readonly name: string;
  readonly before: ProductContent;
  readonly outcome: BulkOutcome;
};

type DecidedBulk = {
  readonly decided: readonly DecidedProduct[];
  /** Chosen, but not there. */
  readonly missingIds: readonly string[];
  readonly seen: number;
  readonly undoId: string | null;
};

function describeBulk({ decided, missingIds, seen, undoId }: DecidedBulk): BulkAnswer {
  const changed = decided.flatMap(({ id, name, before, outcome }) =>
    outcome.kind === 'changed' ? [{ id, name, before, after: outcome.content }] : [],
  );
  const refused: RefusedProduct[] = [
    ...missingIds.map((id) => ({ id, name: id, reason: 'We can’t find this product.' })),
    ...decided.flatMap(({ id, name, outcome }) =>
      outcome.kind === 'refused' ? [{ id, name, reason: outcome.reason }] : [],
    ),
  ];
  return {
    changedCount: changed.length,
    unchangedCount: decided.length + missingIds.length - changed.length - refused.length,
    refusedCount: refused.length,
    changedIds: changed.map(({ id }) => id),
    changed: changed.slice(0, BULK_ROWS_SHOWN_MAX).map(({ id, name, before, after }) => ({
      id,
      name,
      before: describeState(before),
      after: describeState(after),
    })),
    refused: refused.slice(0, BULK_ROWS_SHOWN_MAX),
    seen,
    undoId,
  };
}

function describeState({ status, discountPercentage, priceInKobo, sizes }: ProductContent): BulkState {
  return {
    status,
    discountPercentage,
    price: convertKoboToNaira(priceInKobo),
    sizes: sizes.map((size) => ({
      id: size.id,
      name: size.name,
      price: convertKoboToNaira(size.priceInKobo),
    })),
  };
}
