import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { asksForEggless, EGGLESS_OPTION } from '../../../../../domain/catalogue/eggless.ts';
import type { AvoidedAllergens } from '../../allergens/avoided-storage.ts';
import { changeFilter, type ListFilter, NO_LIST_FILTER } from '../address/list-filter.ts';

/** What the words of a search leave out, each with the query without those words. */
export type TypedAllergens = ReadonlyMap<Allergen, string>;

export const NOTHING_TYPED: TypedAllergens = new Map();

/** The list with an allergen again that the words left out. What else the same words left out stays out, without them. */
export function bringBackTyped(filter: ListFilter, typed: TypedAllergens, allergen: Allergen): ListFilter {
  const query = typed.get(allergen) ?? filter.query;
  const others = [...typed].flatMap(([other, without]) => (without === query ? [other] : []));
  const leftOut = new Set([...filter.excludeAllergens, ...others]);
  leftOut.delete(allergen);
  return changeFilter(filter, { query, excludeAllergens: [...leftOut] });
}

/** What can be made eggless is shown so, with its extra in the price and its egg left out. */
export function isWantedEggless(filter: ListFilter): boolean {
  return asksForEggless(filter.dietary);
}

/** Whether what is shown was chosen for what is not in it. */
export function isWithoutAllergens(filter: ListFilter, typed = NOTHING_TYPED): boolean {
  return filter.excludeAllergens.length > 0 || typed.size > 0 || isWantedEggless(filter);
}

/** The list without what the shopper avoids; null when it is left out already. Egg need not be where all is had without. */
export function leaveOutAvoided(
  filter: ListFilter,
  avoided: AvoidedAllergens,
  isEggless = isWantedEggless(filter),
): ListFilter | null {
  const missing = [...avoided].filter(
    (allergen) => !filter.excludeAllergens.includes(allergen) && !(isEggless && allergen === 'egg'),
  );
  if (missing.length === 0) return null;
  return changeFilter(filter, { excludeAllergens: [...filter.excludeAllergens, ...missing] });
}

/** Of what is left out for its egg, what can be made without it; null where nothing is left out for that. */
export function askForEggless(filter: ListFilter): ListFilter | null {
  if (!filter.excludeAllergens.includes('egg') || isWantedEggless(filter)) return null;
  return changeFilter(filter, {
    dietary: [...filter.dietary, EGGLESS_OPTION],
    excludeAllergens: filter.excludeAllergens.filter((allergen) => allergen !== 'egg'),
  });
}

/** The list with what the shopper avoids; what else the address leaves out stays out. */
export function bringBackAvoided(filter: ListFilter, avoided: AvoidedAllergens): ListFilter {
  return changeFilter(filter, {
    excludeAllergens: filter.excludeAllergens.filter((allergen) => !avoided.has(allergen)),
  });
}

/** Everything but what the shopper avoids, which is a matter of health and not of taste. */
export function clearFilters(filter: ListFilter, avoided: AvoidedAllergens): ListFilter {
  return {
    ...NO_LIST_FILTER,
    query: filter.query,
    sort: filter.sort,
    excludeAllergens: filter.excludeAllergens.filter((allergen) => avoided.has(allergen)),
  };
}

export function toggleAvoided(avoided: AvoidedAllergens, allergen: Allergen): AvoidedAllergens {
  const toggled = new Set(avoided);
  if (!toggled.delete(allergen)) toggled.add(allergen);
  return toggled;
}
