import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '../../../domain/catalogue/allergens.ts';
import { Checkbox } from '../fields/checkbox.tsx';

type AllergenBoxesProps = {
  readonly chosen: readonly Allergen[];
  /** In the order of the list. */
  readonly onChange: (chosen: Allergen[]) => void;
};

/** A box for each, in the columns of whoever shows them. */
export function AllergenBoxes({ chosen, onChange }: AllergenBoxesProps) {
  return ALLERGENS.map((allergen) => (
    <Checkbox
      key={allergen}
      name="allergens"
      label={ALLERGEN_NAMES[allergen]}
      checked={chosen.includes(allergen)}
      onChange={({ target }) =>
        onChange(ALLERGENS.filter((one) => (one === allergen ? target.checked : chosen.includes(one))))
      }
    />
  ));
}
