import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDeclared } from '../../../../domain/catalogue/allergens.ts';
import { EGGLESS, EGGLESS_OPTION } from '../../../../domain/catalogue/eggless.ts';
import { FACETS, type Facet } from '../../../../domain/catalogue/facets.ts';
import {
  NO_FILTER,
  PRODUCT_SORTS,
  type ProductFilter,
  wantsEggless,
} from '../../../../domain/catalogue/filter.ts';
import {
  comparePositions,
  findPosition,
  type ListPosition,
} from '../../../../domain/catalogue/list-order.ts';
import { matchesFilter } from '../../../../domain/catalogue/match-filter.ts';
import { narrowProducts } from '../../../../domain/catalogue/narrow-products.ts';
import { OCCASIONS } from '../../../../domain/catalogue/occasions.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import {
  arbitraryFilter,
  arbitraryProduct,
  arbitraryProducts,
  makeProduct,
} from '../../../testing/arbitrary-products.ts';
import { createProductIndex, type ProductIndex } from './product-index.ts';
import { type SelectionInput, selectProducts } from './select-products.ts';

const sort = fc.constantFrom(...PRODUCT_SORTS);

function indexOf(products: readonly Product[]): ProductIndex {
  const index = createProductIndex();
  index.apply({ put: products, removed: [] });
  return index;
}

const select = (index: ProductIndex, input: Partial<SelectionInput> = {}) =>
  selectProducts(index, { filter: NO_FILTER, sort: 'featured', after: undefined, limit: 500, ...input });
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);
const countAll = (index: ProductIndex, filter: ProductFilter) => select(index, { filter }).total;

describe('a list', () => {
  test('holds exactly what matches, in its order', () => {
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilter, sort, (products, filter, sort) => {
        const expected = products
          .filter((product) => matchesFilter(product, filter))
          .sort((one, other) => {
            const place = (product: Product) => findPosition(product, sort, wantsEggless(filter));
            return comparePositions(place(one), place(other));
          });
        const selection = select(indexOf(products), { filter, sort });
        expect(idsOf(selection.products)).toEqual(idsOf(expected));
        expect(selection.total).toBe(expected.length);
      }),
    );
  });

  test('is narrowed, counted and sorted alike where it is at hand whole, as search results are (P24.1)', () => {
    const byValue = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1);
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilter, sort, (products, filter, sort) => {
        const { facets, priceRangeInKobo, products: listed } = select(indexOf(products), { filter, sort });
        const narrowed = narrowProducts(products, filter, sort);
        expect(idsOf(narrowed.products)).toEqual(idsOf(listed));
        expect(narrowed.priceRangeInKobo).toEqual(priceRangeInKobo);
        for (const facet of FACETS) {
          expect(narrowed.facets[facet].toSorted(byValue)).toEqual(facets[facet].toSorted(byValue));
        }
      }),
    );
  });

  test('is the same whether its products came at once, one by one or after many changes', () => {
    const changes = fc.array(
      fc.oneof(
        fc.array(arbitraryProduct, { maxLength: 5 }).map((put) => ({ put: lastOfEach(put), removed: [] })),
        fc
          .array(arbitraryProduct, { maxLength: 5 })
          .map((gone) => ({ put: [], removed: idsOf(lastOfEach(gone)) })),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(arbitraryProducts, changes, arbitraryFilter, sort, (products, changes, filter, sort) => {
        const changed = indexOf(products);
        const expected = new Map(products.map((product) => [product.id, product]));
        for (const change of changes) {
          changed.apply(change);
          for (const product of change.put) expected.set(product.id, product);
          for (const id of change.removed) expected.delete(id);
        }
        const fresh = indexOf([...expected.values()]);
        expect(select(changed, { filter, sort })).toEqual(select(fresh, { filter, sort }));
        expect(changed.size()).toBe(expected.size);
        for (const id of expected.keys()) expect(changed.find(id)).toBe(expected.get(id));
      }),
    );
  });

  test('goes on growing beyond the room it began with', () => {
    const products = Array.from({ length: 1_000 }, (_, number) =>
      makeProduct({ id: `p-${number}`, category: number % 2 ? 'Breads' : 'Pies', priceInKobo: number }),
    );
    const index = createProductIndex();
    for (const product of products) index.apply({ put: [product], removed: [] });
    const { facets, total } = select(index);
    expect(total).toBe(1_000);
    expect(facets.category).toEqual([
      { value: 'Breads', count: 500 },
      { value: 'Pies', count: 500 },
    ]);
  });
});

