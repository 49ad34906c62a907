import type { ProductAnswer } from '../../../../../contract/products.ts';
import { findAvoided } from '../../../../../domain/catalogue/allergens.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { nameAllergens } from '../../../../ui/product/name-allergens.ts';
import { useAvoidedAllergens } from '../../allergens/allergen-context.ts';
import { AllergenPicker } from '../../allergens/allergen-picker.tsx';

/** Before anything can be bought: what of this the shopper avoids. */
export function AvoidedNote({ product }: { readonly product: ProductAnswer }) {
  const found = findAvoided(product.allergens, useAvoidedAllergens());
  if (found.length === 0) return null;
  return (
    <Note tone="warning" role="status">
      <p className="font-semibold">Contains {nameAllergens(found, 'and')}, which you avoid.</p>
      <AllergenPicker className="mt-1 min-h-11 underline underline-offset-4 hover:no-underline">
        Change what I avoid
      </AllergenPicker>
    </Note>
  );
}
