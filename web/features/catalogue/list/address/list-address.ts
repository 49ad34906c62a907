import { PAGE_PARAMETER_MAX_LENGTH } from '../../../../../contract/page-parameters.ts';
import { isAllergen } from '../../../../../domain/catalogue/allergens.ts';
import { PRODUCT_SORTS } from '../../../../../domain/catalogue/filter.ts';
import { isOccasion } from '../../../../../domain/catalogue/occasions.ts';
import {
  LEAD_TIME_MAX_HOURS,
  PRODUCT_PRICE_MAX_IN_KOBO,
  SERVINGS_MAX,
} from '../../../../../domain/catalogue/product.ts';
import { convertKoboToNaira } from '../../../../../domain/money.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import { type ListFilter, NO_LIST_FILTER } from './list-filter.ts';

export const LIST_PATH = '/products';
export const RESULTS_PATH = '/search';

/** More than a shop has; an address full of values is somebody's play. */
const VALUES_MAX = 30;
/** Short enough for every address: a ready-made or a custom cake. */
const CUSTOM = { yes: '1', no: '0' } as const;

/** Anybody can write anything into an address: what makes no sense is left out, the rest counts. */
export function readListFilter(search: URLSearchParams, query = ''): ListFilter {
  const prices = [readAmount(search.get('minPrice')), readAmount(search.get('maxPrice'))] as const;
  const [minPrice, maxPrice] = isTurnedAround(prices) ? [prices[1], prices[0]] : prices;
  const sort = PRODUCT_SORTS.find((each) => each === search.get('sort'));
  return {
    query,
    category: readValues(search, 'category'),
    occasion: readValues(search, 'occasion').filter(isOccasion),
    dietary: readValues(search, 'dietary'),
    flavor: readValues(search, 'flavor'),
    excludeAllergens: readValues(search, 'excludeAllergens').filter(isAllergen),
    custom: readCustom(search.get('custom')),
    minPrice,
    maxPrice,
    serves: readWhole(search.get('serves'), SERVINGS_MAX),
    notice: readWhole(search.get('notice'), LEAD_TIME_MAX_HOURS),
    sort: sort ?? NO_LIST_FILTER.sort,
    cursor: readCursor(search.get('cursor')),
  };
}

/** The one address of this list: always the same order, nothing that goes without saying. */
export function writeListAddress(filter: ListFilter): string {
  const { query, category, occasion, dietary, flavor, excludeAllergens } = filter;
  const { custom, minPrice, maxPrice, sort, cursor } = filter;
  const search = new URLSearchParams();
  if (query !== '') search.append('q', query);
  for (const [name, values] of Object.entries({ category, occasion, dietary, flavor, excludeAllergens })) {
    for (const value of values.toSorted()) search.append(name, value);
  }
  if (custom !== null) search.append('custom', custom ? CUSTOM.yes : CUSTOM.no);
  if (minPrice !== null) search.append('minPrice', String(minPrice));
  if (maxPrice !== null) search.append('maxPrice', String(maxPrice));
  if (filter.serves !== null) search.append('serves', String(filter.serves));
  if (filter.notice !== null) search.append('notice', String(filter.notice));
  if (sort !== NO_LIST_FILTER.sort) search.append('sort', sort);
  if (cursor !== null) search.append('cursor', cursor);
  const path = query === '' ? LIST_PATH : RESULTS_PATH;
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Several values come one by one, as a form sends them, or with commas between, as the API takes them. */
function readValues(search: URLSearchParams, name: string): string[] {
  const typed = search.getAll(name).filter((value) => value.length <= PAGE_PARAMETER_MAX_LENGTH);
  const values = typed.flatMap((value) => value.split(',')).map((value) => value.trim());
  return [...new Set(values)].filter((value) => value !== '').slice(0, VALUES_MAX);
}

function readCustom(typed: string | null): boolean | null {
  if (typed === CUSTOM.yes || typed === 'true') return true;
  return typed === CUSTOM.no || typed === 'false' ? false : null;
}

/** As a person types it, because without the page's script a form sends exactly that: ₦5,000. */
function readAmount(typed: string | null): number | null {
  const parsed = parseNaira(typed ?? '');
  const isFitting = parsed.ok && parsed.value >= 0 && parsed.value <= PRODUCT_PRICE_MAX_IN_KOBO;
  return isFitting ? convertKoboToNaira(parsed.value) : null;
}

function readWhole(typed: string | null, max: number): number | null {
  return typed !== null && /^[1-9]\d{0,3}$/.test(typed) && Number(typed) <= max ? Number(typed) : null;
}

function isTurnedAround([least, most]: readonly [number | null, number | null]): boolean {
  return least !== null && most !== null && least > most;
}

function readCursor(typed: string | null): string | null {
  return typed === null || typed === '' || typed.length > PAGE_PARAMETER_MAX_LENGTH ? null : typed;
}
