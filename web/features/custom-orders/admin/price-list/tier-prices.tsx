import { TIER_INCHES } from '../../../../../domain/custom-orders/design/options.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { PriceField } from './price-field.tsx';
import type { PriceListValues } from './price-list-values.ts';
import { TIER_FIELDS } from './price-list-words.ts';

type TierPricesProps = { readonly form: EditedForm<PriceListValues> };

export function TierPrices({ form }: TierPricesProps) {
  return (
    <FormSection
      title="Tiers"
      explanation="With the plainest choices. Work units are what a tier takes of a day’s capacity; decorations add their own."
    >
      {TIER_INCHES.map((inches) => (
        <fieldset
          key={inches}
          className="grid grid-cols-2 items-start gap-x-4 gap-y-3 phone:grid-cols-[--spacing(36)_1fr_1fr]"
        >
          <legend className="mb-2 font-semibold">{inches}-inch tier</legend>
          {TIER_FIELDS.map(({ field, label }) => (
            <div key={field} className="first-of-type:max-phone:col-span-2">
              <PriceField form={form} path={`tiers.${inches}.${field}`} label={label} />
            </div>
          ))}
        </fieldset>
      ))}
    </FormSection>
  );
}