describe('pages of a list', () => {
  function readAllPages(index: ProductIndex, input: Pick<SelectionInput, 'filter' | 'sort' | 'limit'>) {
    const pages: Product[][] = [];
    let after: ListPosition | undefined;
    for (;;) {
      const { products, hasMore } = select(index, { ...input, after });
      pages.push([...products]);
      const last = products.at(-1);
      if (!hasMore || !last) return pages;
      after = findPosition(last, input.sort, wantsEggless(input.filter));
    }
  }

  test('yield each product once and in order, whatever the size of a page', () => {
    const limit = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilter, sort, limit, (products, filter, sort, limit) => {
        const index = indexOf(products);
        const pages = readAllPages(index, { filter, sort, limit });
        expect(pages.flat()).toEqual(select(index, { filter, sort }).products);
        for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
      }),
    );
  });

  test('neither repeat nor skip what stays, while others come and go between two pages', () => {
    const comingAndGoing = fc.tuple(arbitraryProducts, arbitraryProducts, sort);
    fc.assert(
      fc.property(comingAndGoing, ([products, others, sort]) => {
        const staying = products.filter(({ id }) => !others.some((other) => other.id === id));
        const index = indexOf(products);
        const first = select(index, { sort, limit: 3 });
        const last = first.products.at(-1);
        index.apply({ put: others, removed: idsOf(products.filter((each) => !staying.includes(each))) });
        const second = last ? select(index, { sort, after: findPosition(last, sort) }).products : [];
        const seen = [...first.products, ...second].filter((product) => staying.includes(product));
        expect(idsOf(seen).sort()).toEqual(idsOf(staying).sort());
      }),
    );
  });
});

describe('the counts of a facet', () => {
  /** Instead of what is chosen, or besides it where a product must have all that is chosen. */
  const choose = (filter: ProductFilter, facet: Facet, value: string): ProductFilter => {
    switch (facet) {
      case 'category':
        return { ...filter, categories: [value] };
      case 'occasion':
        return { ...filter, occasions: OCCASIONS.filter((occasion) => occasion === value) };
      case 'dietary':
        return { ...filter, dietaryTags: [...filter.dietaryTags, value] };
      case 'flavor':
        return { ...filter, flavorTags: [value] };
      case 'custom':
        return { ...filter, isCustom: value === 'true' };
      case 'allergens':
        throw new Error('Allergens are avoided, not chosen.');
    }
  };

  test('are what choosing that value would give, and only what would give something', () => {
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilter, (products, filter) => {
        const index = indexOf(products);
        const { facets } = select(index, { filter });
        for (const facet of FACETS) {
          if (facet === 'allergens') continue;
          for (const { value, count } of facets[facet]) {
            expect(count).toBeGreaterThan(0);
            expect([value, count]).toEqual([value, countAll(index, choose(filter, facet, value))]);
          }
          const missing = index
            .facet(facet)
            .values()
            .filter((value) => !facets[facet].some((counted) => counted.value === value));
          for (const value of missing) expect(countAll(index, choose(filter, facet, value))).toBe(0);
        }
      }),
    );
  });

  test('count what can be made eggless only where its extra stays within the limit (P29.82)', () => {
    const cake = { priceInKobo: 4_000_000, allergens: ['egg'] as const };
    const products = [
      makeProduct({ ...cake, id: 'a', egglessExtraInKobo: 0 }),
      makeProduct({ ...cake, id: 'b', egglessExtraInKobo: 150_000 }),
    ];
    const filter = { ...NO_FILTER, maxPriceInKobo: 4_000_000 };
    const expected = [EGGLESS, EGGLESS_OPTION].map((value) => ({ value, count: 1 }));
    expect(select(indexOf(products), { filter }).facets.dietary).toEqual(expected);
    expect(narrowProducts(products, filter, null).facets.dietary).toEqual(expected);
  });

  test('say of an allergen how many contain it, which avoiding it would take away', () => {
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilter, (products, filter) => {
        // What nobody has declared is taken away with any of them.
        const index = indexOf(products.filter(isDeclared));
        const { facets } = select(index, { filter });
        const withAll = countAll(index, { ...filter, excludedAllergens: [] });
        for (const allergen of products.flatMap(({ allergens }) => allergens)) {
          const without = countAll(index, { ...filter, excludedAllergens: [allergen] });
          const counted = facets.allergens.find(({ value }) => value === allergen);
          expect(counted?.count ?? 0).toBe(withAll - without);
        }
      }),
    );
  });

  test('come sorted, and the price range spans what the other choices leave', () => {
    const index = indexOf([
      makeProduct({ id: 'a', category: 'Pies', flavorTags: ['zobo', 'Honey'], priceInKobo: 300_000 }),
      makeProduct({ id: 'b', category: 'Élan', flavorTags: ['lemon'], priceInKobo: 900_000 }),
      makeProduct({ id: 'c', category: 'Breads', discountPercentage: 50, priceInKobo: 100_000 }),
    ]);
    const all = select(index);
    expect(all.facets.category.map(({ value }) => value)).toEqual(['Breads', 'Élan', 'Pies']);
    expect(all.facets.flavor.map(({ value }) => value)).toEqual(['Honey', 'lemon', 'zobo']);
    expect(all.priceRangeInKobo).toEqual({ min: 50_000, max: 900_000 });
    const narrowed = select(index, {
      filter: { ...NO_FILTER, categories: ['Pies', 'Breads'], maxPriceInKobo: 60_000 },
    });
    expect(idsOf(narrowed.products)).toEqual(['c']);
    expect(narrowed.priceRangeInKobo).toEqual({ min: 50_000, max: 300_000 });
    const nothing = select(index, { filter: { ...NO_FILTER, categories: ['Nothing'] } });
    expect(nothing.priceRangeInKobo).toBeNull();
  });
});

function lastOfEach(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
