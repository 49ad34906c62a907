import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { nameAllergens } from '../../../../ui/product/name-allergens.ts';

/** What shoppers take each promise to rule out. */
const PROMISES: Readonly<Record<string, readonly Allergen[]>> = {
  nutfree: ['nuts', 'peanuts'],
  peanutfree: ['peanuts'],
  eggfree: ['egg'],
  eggless: ['egg'],
  dairyfree: ['milk'],
  milkfree: ['milk'],
  lactosefree: ['milk'],
  glutenfree: ['gluten'],
  soyafree: ['soya'],
  soyfree: ['soya'],
  sesamefree: ['sesame'],
  vegetarian: ['fish', 'crustaceans'],
  vegan: ['milk', 'egg', 'fish', 'crustaceans'],
};

/** Where a dietary tag promises what the declared allergens deny; somebody could fall ill by it. */
export function findContradictions(
  dietaryTags: readonly string[],
  declared: readonly Allergen[],
): readonly string[] {
  return dietaryTags.flatMap((tag) => {
    const excluded = PROMISES[tag.toLowerCase().replace(/[^a-z]/g, '')] ?? [];
    const denied = excluded.filter((allergen) => declared.includes(allergen));
    if (denied.length === 0) return [];
    const noun = denied.length === 1 ? 'allergen' : 'allergens';
    return [`The tag “${tag}” contradicts the declared ${noun} ${nameAllergens(denied, 'and')}.`];
  });
}
