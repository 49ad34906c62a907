import { EXAMPLE_LOOKS } from '../../../../domain/shop/brand/example-looks.ts';
import { CHIP_CLASS } from '../../../ui/buttons/toggle-chip.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { isSame } from '../../../ui/form/is-same.ts';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import type { BrandValues } from './brand-values.ts';
import { Swatches } from './colour-fields.tsx';

/** One press shows the shop as another bakery; the logo stays, and nothing is published. */
export function ExampleLooks({ form }: { readonly form: EditedForm<BrandValues> }) {
  const { colours, fonts, decoration } = form.values;
  return (
    <FormSection
      title="Try a look"
      explanation="Sets colours, fonts and decoration together. See it in the preview, then change what you like."
    >
      <div className="flex flex-wrap gap-2">
        {EXAMPLE_LOOKS.map(({ name, look }) => (
          <button
            key={name}
            type="button"
            aria-pressed={isSame(look, { colours, fonts, decoration })}
            onClick={() => form.reshape(look, 'colours')}
            className={`${CHIP_CLASS} pl-2.5 aria-pressed:border-cocoa aria-pressed:inset-ring-1 aria-pressed:inset-ring-cocoa`}
          >
            <Swatches colours={look.colours} />
            {name}
          </button>
        ))}
      </div>
    </FormSection>
  );
}
