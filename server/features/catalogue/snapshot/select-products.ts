import { EGGLESS, EGGLESS_OPTION } from '../../../../domain/catalogue/eggless.ts';
import {
  FACET_RULES,
  FACETS,
  type Facet,
  nameCounted,
  readChoice,
} from '../../../../domain/catalogue/facets.ts';
import { type ProductFilter, type ProductSort, wantsEggless } from '../../../../domain/catalogue/filter.ts';
import type { ListPosition } from '../../../../domain/catalogue/list-order.ts';
import { listPricesToPay, matchesNeeds, matchesPrice } from '../../../../domain/catalogue/match-filter.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { type Bits, countBits, createBits, hasBit, intersectInto, invert, setBit } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import { countIn, uniteSetInto } from './value-set.ts';

export type FacetCount = { readonly value: string; readonly count: number };

export type ProductSelection = {
  readonly products: readonly Product[];
  readonly total: number;
  readonly facets: Readonly<Record<Facet, FacetCount[]>>;
  readonly priceRangeInKobo: { readonly min: number; readonly max: number } | null;
  /** Whether more follow after the last of these. */
  readonly hasMore: boolean;
};

export type SelectionInput = {
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  readonly after: ListPosition | undefined;
  readonly limit: number;
};

/** One page of what a filter leaves, and what each further choice would leave. */
export function selectProducts(index: ProductIndex, input: SelectionInput): ProductSelection {
  const { filter } = input;
  const restrictions = restrict(index, filter);
  const matching = combine(index, restrictions, undefined);
  const withoutOwn = (own: Restricted) =>
    restrictions.has(own) ? combine(index, restrictions, own) : matching;
  // Where a product must have all that is chosen, a further choice is one among what is left already.
  const count = (facet: Facet) =>
    countFacet(index, facet, FACET_RULES[facet] === 'all' ? matching : withoutOwn(facet), filter);
  return {
    ...readPage(index, matching, input),
    total: countBits(matching),
    facets: {
      category: count('category'),
      occasion: count('occasion'),
      dietary: countDiets(index, matching, filter),
      flavor: count('flavor'),
      allergens: count('allergens'),
      custom: count('custom'),
    },
    priceRangeInKobo: findPriceRange(index, withoutOwn('price'), filter),
  };
}

type Restricted = Facet | 'price' | 'needs';

/** What each part of a filter leaves; nothing where it asks for nothing. */
function restrict(index: ProductIndex, filter: ProductFilter): ReadonlyMap<Restricted, Bits> {
  const restrictions = new Map<Restricted, Bits>();
  for (const facet of FACETS) {
    const bits = findChosen(index, facet, readChoice(filter, facet));
    if (bits) restrictions.set(facet, bits);
  }
  const priced = findPriced(index, filter);
  if (priced) restrictions.set('price', priced);
  const needed = findNeeded(index, filter);
  if (needed) restrictions.set('needs', needed);
  return restrictions;
}

/** Undefined when nothing is chosen, which leaves every product. */
function findChosen(index: ProductIndex, facet: Facet, chosen: readonly string[]): Bits | undefined {
  if (chosen.length === 0) return undefined;
  const values = index.facet(facet);
  const bitsOf = (wanted: readonly string[]) => {
    const bits = createBits(index.slotCount());
    for (const value of wanted) {
      const set = values.get(value);
      if (set) uniteSetInto(bits, set);
    }
    return bits;
  };
  switch (FACET_RULES[facet]) {
    case 'one':
      return bitsOf(chosen);
    case 'all': {
      const bits = index.taken().slice();
      for (const value of chosen) intersectInto(bits, bitsOf([value]));
      return bits;
    }
    case 'none': {
      const bits = bitsOf(chosen);
      invert(bits);
      return bits;
    }
  }
}

function findPriced(index: ProductIndex, filter: ProductFilter): Bits | undefined {
  const { minPriceInKobo, maxPriceInKobo } = filter;
  if (minPriceInKobo === null && maxPriceInKobo === null) return undefined;
  // The order knows what products are listed at, not what a size that feeds so many costs.
  if (filter.guests !== null) return findMatching(index, (product) => matchesPrice(product, filter));
  const order = index.order('price-up', wantsEggless(filter));
  const slots = order.slots();
  // No id is empty: this stands before all of that price, and with the next kobo after all of it.
  const first = minPriceInKobo === null ? 0 : order.countBefore({ key: minPriceInKobo, id: '' });
  const end = maxPriceInKobo === null ? slots.length : order.countBefore({ key: maxPriceInKobo + 1, id: '' });
  const bits = createBits(index.slotCount());
  for (let place = first; place < end; place += 1) setBit(bits, slots[place] ?? 0);
  return bits;
}

