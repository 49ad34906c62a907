import type { Product } from '../../../domain/catalogue/product.ts';

/** What became different in the shop window: only published products are put in it, everything else is taken out. */
export type CatalogueChange = {
  readonly put: readonly Product[];
  readonly removed: readonly string[];
};

/** Keeps something of its own in step with the window: an index, ready answers, pages. */
export type FollowCatalogue = (change: CatalogueChange) => void | Promise<void>;
