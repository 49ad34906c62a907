import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { type Choice, ChoiceTiles } from './choice-tiles.tsx';
import type { ProductEditing } from './use-product-form.ts';

const CHOICES: readonly Choice<ProductStatus>[] = [
  { value: 'draft', name: 'Draft', explanation: 'Only administrators see it.' },
  { value: 'published', name: 'Published', explanation: 'In the shop, for everybody.' },
  { value: 'archived', name: 'Archived', explanation: 'Out of the shop, kept for its orders.' },
];

/** A product that was never saved has nothing to be archived for. */
export function Visibility({ form }: { readonly form: ProductEditing }) {
  const { values, change, base } = form;
  return (
    <FormSection title="Visibility">
      <ChoiceTiles
        legend="Where the product stands"
        isLegendHidden
        choices={base ? CHOICES : CHOICES.filter(({ value }) => value !== 'archived')}
        value={values.status}
        onChoose={(status) => change({ status })}
      />
    </FormSection>
  );
}
