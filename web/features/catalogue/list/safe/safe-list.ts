import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import type { AvoidedAllergens } from '../../allergens/avoided-storage.ts';
import { changeFilter, type ListFilter, NO_LIST_FILTER } from '../address/list-filter.ts';

/** The list without what the shopper avoids; null when it is left out already. */
export function leaveOutAvoided(filter: ListFilter, avoided: AvoidedAllergens): ListFilter | null {
  const missing = [...avoided].filter((allergen) => !filter.excludeAllergens.includes(allergen));
  if (missing.length === 0) return null;
  return changeFilter(filter, { excludeAllergens: [...filter.excludeAllergens, ...missing] });
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
