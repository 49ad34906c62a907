import type { ProductSort } from '../../../../domain/catalogue/filter.ts';
import {
  comparePositions,
  findPosition,
  type ListPosition,
} from '../../../../domain/catalogue/list-order.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';

export type SlotOrder = ReturnType<typeof createSlotOrder>;

/**
 * The slots of all products in one order. A batch of changes is found by halving and moved in whole stretches, so that
 * one product among a hundred thousand costs a copy of the list and no sorting.
 */
export function createSlotOrder(
  { sort, isEggless = false }: { readonly sort: ProductSort; readonly isEggless?: boolean },
  productAt: (slot: number) => Product,
) {
  let slots: Uint32Array = new Uint32Array(0);
  /** What the list was before the last change is written over by the next: nothing is left for the garbage collector. */
  let [buffer, spare] = [new Uint32Array(0), new Uint32Array(0)];
  const positionAt = (slot: number): ListPosition => findPosition(productAt(slot), sort, isEggless);

  /** How many products stand before this place, or up to and with it. */
  function countBefore(position: ListPosition, isIncluded: boolean): number {
    let low = 0;
    let high = slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = comparePositions(positionAt(slots[middle] ?? 0), position);
      if (order < 0 || (isIncluded && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    slots: (): Uint32Array => slots,
    countBefore: (position: ListPosition) => countBefore(position, false),
    countThrough: (position: ListPosition) => countBefore(position, true),

    /** Both lists of slots must still have their products: a changed product moves from its old slot to a new one. */
    replace(removed: readonly number[], added: readonly number[]): void {
      const gaps = removed
        .map((slot) => countBefore(positionAt(slot), false))
        .sort((one, other) => one - other);
      const arrivals = added
        .map((slot) => ({ slot, position: positionAt(slot) }))
        .sort((one, other) => comparePositions(one.position, other.position))
        .map(({ slot, position }) => ({ slot, place: countBefore(position, false) }));
      const count = slots.length - gaps.length + arrivals.length;
      if (spare.length < count) spare = new Uint32Array(count * 2);
      splice(slots, gaps, arrivals, spare);
      [buffer, spare] = [spare, buffer];
      slots = buffer.subarray(0, count);
    },
  };
}

type Arrival = { readonly slot: number; readonly place: number };

function splice(
  old: Uint32Array,
  gaps: readonly number[],
  arrivals: readonly Arrival[],
  next: Uint32Array,
): void {
  let [taken, written, gap, arrival] = [0, 0, 0, 0];
  const reinstateTo = (end: number) => {
    next.set(old.subarray(taken, end), written);
    written += end - taken;
    taken = end;
  };
  while (gap < gaps.length || arrival < arrivals.length) {
    const gapPlace = gaps[gap] ?? Number.POSITIVE_INFINITY;
    const { slot, place } = arrivals[arrival] ?? { slot: 0, place: Number.POSITIVE_INFINITY };
    if (place <= gapPlace) {
      reinstateTo(place);
      next[written] = slot;
      written += 1;
      arrival += 1;
    } else {
      reinstateTo(gapPlace);
      taken += 1;
      gap += 1;
    }
  }
  reinstateTo(old.length);
}
