import type { AdminProductPage, AdminProductQuery } from '../../../../contract/product-changes.ts';
import { type DerivedLists, deriveLists } from '../../../../domain/catalogue/derived-lists.ts';
import type { Database } from '../../../database/database.ts';
import { listRegisterRows, type RegisterRow } from './product-register.store.ts';

export type ProductRegister = ReturnType<typeof createProductRegister>;

type Choice = Pick<AdminProductQuery, 'search' | 'status' | 'category'>;

/**
 * Of every product, archived ones too, the few words by which administrators count and search. It is kept in memory and asks
 * the database only for what is newer than what it has, so that no list has to look through all products.
 */
export function createProductRegister(db: Database) {
  const entries = new Map<string, RegisterRow>();
  let knownVersion = -1;
  let labels: DerivedLists | undefined;

  async function catchUp(): Promise<void> {
    for (const row of await listRegisterRows(db, knownVersion)) {
      // Somebody who asked later may have been answered sooner.
      if ((entries.get(row.id)?.catalogueVersion ?? -1) >= row.catalogueVersion) continue;
      entries.set(row.id, row);
      knownVersion = Math.max(knownVersion, row.catalogueVersion);
      labels = undefined;
    }
  }

  return {
    /** Every category and tag that is in use. */
    async listLabels(): Promise<DerivedLists> {
      await catchUp();
      labels ??= deriveLists([...entries.values()].filter((entry) => !entry.isRemovedSample));
      return labels;
    },

    /** The products that a choice is about, and how many stand in each status under the same search and category. */
    async match({ search, status, category }: Choice) {
      await catchUp();
      const wanted = listSearchWords(search);
      const counts: AdminProductPage['counts'] = { draft: 0, published: 0, archived: 0 };
      const ids: string[] = [];
      for (const entry of entries.values()) {
        if (entry.isRemovedSample) continue;
        if (category !== '' && entry.category !== category) continue;
        if (!wanted.every((word) => entry.words.includes(word))) continue;
        counts[entry.status] += 1;
        if (status ? entry.status === status : entry.status !== 'archived') ids.push(entry.id);
      }
      return { ids, counts };
    },
  };
}

/** Each of them stands somewhere in what a product is found by. */
export function listSearchWords(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
