import { OCCASION_NAMES, OCCASIONS, type Occasion } from '../../../../../domain/catalogue/occasions.ts';
import { TAG_MAX_LENGTH, TAGS_MAX } from '../../../../../domain/catalogue/product.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TagField } from '../../../../ui/fields/tag-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { AllergenBoxes } from '../../../../ui/product/allergen-boxes.tsx';
import type { LabelsInUse } from '../product-requests.ts';
import { canBeEggless } from './build-body.ts';
import { findContradictions } from './contradictions.ts';
import type { ProductEditing } from './use-product-form.ts';

type ForWhomProps = { readonly form: ProductEditing; readonly labels: LabelsInUse | undefined };

export function ForWhom({ form, labels }: ForWhomProps) {
  const { values, problems, change } = form;
  const contradictions = findContradictions(values.dietaryTags, values.allergens);
  const tickOccasion = (occasion: Occasion, isTicked: boolean) =>
    change({
      occasions: OCCASIONS.filter((one) => (one === occasion ? isTicked : values.occasions.includes(one))),
    });

  return (
    <FormSection
      title="Dietary information"
      explanation="Customers filter by these, and people with allergies rely on them."
    >
      <fieldset>
        <legend className="text-label font-semibold">Contains these allergens</legend>
        {/* Above the boxes: below them it would be behind the bar that saves, on a phone. */}
        <Problem>{problems.allergens}</Problem>
        <div className="mt-1 grid grid-cols-2 gap-x-4 phone:grid-cols-3 hero:grid-cols-4">
          <AllergenBoxes
            chosen={values.allergens}
            onChange={(allergens) => form.reshape({ allergens, hasNoAllergens: false }, 'allergens')}
          />
          <Checkbox
            name="hasNoAllergens"
            label="None of these"
            checked={values.hasNoAllergens}
            onChange={({ target }) =>
              form.reshape(
                { hasNoAllergens: target.checked, ...(target.checked && { allergens: [] }) },
                'allergens',
              )
            }
          />
        </div>
      </fieldset>
      {canBeEggless(values) && <EgglessFields form={form} />}
      <ProductTags form={form} name="dietaryTags" label="Dietary tags" inUse={labels?.dietaryTags ?? []} />
      <div role="status" className="contents">
        {contradictions.length > 0 && (
          <Note tone="warning">
            {contradictions.map((contradiction) => (
              <p key={contradiction}>{contradiction}</p>
            ))}
            <p>Check both before you save.</p>
          </Note>
        )}
      </div>
      <ProductTags form={form} name="flavorTags" label="Flavours" inUse={labels?.flavorTags ?? []} />
      <fieldset>
        <legend className="text-label font-semibold">Occasions</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-4 phone:grid-cols-3 hero:grid-cols-4">
          {OCCASIONS.map((occasion) => (
            <Checkbox
              key={occasion}
              name="occasions"
              label={OCCASION_NAMES[occasion]}
              checked={values.occasions.includes(occasion)}
              onChange={({ target }) => tickOccasion(occasion, target.checked)}
            />
          ))}
        </div>
        <Problem>{problems.occasions}</Problem>
      </fieldset>
    </FormSection>
  );
}

/** Only for what contains egg: its eggless version is ticked by shoppers, and costs what is typed here more. */
function EgglessFields({ form: { values, field, change } }: { readonly form: ProductEditing }) {
  return (
    <div className="grid items-start gap-x-5 gap-y-2 phone:grid-cols-2">
      <Checkbox
        label="Can be made eggless"
        checked={values.isMadeEggless}
        onChange={({ target }) => change({ isMadeEggless: target.checked })}
      />
      {values.isMadeEggless && (
        <TextField
          {...field('egglessExtra')}
          label="Extra for eggless"
          inputMode="decimal"
          hint="In naira, for one piece of any size. Leave empty for no extra."
        />
      )}
    </div>
  );
}

type ProductTagsProps = {
  readonly form: ProductEditing;
  readonly name: 'dietaryTags' | 'flavorTags';
  readonly label: string;
  readonly inUse: readonly string[];
};

/** Tags that other products have are one tap away. */
function ProductTags({ form, name, label, inUse }: ProductTagsProps) {
  const chosen = form.values[name];
  const offered = [...new Set([...inUse, ...chosen])].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  return (
    <TagField
      label={label}
      name={name}
      listLabel={label}
      chosen={chosen}
      inUse={inUse}
      offered={offered}
      most={TAGS_MAX}
      maxLength={TAG_MAX_LENGTH * TAGS_MAX}
      // Spelt as it already is elsewhere, so that shoppers do not find it twice.
      spell={(tag) => offered.find((known) => known.toLowerCase() === tag.toLowerCase()) ?? tag}
      problem={form.problems[name]}
      onChange={(tags) => form.reshape({ [name]: tags }, name)}
    />
  );
}