function findNeeded(index: ProductIndex, filter: ProductFilter): Bits | undefined {
  if (filter.guests === null && filter.maxLeadTimeHours === null) return undefined;
  return findMatching(index, (product) => matchesNeeds(product, filter));
}

/** By looking at each of them, for what no order tells. */
function findMatching(index: ProductIndex, isMatching: (product: Product) => boolean): Bits {
  const bits = createBits(index.slotCount());
  for (const slot of index.order('newest').slots()) {
    if (isMatching(index.productAt(slot))) setBit(bits, slot);
  }
  return bits;
}

function combine(
  index: ProductIndex,
  restrictions: ReadonlyMap<Restricted, Bits>,
  leftOut: Restricted | undefined,
): Bits {
  const bits = index.taken().slice();
  for (const [name, restriction] of restrictions) if (name !== leftOut) intersectInto(bits, restriction);
  return bits;
}

/** What would be made eggless costs its extra, too, and has no egg: other prices and allergens are within the filter. */
function countDiets(index: ProductIndex, matching: Bits, filter: ProductFilter): FacetCount[] {
  const counts = countFacet(index, 'dietary', matching, filter);
  const { minPriceInKobo, maxPriceInKobo } = filter;
  const isLimited = minPriceInKobo !== null || maxPriceInKobo !== null;
  // By far the most lists: nothing in them depends on being wanted eggless.
  if (wantsEggless(filter) || (!isLimited && readChoice(filter, 'allergens').length === 0)) return counts;
  const eggless = [EGGLESS, EGGLESS_OPTION].map((value) => {
    const asked = { ...filter, dietaryTags: [...filter.dietaryTags, value] };
    return { value, count: countBits(combine(index, restrict(index, asked), undefined)) };
  });
  const others = counts.filter(({ value }) => value !== EGGLESS && value !== EGGLESS_OPTION);
  return [...others, ...eggless.filter(({ count }) => count > 0)];
}

function countFacet(index: ProductIndex, facet: Facet, among: Bits, filter: ProductFilter): FacetCount[] {
  const values = index.facet(facet);
  const counts: FacetCount[] = [];
  for (const stored of values.values()) {
    const set = values.get(stored);
    const count = set ? countIn(among, set) : 0;
    const value = nameCounted(facet, stored, filter);
    if (count > 0 && value !== null) counts.push({ value, count });
  }
  return counts;
}

function findPriceRange(
  index: ProductIndex,
  among: Bits,
  filter: ProductFilter,
): ProductSelection['priceRangeInKobo'] {
  const slots = index.order('price-up', wantsEggless(filter)).slots();
  const isAmong = (slot: number) => hasBit(among, slot);
  // The order knows what products are listed at; which size feeds so many, only the product knows.
  const ends =
    filter.guests === null ? [slots.find(isAmong), slots.findLast(isAmong)] : slots.filter(isAmong);
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const slot of ends) {
    if (slot === undefined) continue;
    for (const price of listPricesToPay(index.productAt(slot), filter)) {
      min = Math.min(min, price);
      max = Math.max(max, price);
    }
  }
  // None of them, or only designs for more than their starting size feeds.
  return min > max ? null : { min, max };
}

function readPage(
  index: ProductIndex,
  matching: Bits,
  { filter, sort, after, limit }: SelectionInput,
): Pick<ProductSelection, 'products' | 'hasMore'> {
  const order = index.order(sort, wantsEggless(filter));
  const slots = order.slots();
  const products: Product[] = [];
  for (let place = after ? order.countThrough(after) : 0; place < slots.length; place += 1) {
    const slot = slots[place] ?? 0;
    if (!hasBit(matching, slot)) continue;
    if (products.length === limit) return { products, hasMore: true };
    products.push(index.productAt(slot));
  }
  return { products, hasMore: false };
}
