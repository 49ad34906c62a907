import { FormSection } from '../../../../ui/form/form-section.tsx';
import { readWholeNumber } from '../../../../ui/form/read-typed.ts';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { PriceField } from './price-field.tsx';
import type { PriceListValues } from './price-list-values.ts';
import { EXTRA_FIELDS, LEAD_TIME_FIELDS } from './price-list-words.ts';

type ExtraPricesProps = { readonly form: EditedForm<PriceListValues> };

const HOURS_PER_DAY = 24;
const FIELDS = 'grid items-start gap-5 phone:grid-cols-2';

/** What is asked once a cake, or for every inch of it, and how long ahead it is ordered. */
export function ExtraPrices({ form }: ExtraPricesProps) {
  return (
    <>
      <FormSection title="Extras" explanation="In naira.">
        <div className={FIELDS}>
          {EXTRA_FIELDS.map((field) => (
            <PriceField
              key={field.path}
              form={form}
              path={field.path}
              label={field.label}
              hint={'hint' in field ? field.hint : undefined}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title="Lead times" explanation="In hours, added up.">
        <div className={FIELDS}>
          {LEAD_TIME_FIELDS.map(({ path, label }) => (
            <PriceField
              key={path}
              form={form}
              path={path}
              label={label}
              hint={sayDays(form.values.typed[path] ?? '')}
            />
          ))}
        </div>
      </FormSection>
    </>
  );
}

/** '2 days' where hours come to whole days; the hours themselves say as much otherwise. */
function sayDays(typed: string): string | undefined {
  const days = readWholeNumber(typed) / HOURS_PER_DAY;
  if (!Number.isInteger(days) || days < 1) return undefined;
  return days === 1 ? '1 day' : `${days} days`;
}
