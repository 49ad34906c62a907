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

type Declaration = { readonly allergens: readonly Allergen[]; readonly dietaryTags: readonly string[] };

/** Whether it may be suggested to whoever avoids something: what declares nothing is free of nothing. */
export function isFreeOf(product: Declaration, avoided: ReadonlySet<Allergen>): boolean {
  if (avoided.size === 0) return true;
  return isDeclared(product) && findAvoided(product.allergens, avoided).length === 0;
}

/** Whether anybody has said what is in it. A bake without a single allergen or diet was forgotten, and a candle is not eaten. */
export function isDeclared(product: {
  readonly allergens: readonly string[];
  readonly dietaryTags: readonly string[];
}): boolean {
  return product.allergens.length + product.dietaryTags.length > 0;
}
