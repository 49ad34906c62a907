import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { LabelsInUse } from '../product-requests.ts';
import { findContradictions } from './contradictions.ts';
import { TagPicker } from './tag-picker.tsx';
import type { ProductEditing } from './use-product-form.ts';

type ForWhomProps = { readonly form: ProductEditing; readonly labels: LabelsInUse | undefined };

export function ForWhom({ form, labels }: ForWhomProps) {
  const { values, problems, change, reshape } = form;
  const contradictions = findContradictions(values.dietaryTags, values.allergens);
  const declare = (allergen: Allergen, isDeclared: boolean) =>
    change({
      allergens: ALLERGENS.filter((one) => (one === allergen ? isDeclared : values.allergens.includes(one))),
    });

  return (
    <FormSection
      title="For whom"
      explanation="Shoppers filter by these, and some rely on them with their health."
    >
      <fieldset>
        <legend className="text-label font-semibold">Contains these allergens</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-4 phone:grid-cols-3 hero:grid-cols-4">
          {ALLERGENS.map((allergen) => (
            <Checkbox
              key={allergen}
              name="allergens"
              label={ALLERGEN_NAMES[allergen]}
              checked={values.allergens.includes(allergen)}
              onChange={({ target }) => declare(allergen, target.checked)}
            />
          ))}
        </div>
        <Problem>{problems.allergens}</Problem>
      </fieldset>
      <TagPicker
        legend="Dietary tags"
        name="dietaryTags"
        chosen={values.dietaryTags}
        inUse={labels?.dietaryTags ?? []}
        problem={problems.dietaryTags}
        onChange={(dietaryTags) => reshape({ dietaryTags }, 'dietaryTags')}
      />
      <div role="status" className="contents">
        {contradictions.length > 0 && (
          <Note tone="warning">
            {contradictions.map((contradiction) => (
              <p key={contradiction}>{contradiction}</p>
            ))}
            <p>Please check both before you save.</p>
          </Note>
        )}
      </div>
      <TagPicker
        legend="Flavours"
        name="flavorTags"
        chosen={values.flavorTags}
        inUse={labels?.flavorTags ?? []}
        problem={problems.flavorTags}
        onChange={(flavorTags) => reshape({ flavorTags }, 'flavorTags')}
      />
    </FormSection>
  );
}
