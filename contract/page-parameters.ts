import { isAllergen } from '../domain/catalogue/allergens.ts';
import { PRODUCT_SORTS } from '../domain/catalogue/filter.ts';
import { isOccasion } from '../domain/catalogue/occasions.ts';
import { LEAD_TIME_MAX_HOURS, PRODUCT_PRICE_MAX_IN_KOBO, SERVINGS_MAX } from '../domain/catalogue/product.ts';
import { convertKoboToNaira } from '../domain/money.ts';
import { parseNaira } from '../domain/parse-naira.ts';

/** The canonical values of a parameter, made from what was given for it and is neither blank nor too long. */
type ReadParameter = (given: readonly string[]) => readonly string[];

type NamedValue = readonly [name: string, value: string];

export const PAGE_PARAMETER_MAX_LENGTH = 100;
/** On the page of a custom product: the cake that somebody designed and shared. */
export const DESIGN_PARAMETER = 'design';
/** There too: the design of the line of the cart whose place the cake takes. */
export const LINE_PARAMETER = 'line';
/** More than anybody chooses; an address full of values is somebody's play. */
const VALUES_MAX = 30;

/**
 * The query parameters each page knows, in their canonical order. Pages are kept by their canonical address: every other
 * parameter (advertisers' marks, somebody's play) is ignored, so that it can neither fill the cache nor split it.
 */
const PAGE_PARAMETERS: Readonly<Record<string, Readonly<Record<string, ReadParameter>>>> = {
  '/products': {
    category: readValues,
    occasion: (given) => readValues(given).filter(isOccasion),
    dietary: readValues,
    flavor: readValues,
    excludeAllergens: (given) => readValues(given).filter(isAllergen),
    custom: readCustom,
    minPrice: readAmount,
    maxPrice: readAmount,
    serves: (given) => readWhole(given, SERVINGS_MAX),
    notice: (given) => readWhole(given, LEAD_TIME_MAX_HOURS),
    sort: readSort,
    cursor: readFirst,
  },
  '/search': { q: readFirst },
  '/blog': { tag: readTag, page: readPageNumber },
};

/** What an address says that its page can use. */
export function readPageParameters(pathname: string, given: Iterable<NamedValue>): readonly NamedValue[] {
  const pairs = [...given];
  return Object.entries(PAGE_PARAMETERS[pathname] ?? {}).flatMap(([name, read]) => {
    const values = pairs.filter(([givenName]) => givenName === name).map(([, value]) => value.trim());
    const usable = values.filter((value) => value !== '' && value.length <= PAGE_PARAMETER_MAX_LENGTH);
    return read(usable).map((value) => [name, value] as const);
  });
}

function readFirst(given: readonly string[]): readonly string[] {
  return given.slice(0, 1);
}

/** Tags are kept in small letters. */
function readTag([value]: readonly string[]): readonly string[] {
  return value === undefined ? [] : [value.toLowerCase()];
}

/** The first page is the one that is shown unasked. */
function readPageNumber([value = '']: readonly string[]): readonly string[] {
  return /^(?!1$)[1-9]\d{0,3}$/.test(value) ? [value] : [];
}

/** One by one, as a form sends them, or with commas between: the same values are the same page. */
function readValues(given: readonly string[]): readonly string[] {
  const values = given.flatMap((list) => list.split(',')).map((value) => value.trim());
  return [...new Set(values)]
    .filter((value) => value !== '')
    .slice(0, VALUES_MAX)
    .sort();
}

function readCustom([value]: readonly string[]): readonly string[] {
  if (value === '1' || value === 'true') return ['1'];
  return value === '0' || value === 'false' ? ['0'] : [];
}

/** As a person types it, because without the page's script a form sends exactly that. */
function readAmount([value = '']: readonly string[]): readonly string[] {
  const amount = parseNaira(value);
  if (!amount.ok || amount.value < 0 || amount.value > PRODUCT_PRICE_MAX_IN_KOBO) return [];
  return [String(convertKoboToNaira(amount.value))];
}

/** From 1, without zeros before it. */
function readWhole([value = '']: readonly string[], max: number): readonly string[] {
  return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= max ? [value] : [];
}

/** The first order is the one that is shown unasked. */
function readSort([value]: readonly string[]): readonly string[] {
  return PRODUCT_SORTS.slice(1).filter((sort) => sort === value);
}
