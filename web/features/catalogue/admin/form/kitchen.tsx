import { INSCRIPTION_MAX_LENGTH } from '../../../../../domain/catalogue/product.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { readWholeNumber } from '../../../../ui/form/read-typed.ts';
import { nameLeadTime } from '../status-words.ts';
import type { ProductEditing } from './use-product-form.ts';

export function Kitchen({ form }: { readonly form: ProductEditing }) {
  const { values, problems, change } = form;
  const leadTimeHours = readWholeNumber(values.leadTimeHours);
  return (
    <FormSection title="Kitchen">
      <div className="grid items-start gap-5 phone:grid-cols-3">
        <TextField
          label="Lead time in hours"
          name="leadTimeHours"
          required
          inputMode="numeric"
          autoComplete="off"
          value={values.leadTimeHours}
          problem={problems.leadTimeHours}
          hint={
            leadTimeHours > 0 ? `${nameLeadTime(leadTimeHours)} before delivery.` : 'From order to delivery.'
          }
          onChange={({ target }) => change({ leadTimeHours: target.value })}
        />
        {values.sizes.length === 0 && (
          <>
            <TextField
              label="Serves"
              name="servings"
              inputMode="numeric"
              autoComplete="off"
              value={values.servings}
              problem={problems.servings}
              hint="People it feeds."
              onChange={({ target }) => change({ servings: target.value })}
            />
            <TextField
              label="Work units"
              name="workUnits"
              required
              inputMode="numeric"
              autoComplete="off"
              value={values.workUnits}
              problem={problems.workUnits}
              hint="A box of cupcakes is 1, a three-tier cake 20."
              onChange={({ target }) => change({ workUnits: target.value })}
            />
          </>
        )}
      </div>
      <Checkbox
        label={`Takes an inscription of up to ${INSCRIPTION_MAX_LENGTH} characters`}
        checked={values.allowsInscription}
        onChange={({ target }) => change({ allowsInscription: target.checked })}
      />
    </FormSection>
  );
}
