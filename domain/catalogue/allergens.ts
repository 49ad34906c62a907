/** What can make a guest ill and is declared for every product; ids are kept, names are shown. */
export const ALLERGENS = [
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanuts',
  'soya',
  'sesame',
  'fish',
  'crustaceans',
  'celery',
  'mustard',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten',
  milk: 'Milk',
  egg: 'Egg',
  nuts: 'Tree nuts',
  peanuts: 'Peanuts',
  soya: 'Soya',
  sesame: 'Sesame',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  celery: 'Celery',
  mustard: 'Mustard',
  sulphites: 'Sulphites',
};

export function isAllergen(text: string): text is Allergen {
  return ALLERGENS.some((allergen) => allergen === text);
}

/** What of a product its shopper wants to avoid, in the order of the list. */
export function findAvoided(
  declared: readonly Allergen[],
  avoided: ReadonlySet<Allergen>,
): readonly Allergen[] {
  return ALLERGENS.filter((allergen) => declared.includes(allergen) && avoided.has(allergen));
}
