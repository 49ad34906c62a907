import { type readListedProduct, readProductFilter } from '../../../../contract/product-filter.ts';
import type { ProductFacets } from '../../../../contract/products.ts';
import { compareCategories } from '../../../../domain/catalogue/category-order.ts';
import { type Narrowed, narrowProducts } from '../../../../domain/catalogue/narrow-products.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { type ListFilter, NO_LIST_FILTER, toProductQuery } from './address/list-filter.ts';

type ListedProduct = ReturnType<typeof readListedProduct>;

/** Products that are at hand, narrowed as the shop would do it; unsorted they stay in the order they came in. */
export function narrowList(
  all: readonly ListedProduct[],
  filter: ListFilter,
  isEggless = false,
): Narrowed<ListedProduct> {
  const sort = filter.sort === NO_LIST_FILTER.sort ? null : filter.sort;
  const asked = readProductFilter(toProductQuery(filter, all.length));
  return narrowProducts(all, { ...asked, isEggless }, sort);
}

/** As in the list, once the catalogue has come. */
export function orderCategories(facets: ProductFacets, order: readonly string[]): ProductFacets {
  const compare = compareCategories(order);
  return { ...facets, category: facets.category.toSorted((one, other) => compare(one.value, other.value)) };
}

export function toFacets({ facets, priceRangeInKobo: range }: Narrowed<unknown>): ProductFacets {
  const { category, occasion, dietary, flavor, allergens, custom } = facets;
  return {
    category: [...category],
    occasion: [...occasion],
    dietary: [...dietary],
    flavor: [...flavor],
    allergens: [...allergens],
    custom: [...custom],
    price: range && { min: convertKoboToNaira(range.min), max: convertKoboToNaira(range.max) },
  };
}
