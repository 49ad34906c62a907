export type FacetValue = { readonly value: string; readonly count: number };

/** In the order of the alphabet. What is picked stays on offer, even when nothing is left of it. */
export function listFacetValues(
  facet: readonly FacetValue[],
  picked: readonly string[],
): readonly FacetValue[] {
  const known = new Set(facet.map(({ value }) => value));
  const missing = picked.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  return [...facet, ...missing].sort((one, other) => one.value.localeCompare(other.value, 'en'));
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
