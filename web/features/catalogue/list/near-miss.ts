import { changeFilter, type ListFilter } from './address/list-filter.ts';
import { askForEggless } from './safe/safe-list.ts';

/** A cake for 18 may do for a party of 20, but not for one of 30. */
const NEARLY_ALL = 0.8;

export type NearMiss = {
  /** That it serves. */
  readonly guests: number;
  readonly count: number;
  /** They are made without the egg that they are left out for. */
  readonly isEggless: boolean;
  readonly filter: ListFilter;
};

/** Where nothing serves all the guests: what serves nearly as many, if need be made eggless, and how many products that are. */
export function findNearMiss(
  filter: ListFilter,
  countWith: (change: Partial<ListFilter>) => number,
): NearMiss | null {
  const plain = findNearest(filter, countWith, {}, false);
  const eggless = askForEggless(filter);
  // What can be made eggless for all the guests has a way of its own.
  if (plain || !eggless || countWith(eggless) > 0) return plain;
  return findNearest(filter, countWith, eggless, true);
}

function findNearest(
  filter: ListFilter,
  countWith: (change: Partial<ListFilter>) => number,
  change: Partial<ListFilter>,
  isEggless: boolean,
): NearMiss | null {
  if (filter.serves === null) return null;
  const countFor = (serves: number) => countWith({ ...change, serves });
  let served = Math.ceil(filter.serves * NEARLY_ALL);
  if (served >= filter.serves || countFor(served) === 0) return null;
  // What serves more guests serves fewer too, so that half of what is left is ruled out each time.
  for (let missed = filter.serves; missed - served > 1; ) {
    const between = Math.floor((served + missed) / 2);
    if (countFor(between) > 0) served = between;
    else missed = between;
  }
  return {
    guests: served,
    count: countFor(served),
    isEggless,
    filter: changeFilter(filter, { ...change, serves: served }),
  };
}
