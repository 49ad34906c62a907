import type { Allergen } from './allergens.ts';

/** What shoppers take each promise to rule out, by its letters alone. */
const FREE_FROM: Readonly<Record<string, readonly Allergen[]>> = {
  nutfree: ['nuts', 'peanuts'],
  peanutfree: ['peanuts'],
  eggfree: ['egg'],
  dairyfree: ['milk'],
  milkfree: ['milk'],
  lactosefree: ['milk'],
  glutenfree: ['gluten'],
  wheatfree: ['gluten'],
  soyafree: ['soya'],
  soyfree: ['soya'],
  sesamefree: ['sesame'],
};

/** Of a tag such as "Nut-free"; none for any other. */
export function findFreeFrom(tag: string): readonly Allergen[] {
  const name = tag.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(FREE_FROM, name) ? (FREE_FROM[name] ?? []) : [];
}

/**
 * Everything is made in one kitchen, and traces of any allergen are possible: no tag promises a shopper the opposite. What is in a
 * product is said by its declared allergens alone.
 */
export function leaveOutFreeFrom(tags: readonly string[]): readonly string[] {
  return tags.filter((tag) => findFreeFrom(tag).length === 0);
}
