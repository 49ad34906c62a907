import { KITCHEN_POINTS_EXAMPLES } from '../../../../../domain/catalogue/kitchen-points.ts';
import { SIZES_MAX } from '../../../../../domain/catalogue/product.ts';
import { VAT_RATES_PERCENT, type VatClass } from '../../../../../domain/catalogue/vat.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { createKey } from '../../../../ui/form/create-key.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { EditedLine } from '../../../../ui/form/lines/edited-line.tsx';
import { AddLineButton } from '../../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { type LineHandle, useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { LabelsInUse } from '../product-requests.ts';
import { type Choice, ChoiceTiles } from './choice-tiles.tsx';
import type { SizeValues } from './form-values.ts';
import { describePrice } from './price-words.ts';
import type { ProductEditing } from './use-product-form.ts';
import { UsualVat } from './usual-vat.tsx';

const VAT_CHOICES: readonly Choice<VatClass>[] = [
  {
    value: 'standard',
    name: 'Standard',
    explanation: `${VAT_RATES_PERCENT.standard}% is included in the price.`,
  },
  { value: 'basic-food', name: 'Basic food', explanation: 'Bread and other basic foods. No VAT.' },
];

const nameVatClass = (vatClass: VatClass) => VAT_CHOICES.find(({ value }) => value === vatClass)?.name ?? '';

type PriceAndSizesProps = { readonly form: ProductEditing; readonly labels: LabelsInUse | undefined };

export function PriceAndSizes({ form, labels }: PriceAndSizesProps) {
  const { values, field, change } = form;
  const hasSizes = values.sizes.length > 0;
  const category = labels?.categories.find((known) => known === values.category.trim());
  return (
    <FormSection title="Price and sizes" explanation="Prices are in naira and include VAT.">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        {!hasSizes && (
          <TextField
            {...field('price')}
            label="Price"
            required
            inputMode="decimal"
            hint={describePrice(values.price, values.discountPercentage, values.servings)}
          />
        )}
        <TextField
          {...field('discountPercentage')}
          label="Discount in %"
          inputMode="decimal"
          hint={hasSizes ? 'Off the price of every size.' : 'Customers see the old price crossed out.'}
        />
      </div>
      <SizeEditor form={form} />
      <ChoiceTiles
        legend="VAT"
        choices={VAT_CHOICES}
        value={values.vatClass}
        onChoose={(vatClass) => change({ vatClass })}
      />
      {category !== undefined && <UsualVat form={form} category={category} nameOf={nameVatClass} />}
    </FormSection>
  );
}

/** Sizes with their own prices, in the order shoppers see them. */
function SizeEditor({ form }: { readonly form: ProductEditing }) {
  const { values, problems } = form;
  const { sizes } = values;
  const lines = useLines(form, 'sizes', ({ name }, index) => name.trim() || `size ${index + 1}`);

  function add(): void {
    // Whoever splits a product into sizes starts from what it was.
    const first = sizes.length === 0 ? values : { price: '', servings: '', workUnits: '1' };
    const { price, servings, workUnits } = first;
    lines.add({ key: createKey(), id: null, name: '', price, servings, workUnits });
  }

  return (
    <LineHolder lines={lines}>
      {sizes.map((size, index) => (
        <SizeLine
          key={size.key}
          size={size}
          handle={lines.hold(size, index)}
          discountPercentage={values.discountPercentage}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AddLineButton name="sizes" isFull={sizes.length >= SIZES_MAX} onAdd={add}>
          {sizes.length === 0 ? 'Add sizes' : 'Add a size'}
        </AddLineButton>
        <p className="text-small text-cocoa-2">
          {sizes.length === 0
            ? 'Each size has its own price, servings and kitchen points.'
            : `${sizes.length} of ${SIZES_MAX}. The lowest price is shown as “from”. Kitchen points are how much of a day’s capacity a size takes. ${KITCHEN_POINTS_EXAMPLES}`}
        </p>
      </div>
      <Problem>{problems.sizes}</Problem>
    </LineHolder>
  );
}

type SizeLineProps = {
  readonly size: SizeValues;
  readonly handle: LineHandle<SizeValues>;
  readonly discountPercentage: string;
};

function SizeLine({ size, handle, discountPercentage }: SizeLineProps) {
  const { index, field } = handle;
  return (
    <EditedLine
      title={`Size ${index + 1}`}
      summary={describePrice(size.price, discountPercentage, size.servings)}
      handle={handle}
    >
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 hero:grid-cols-[4fr_2.6fr_2.3fr_2fr]">
        <TextField
          {...field('name')}
          label="Size"
          data-control={`first ${size.key}`}
          required
          hint="For example: 8 inch."
        />
        <TextField {...field('price')} label="Price" required inputMode="decimal" />
        <TextField {...field('servings')} label="Serves" inputMode="numeric" />
        <TextField {...field('workUnits')} label="Kitchen points" required inputMode="numeric" />
      </div>
    </EditedLine>
  );
}
