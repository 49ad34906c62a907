import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { findFreeFrom } from '../../../../../domain/catalogue/free-from.ts';
import { nameAllergens } from '../../../../ui/product/name-allergens.ts';

/** What shoppers take each diet to rule out, besides what names its allergen itself. */
const DIETS: Readonly<Record<string, readonly Allergen[]>> = {
  eggless: ['egg'],
  vegetarian: ['fish', 'crustaceans'],
  vegan: ['milk', 'egg', 'fish', 'crustaceans'],
};

/** Where a dietary tag promises what the declared allergens deny, or what nobody can; somebody could fall ill by it. */
export function findContradictions(
  dietaryTags: readonly string[],
  declared: readonly Allergen[],
): readonly string[] {
  return dietaryTags.flatMap((tag) => {
    const freeFrom = findFreeFrom(tag);
    const excluded = [...freeFrom, ...(DIETS[tag.toLowerCase()] ?? [])];
    const denied = excluded.filter((allergen) => declared.includes(allergen));
    if (denied.length === 0) {
      return freeFrom.length === 0
        ? []
        : [
            `Customers don’t see the tag “${tag}”, because traces are possible. They filter by the allergens you declare.`,
          ];
    }
    const noun = denied.length === 1 ? 'allergen' : 'allergens';
    return [`The tag “${tag}” contradicts the declared ${noun} ${nameAllergens(denied, 'and')}.`];
  });
}
