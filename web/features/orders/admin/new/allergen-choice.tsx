import type { FreeLine } from '../../../../../contract/taken-order.ts';
import { NO_ALLERGENS } from '../../../../../domain/orders/taken-orders.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { AllergenBoxes } from '../../../../ui/product/allergen-boxes.tsx';

export type CustomAllergens = FreeLine['allergens'];

type AllergenChoiceProps = {
  /** Empty: not entered yet. */
  readonly allergens: CustomAllergens;
  readonly onChange: (allergens: CustomAllergens) => void;
};

/** What a custom item contains; “None of these” too, which says more than ticking nothing. */
export function AllergenChoice({ allergens, onChange }: AllergenChoiceProps) {
  return (
    <fieldset>
      <legend className="text-label font-semibold">Contains these allergens</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4 phone:grid-cols-3">
        <AllergenBoxes chosen={allergens.filter((each) => each !== NO_ALLERGENS)} onChange={onChange} />
        <Checkbox
          label="None of these"
          checked={allergens.includes(NO_ALLERGENS)}
          onChange={({ target }) => onChange(target.checked ? [NO_ALLERGENS] : [])}
        />
      </div>
      {/* Below, so that no box moves from under the finger with the first tick. */}
      {allergens.length === 0 && (
        <p className="text-small text-cocoa-2">
          If you don’t know yet, the order will say “Allergens not entered”. You can add them later.
        </p>
      )}
    </fieldset>
  );
}
