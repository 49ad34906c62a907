import type { ProductAnswer } from '../../../contract/products.ts';
import { compareCategories } from '../../../domain/catalogue/category-order.ts';
import { type DerivedLists, deriveLists } from '../../../domain/catalogue/derived-lists.ts';
import { chooseFeatured } from '../../../domain/catalogue/featured.ts';
import type { FetchedCatalogue } from './fetch-products.ts';

export type CatalogueState = DerivedLists & {
  readonly products: readonly ProductAnswer[];
  /** From the start until the first answer, and again during every refresh. */
  readonly loading: boolean;
  readonly error: string | null;
  readonly featuredProducts: readonly ProductAnswer[];
};

type FetchProducts = () => Promise<FetchedCatalogue>;

const NOTHING_LOADED: CatalogueState = {
  products: [],
  loading: true,
  error: null,
  categories: [],
  dietaryTags: [],
  flavorTags: [],
  featuredProducts: [],
};

/** The whole catalogue in the browser's memory. A newer refresh makes the answer of an older one be forgotten. */
export function createCatalogueStore(fetchProducts: FetchProducts) {
  const listeners = new Set<() => void>();
  let state = NOTHING_LOADED;
  let latestRun = 0;

  function change(next: CatalogueState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    read: (): CatalogueState => state,
    readOnServer: (): CatalogueState => NOTHING_LOADED,

    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },

    async refresh(): Promise<void> {
      latestRun += 1;
      const run = latestRun;
      change({ ...state, loading: true, error: null });
      try {
        const fetched = await fetchProducts();
        if (run === latestRun) change(describeProducts(fetched));
      } catch (error) {
        if (run === latestRun) change({ ...state, loading: false, error: describeFailure(error) });
      }
    },
  };
}

function describeProducts({ products, categoryOrder }: FetchedCatalogue): CatalogueState {
  const lists = deriveLists(products);
  return {
    products,
    loading: false,
    error: null,
    ...lists,
    categories: lists.categories.toSorted(compareCategories(categoryOrder)),
    featuredProducts: chooseFeatured(products),
  };
}

function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : '';
  return message === '' ? 'Failed to load products' : message;
}
