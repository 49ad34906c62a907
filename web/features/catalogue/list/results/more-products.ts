import type { ProductAnswer, ProductList } from '../../../../../contract/products.ts';

/** What was added below the first page of a list. */
export type MoreProducts = {
  readonly products: readonly ProductAnswer[];
  readonly nextCursor: string | null;
};

type Stored = MoreProducts & { readonly belongsTo: Pick<ProductList, 'nextCursor' | 'total'> };

const LISTS_MAX = 20;
const STORAGE_KEY = 'shown-list';

type ListStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers what was shown of a list, so that coming back from a product shows as much of it as before. */
export function createListMemory(findStorage: () => ListStorage) {
  const stored = new Map<string, Stored>();
  return {
    /** Nothing when the list has changed since. */
    recall(address: string, list: ProductList): MoreProducts {
      const found = stored.get(address);
      return found && belongsTo(found, list) ? found : { products: [], nextCursor: list.nextCursor };
    },

    /** The list that was gone through last, also after a reload or from a page that was loaded whole. */
    recallAfterReload(address: string, list: ProductList): MoreProducts | undefined {
      try {
        // Written below, and nobody else writes there.
        const last = JSON.parse(findStorage().getItem(STORAGE_KEY) ?? 'null') as LastList | null;
        return last?.address === address && belongsTo(last, list) ? last : undefined;
      } catch {
        return undefined;
      }
    },

    keep(address: string, { nextCursor, total }: ProductList, more: MoreProducts): void {
      const list = { ...more, belongsTo: { nextCursor, total } };
      stored.delete(address);
      stored.set(address, list);
      const [oldest] = stored.keys();
      if (stored.size > LISTS_MAX && oldest !== undefined) stored.delete(oldest);
      try {
        findStorage().setItem(STORAGE_KEY, JSON.stringify({ address, ...list } satisfies LastList));
      } catch {
        // Full or forbidden: then a reload shows the first page.
      }
    },
  };
}

type LastList = Stored & { readonly address: string };

function belongsTo({ belongsTo: before }: Stored, { nextCursor, total }: ProductList): boolean {
  return before.nextCursor === nextCursor && before.total === total;
}
