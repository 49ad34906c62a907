import type { ProductQuery } from '../../../../../contract/products.ts';
import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import type { ProductSort } from '../../../../../domain/catalogue/filter.ts';
import type { Occasion } from '../../../../../domain/catalogue/occasions.ts';
import { SERVINGS_MAX } from '../../../../../domain/catalogue/product.ts';

/** What the address of the product list, or of search results, asks for. Amounts are naira, as in the API. */
export type ListFilter = {
  /** What was searched for; blank on the list itself. */
  readonly query: string;
  readonly category: readonly string[];
  readonly occasion: readonly Occasion[];
  readonly dietary: readonly string[];
  readonly flavor: readonly string[];
  readonly excludeAllergens: readonly Allergen[];
  /** Null: ready-made and custom alike. */
  readonly custom: boolean | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** How many guests one of it has to feed. */
  readonly serves: number | null;
  /** The most hours of notice it may need: counted from the day it is needed by. */
  readonly notice: number | null;
  readonly sort: ProductSort;
  /** Where the list goes on; null: from its beginning. */
  readonly cursor: string | null;
};

export const NO_LIST_FILTER: ListFilter = {
  query: '',
  category: [],
  occasion: [],
  dietary: [],
  flavor: [],
  excludeAllergens: [],
  custom: null,
  minPrice: null,
  maxPrice: null,
  serves: null,
  notice: null,
  sort: 'featured',
  cursor: null,
};

export const GUESTS_MAX = SERVINGS_MAX;

/** The filters that hold several values. */
export type ListName = 'category' | 'occasion' | 'dietary' | 'flavor' | 'excludeAllergens';

/** A changed choice always begins its list at the beginning. */
export function changeFilter(filter: ListFilter, change: Partial<ListFilter>): ListFilter {
  return { ...filter, cursor: null, ...change };
}

/** Puts a value in, or takes it out when it is there. */
export function toggleValue(filter: ListFilter, name: ListName, value: string): ListFilter {
  const values: readonly string[] = filter[name];
  const toggled = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return changeFilter(filter, { [name]: toggled });
}

export function countFilters(filter: ListFilter): number {
  const { category, occasion, dietary, flavor, excludeAllergens } = filter;
  const { custom, minPrice, maxPrice, serves, notice } = filter;
  const values = [category, occasion, dietary, flavor, excludeAllergens].flat().length;
  const single = [custom, minPrice ?? maxPrice, serves, notice].filter((value) => value !== null);
  return values + single.length;
}

/** The same question in the words of the API. */
export function toProductQuery(filter: ListFilter, limit: number): ProductQuery {
  const { category, occasion, dietary, flavor, excludeAllergens } = filter;
  const { custom, minPrice, maxPrice, sort, cursor } = filter;
  return {
    category: [...category],
    occasion: [...occasion],
    dietary: [...dietary],
    flavor: [...flavor],
    excludeAllergens: [...excludeAllergens],
    sort,
    limit,
    ...(custom !== null && { custom: custom ? 'true' : 'false' }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(filter.serves !== null && { serves: filter.serves }),
    ...(filter.notice !== null && { notice: filter.notice }),
    ...(cursor !== null && { cursor }),
  };
}
