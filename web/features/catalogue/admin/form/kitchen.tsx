import { Link } from 'react-router';
import { KITCHEN_POINTS_EXAMPLES } from '../../../../../domain/catalogue/kitchen-points.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../../domain/catalogue/product.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { readWholeNumber } from '../../../../ui/form/read-typed.ts';
import { useShelfPath } from '../../../orders/switched-on-context.tsx';
import { nameLeadTime } from '../status-words.ts';
import type { ProductEditing } from './use-product-form.ts';

export function Kitchen({ form }: { readonly form: ProductEditing }) {
  const { values, field, change } = form;
  const shelfPath = useShelfPath();
  const leadTimeHours = readWholeNumber(values.leadTimeHours);
  return (
    <FormSection title="Kitchen">
      <div className="grid items-start gap-5 phone:grid-cols-3">
        <TextField
          {...field('leadTimeHours')}
          label="Lead time in hours"
          required
          inputMode="numeric"
          hint={
            leadTimeHours > 0 ? `${nameLeadTime(leadTimeHours)} before delivery.` : 'From order to delivery.'
          }
        />
        {values.sizes.length === 0 && (
          <>
            <TextField {...field('servings')} label="Serves" inputMode="numeric" hint="Number of people." />
            <TextField
              {...field('workUnits')}
              label="Kitchen points"
              required
              inputMode="numeric"
              hint={`How much of a day’s capacity one takes. ${KITCHEN_POINTS_EXAMPLES}`}
            />
          </>
        )}
      </div>
      {!values.isCustom && (
        <p className="text-small text-cocoa-2">
          To sell this product the same day or only on certain weekdays, use{' '}
          <Link to={shelfPath} className="link">
            today’s shelf
          </Link>
          .
        </p>
      )}
      <Checkbox
        label={`Can have an inscription of up to ${INSCRIPTION_MAX_LENGTH} characters`}
        checked={values.allowsInscription}
        onChange={({ target }) => change({ allowsInscription: target.checked })}
      />
      <div>
        <Checkbox
          label="Suggest in the cart"
          checked={values.isOfferedAtCart}
          onChange={({ target }) => change({ isOfferedAtCart: target.checked })}
        />
        <p className="text-small text-cocoa-2">
          Shown in the cart as a small extra, such as candles or a card.
        </p>
      </div>
    </FormSection>
  );
}
