import { compareCategories } from '../../../../../domain/catalogue/category-order.ts';
import { joinWords } from '../../../../ui/formats/join-words.ts';

export type FacetValue = { readonly value: string; readonly count: number };

/**
 * In the given order, without one in that of the alphabet. What is picked stays on offer, even when nothing is left of it.
 */
export function listFacetValues(
  facet: readonly FacetValue[],
  picked: readonly string[],
  order: readonly string[] = [],
): readonly FacetValue[] {
  const known = new Set(facet.map(({ value }) => value));
  const missing = picked.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  const compare = compareCategories(order);
  return [...facet, ...missing].sort((one, other) => compare(one.value, other.value));
}

const NAMED_MAX = 6;

/** Says why choices are missing: the other filters leave nothing of them. Blank when none are. */
export function describeVanished(all: readonly FacetValue[], left: readonly FacetValue[]): string {
  const known = new Set(left.map(({ value }) => value));
  const missing = all.map(({ value }) => value).filter((value) => !known.has(value));
  if (missing.length === 0) return '';
  const more = missing.length > NAMED_MAX ? [`${missing.length - NAMED_MAX} more`] : [];
  return `No results with your other filters: ${joinWords([...missing.slice(0, NAMED_MAX), ...more], 'and')}.`;
}

/** The most frequent ones in their usual order, and whatever is picked. */
export function chooseFrequent(
  values: readonly FacetValue[],
  picked: readonly string[],
  max: number,
): readonly FacetValue[] {
  if (values.length <= max) return values;
  const byCount = values.toSorted((one, other) => other.count - one.count);
  const frequent = new Set(byCount.slice(0, max));
  return values.filter((each) => frequent.has(each) || picked.includes(each.value));
}
