import type { ProductAnswer, ProductList } from '../../../../../contract/products.ts';

/** What was added below the first page of a list. */
export type MoreProducts = {
  readonly products: readonly ProductAnswer[];
  readonly nextCursor: string | null;
};

type Kept = MoreProducts & { readonly belongsTo: Pick<ProductList, 'nextCursor' | 'total'> };

const LISTS_MAX = 20;

/** Remembers what was shown of a list, so that coming back from a product shows as much of it as before. */
export function createListMemory() {
  const kept = new Map<string, Kept>();
  return {
    /** Nothing when the list has changed since. */
    recall(address: string, { nextCursor, total }: ProductList): MoreProducts {
      const found = kept.get(address);
      const isSame = found?.belongsTo.nextCursor === nextCursor && found.belongsTo.total === total;
      return isSame ? found : { products: [], nextCursor };
    },

    keep(address: string, { nextCursor, total }: ProductList, more: MoreProducts): void {
      kept.delete(address);
      kept.set(address, { ...more, belongsTo: { nextCursor, total } });
      const [oldest] = kept.keys();
      if (kept.size > LISTS_MAX && oldest !== undefined) kept.delete(oldest);
    },
  };
}
