import { type CategoryArrangement, NOT_ARRANGED } from '../../../../domain/catalogue/categories.ts';
import { compareCategories } from '../../../../domain/catalogue/category-order.ts';
import { FACETS, type Facet, readFacetValues } from '../../../../domain/catalogue/facets.ts';
import { PRODUCT_SORTS, type ProductSort } from '../../../../domain/catalogue/filter.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { CatalogueChange } from '../catalogue-change.ts';
import { type Bits, clearBit, createBits, growBits, setBit } from './bits.ts';
import { createSlotOrder, type SlotOrder } from './slot-order.ts';
import { addToSet, createValueSet, removeFromSet, type ValueSet } from './value-set.ts';

export type ProductIndex = ReturnType<typeof createProductIndex>;

const FIRST_SLOT_COUNT = 256;

/**
 * All products of the window, each in a numbered slot. Every order and every value of a facet knows its slots, so that
 * a list is found by combining sets of bits instead of by looking at products.
 */
export function createProductIndex() {
  const slotOf = new Map<string, number>();
  const products: (Product | undefined)[] = [];
  const freeSlots: number[] = [];
  let slotCount = FIRST_SLOT_COUNT;
  let taken = createBits(slotCount);
  let arrangement = NOT_ARRANGED;
  const offeredAtCart = new Set<number>();
  const facets: Record<Facet, FacetValues> = mapNames(FACETS, createFacetValues);
  const orders: Record<ProductSort, SlotOrder> = mapNames(PRODUCT_SORTS, (sort) =>
    createSlotOrder({ sort }, productAt),
  );
  /** Whoever wants everything eggless pays the extra, too, so that other products are the cheapest. */
  const egglessOrders: typeof orders = {
    ...orders,
    'price-up': createSlotOrder({ sort: 'price-up', isEggless: true }, productAt),
    'price-down': createSlotOrder({ sort: 'price-down', isEggless: true }, productAt),
  };
  const allOrders = new Set([...Object.values(orders), ...Object.values(egglessOrders)]);

  function productAt(slot: number): Product {
    const product = products[slot];
    if (!product) throw new Error(`Slot ${slot} of the catalogue is empty.`);
    return product;
  }

  function fillSlot(product: Product): number {
    const slot = freeSlots.pop() ?? products.length;
    if (slot >= slotCount) {
      slotCount *= 2;
      taken = growBits(taken, slotCount);
    }
    products[slot] = product;
    setBit(taken, slot);
    if (product.isOfferedAtCart) offeredAtCart.add(slot);
    for (const facet of FACETS) {
      for (const value of readFacetValues(product, facet)) facets[facet].add(value, slot, slotCount);
    }
    return slot;
  }

  function emptySlot(slot: number): void {
    const product = productAt(slot);
    for (const facet of FACETS) {
      for (const value of readFacetValues(product, facet)) facets[facet].remove(value, slot);
    }
    clearBit(taken, slot);
    offeredAtCart.delete(slot);
    products[slot] = undefined;
    freeSlots.push(slot);
  }

  return {
    /** Puts and removes at one go: whoever reads sees all of it or nothing. */
    apply({ put, removed }: CatalogueChange): void {
      const left = [...new Set([...put.map(({ id }) => id), ...removed])]
        .map((id) => slotOf.get(id))
        .filter((slot) => slot !== undefined);
      const entered = put.map(fillSlot);
      for (const order of allOrders) order.replace(left, entered);
      for (const id of removed) slotOf.delete(id);
      for (const slot of entered) slotOf.set(productAt(slot).id, slot);
      for (const slot of left) emptySlot(slot);
    },

    /** The owner's order of the categories, their pictures and former names. */
    arrange(next: CategoryArrangement): void {
      arrangement = next;
      facets.category.sortBy(compareCategories(next.order));
    },
    arrangement: (): CategoryArrangement => arrangement,

    find: (id: string): Product | undefined => {
      const slot = slotOf.get(id);
      return slot === undefined ? undefined : productAt(slot);
    },
    size: (): number => slotOf.size,
    productAt,
    /** Whether the window has a cake that can be designed. */
    hasDesigns: (): boolean => facets.custom.get(String(true)) !== undefined,
    /** In no particular order. */
    listOfferedAtCart: (): readonly Product[] => Array.from(offeredAtCart, productAt),
    /** Of how many slots a set of bits must be able to tell. */
    slotCount: (): number => slotCount,
    taken: (): Bits => taken,
    order: (sort: ProductSort, isEggless = false): SlotOrder => (isEggless ? egglessOrders : orders)[sort],
    facet: (facet: Facet): FacetValues => facets[facet],
  };
}

export type FacetValues = ReturnType<typeof createFacetValues>;

const alphabet = new Intl.Collator('en');

/** The values of one facet that at least one product has. */
function createFacetValues() {
  const sets = new Map<string, ValueSet>();
  let sorted: readonly string[] | undefined;
  let compare: (one: string, other: string) => number = alphabet.compare;

  return {
    add(value: string, slot: number, slotCount: number): void {
      let set = sets.get(value);
      if (!set) {
        set = createValueSet();
        sets.set(value, set);
        sorted = undefined;
      }
      addToSet(set, slot, slotCount);
    },

    remove(value: string, slot: number): void {
      const set = sets.get(value);
      if (!set) return;
      removeFromSet(set, slot);
      if (set.size > 0) return;
      sets.delete(value);
      sorted = undefined;
    },

    get: (value: string): ValueSet | undefined => sets.get(value),

    values(): readonly string[] {
      sorted ??= [...sets.keys()].sort(compare);
      return sorted;
    },

    sortBy(next: (one: string, other: string) => number): void {
      compare = next;
      sorted = undefined;
    },
  };
}

function mapNames<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  // Made from the very list of names that the record's type is made from.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
