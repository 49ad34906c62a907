import { checkMerge, checkRename } from '../../../../domain/catalogue/categories.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { writeCatalogueUnlessRefused } from '../admin/write-catalogue.ts';
import {
  forgetArrangement,
  listProductIds,
  lockCategories,
  renameArrangement,
  writeRename,
} from './categories.store.ts';

/** Delivery zones and discount codes name categories too. */
export type CategoryZones = {
  /** The names of the zones that leave each category out. */
  readonly listExcluding: (db: Database) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly followMove: (tx: Transaction, from: string, into: string) => Promise<void>;
};

export type MoveParts = { readonly db: Database; readonly zones: CategoryZones };

export type CategoryMove = {
  readonly kind: 'rename' | 'merge';
  readonly from: string;
  readonly into: string;
};

const KINDS = {
  rename: { check: checkRename, keep: renameArrangement, action: 'product.category_renamed' },
  merge: {
    check: checkMerge,
    keep: forgetArrangement,
    action: 'product.categories_merged',
  },
} as const;

/** Every product of a category gets another one, with all that names it; addresses with the old name lead to the new one. */
export function moveCategory(
  { db, zones }: MoveParts,
  actor: Actor,
  { kind, from, into }: CategoryMove,
): Promise<Result<void>> {
  const { check, keep, action } = KINDS[kind];
  return writeCatalogueUnlessRefused(db, actor.userId, async ({ changeProducts, recordAsOne }, tx) => {
    const names = await lockCategories(tx);
    const fits = check(names, { from, into });
    if (!fits.ok) return fits;
    // Before any product is locked: whoever places an order has the terms first, too.
    await zones.followMove(tx, from, into);
    await keep(tx, from, into);
    await writeRename(tx, from, into);
    const ids = await listProductIds(tx, from);
    const outcomes = await changeProducts(
      ids.map((id) => ({ id, apply: (present) => ({ ...present, category: into }) })),
    );
    const refused = outcomes.find(({ ok }) => !ok);
    if (refused && !refused.ok) return refused;
    await recordAsOne(`“${from}” → “${into}”`, action);
    return accept(undefined);
  });
}
