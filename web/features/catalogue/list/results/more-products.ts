import type { ProductAnswer, ProductList } from '../../../../../contract/products.ts';

/** What was added below the first page of a list. */
export type MoreProducts = {
  readonly products: readonly ProductAnswer[];
  readonly nextCursor: string | null;
};

type Stored = MoreProducts & { readonly belongsTo: Pick<ProductList, 'nextCursor' | 'total'> };

const LISTS_MAX = 20;

/** Remembers what was shown of a list, so that coming back from a product shows as much of it as before. */
export function createListMemory() {
  const stored = new Map<string, Stored>();
  return {
    /** Nothing when the list has changed since. */
    recall(address: string, { nextCursor, total }: ProductList): MoreProducts {
      const found = stored.get(address);
      const isSame = found?.belongsTo.nextCursor === nextCursor && found.belongsTo.total === total;
      return isSame ? found : { products: [], nextCursor };
    },

    keep(address: string, { nextCursor, total }: ProductList, more: MoreProducts): void {
      stored.delete(address);
      stored.set(address, { ...more, belongsTo: { nextCursor, total } });
      const [oldest] = stored.keys();
      if (stored.size > LISTS_MAX && oldest !== undefined) stored.delete(oldest);
    },
  };
}
