import { VAT_RATES_PERCENT, type VatClass } from '../../../../../domain/catalogue/vat.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { type Choice, ChoiceTiles } from './choice-tiles.tsx';
import { describePrice } from './price-words.ts';
import { SizeEditor } from './size-editor.tsx';
import type { ProductEditing } from './use-product-form.ts';

const VAT_CHOICES: readonly Choice<VatClass>[] = [
  {
    value: 'standard',
    name: 'Standard',
    explanation: `${VAT_RATES_PERCENT.standard} % is part of the price.`,
  },
  { value: 'basic-food', name: 'Basic food', explanation: 'Bread and the like: no VAT.' },
];

export function PriceAndSizes({ form }: { readonly form: ProductEditing }) {
  const { values, problems, change } = form;
  const hasSizes = values.sizes.length > 0;
  return (
    <FormSection title="Price and sizes" explanation="Prices are in naira and include VAT.">
      <div className="grid gap-5 phone:grid-cols-2">
        {!hasSizes && (
          <TextField
            label="Price"
            name="price"
            required
            inputMode="decimal"
            autoComplete="off"
            placeholder="12,500"
            value={values.price}
            problem={problems.price}
            hint={describePrice(values.price, values.discountPercentage, values.servings)}
            onChange={({ target }) => change({ price: target.value })}
          />
        )}
        <TextField
          label="Discount in %"
          name="discountPercentage"
          inputMode="decimal"
          autoComplete="off"
          value={values.discountPercentage}
          problem={problems.discountPercentage}
          hint={hasSizes ? 'Off the price of every size.' : 'Shoppers see the old price struck through.'}
          onChange={({ target }) => change({ discountPercentage: target.value })}
        />
      </div>
      <SizeEditor form={form} />
      <ChoiceTiles
        legend="VAT"
        choices={VAT_CHOICES}
        value={values.vatClass}
        onChoose={(vatClass) => change({ vatClass })}
      />
    </FormSection>
  );
}
