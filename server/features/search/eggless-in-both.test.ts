import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FILTER } from '../../../domain/catalogue/filter.ts';
import { matchesFilter } from '../../../domain/catalogue/match-filter.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { createSearchIndex } from '../../../domain/search/search-index.ts';
import { arbitraryProducts } from '../../testing/arbitrary-products.ts';

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id).sort();

test('a search for eggless finds the same products as its filter in the list (P29.435)', () => {
  fc.assert(
    fc.property(arbitraryProducts, (products) => {
      const search = createSearchIndex<Product>();
      search.change(products, []);
      const listed = products.filter((product) =>
        matchesFilter(product, { ...NO_FILTER, dietaryTags: ['Eggless'] }),
      );
      expect(idsOf(search.find('eggless', products.length + 1).best)).toEqual(idsOf(listed));
    }),
  );
});
