import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import type { WeekValues } from './week-values.ts';

/** How late and how early somebody may order. */
export function OrderingTimes({ form }: { readonly form: EditedForm<WeekValues> }) {
  const { values, problems, change } = form;
  return (
    <FormSection title="When orders are taken">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField
          label="Cut-off on the day before"
          name="cutOff"
          type="time"
          required
          value={values.cutOff}
          problem={problems.cutOff}
          hint="Whoever orders later gets another day. What takes longer to make closes earlier by itself."
          onChange={({ target }) => change({ cutOff: target.value })}
        />
        <TextField
          label="Days ahead"
          name="horizonDays"
          required
          inputMode="numeric"
          autoComplete="off"
          value={values.horizonDays}
          problem={problems.horizonDays}
          hint="How far into the future shoppers can order."
          onChange={({ target }) => change({ horizonDays: target.value })}
        />
      </div>
    </FormSection>
  );
}
