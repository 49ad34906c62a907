import type { PageData } from '../../contract/page-data.ts';
import { readListedProduct, readProductFilter } from '../../contract/product-filter.ts';
import type { ProductAnswer, ProductList, ProductQuery } from '../../contract/products.ts';
import { type Facet, nameCounted, readFacetValues } from '../../domain/catalogue/facets.ts';
import { NO_FILTER } from '../../domain/catalogue/filter.ts';
import { matchesFilter } from '../../domain/catalogue/match-filter.ts';
import { describeExample } from '../features/catalogue/testing/example-product.ts';

/** A product of this name, which is its id as well. */
export const bake = (name: string, said: Partial<ProductAnswer> = {}): ProductAnswer =>
  describeExample({ id: name, name, ...said });

type ByteCache = Pick<
  PageData,
  | 'listProducts'
  | 'readProduct'
  | 'readFeatured'
  | 'readCategories'
  | 'readPresentCategories'
  | 'readFormerCategories'
>;

/** A shop window with these products, narrowed by the shop's own rules. The counts are those of the whole window. */
export function stubCatalogue(products: readonly ProductAnswer[]): ByteCache {
  return {
    listProducts: (query) => listProducts(products, query),
    readProduct: (id) => {
      const product = products.find((each) => each.id === id);
      return product && { product, related: products.filter((each) => each !== product) };
    },
    readFeatured: () => products,
    readPresentCategories: (names) => names,
    readFormerCategories: () => ({}),
    readCategories: () =>
      countValues(products, 'category').map(({ value, count }) => ({ name: value, count, picture: null })),
  };
}

function listProducts(products: readonly ProductAnswer[], query: ProductQuery): ProductList {
  const { limit, cursor } = query;
  const filter = readProductFilter(query);
  const found = products.filter((product) => matchesFilter(readListedProduct(product), filter));
  const end = Number(cursor ?? 0) + limit;
  return {
    data: found.slice(Number(cursor ?? 0), end),
    total: found.length,
    facets: {
      category: countValues(products, 'category'),
      occasion: countValues(products, 'occasion'),
      dietary: countValues(products, 'dietary'),
      flavor: countValues(products, 'flavor'),
      allergens: countValues(products, 'allergens'),
      custom: countValues(products, 'custom'),
      price: { min: 0, max: 100_000 },
    },
    nextCursor: end < found.length ? String(end) : null,
  };
}

function countValues(products: readonly ProductAnswer[], facet: Facet) {
  const values = products
    .flatMap((product) => readFacetValues(readListedProduct(product), facet))
    .filter((value) => nameCounted(facet, value, NO_FILTER) !== null);
  return [...new Set(values)].map((value) => ({
    value,
    count: values.filter((each) => each === value).length,
  }));
}
