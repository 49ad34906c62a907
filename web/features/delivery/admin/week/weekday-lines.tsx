import { useId } from 'react';
import { WEEKDAYS } from '../../../../../domain/weekdays.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import type { WeekdayValues, WeekValues } from './week-values.ts';

/** A day's work is counted in units: a box of cupcakes is 1, a cake of three tiers 20. */
const EXPLANATION =
  'How much the kitchen can do on a day, in work units. Each product says how many it takes: a box of cupcakes 1, a cake of three tiers 20.';

export function WeekdayLines({ form }: { readonly form: EditedForm<WeekValues> }) {
  const { values, problems, change } = form;
  const edit = (index: number, part: Partial<WeekdayValues>) =>
    change({
      weekdays: values.weekdays.map((day, position) => (position === index ? { ...day, ...part } : day)),
    });
  return (
    <FormSection title="Open days and work" explanation={EXPLANATION}>
      <ul className="grid">
        {values.weekdays.map((day, index) => (
          <WeekdayLine
            key={WEEKDAYS[index]}
            name={WEEKDAYS[index] ?? ''}
            path={`weekdays.${index}`}
            day={day}
            problem={problems[`weekdays.${index}.workUnits`]}
            onEdit={(part) => edit(index, part)}
          />
        ))}
      </ul>
    </FormSection>
  );
}

type WeekdayLineProps = {
  readonly name: string;
  readonly path: string;
  readonly day: WeekdayValues;
  readonly problem: string | undefined;
  readonly onEdit: (part: Partial<WeekdayValues>) => void;
};

function WeekdayLine({ name, path, day, problem, onEdit }: WeekdayLineProps) {
  const problemId = useId();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b phone:grid-cols-[--spacing(44)_minmax(0,1fr)] border-crust py-2 last:border-b-0">
      <Checkbox
        label={name}
        name={`${path}.isOpen`}
        checked={day.isOpen}
        onChange={({ target }) => onEdit({ isOpen: target.checked })}
      />
      {day.isOpen ? (
        <label className="flex items-center gap-3">
          <span className="visually-hidden">Work units on a {name}</span>
          <input
            name={`${path}.workUnits`}
            inputMode="numeric"
            autoComplete="off"
            value={day.workUnits}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && problemId}
            onChange={({ target }) => onEdit({ workUnits: target.value })}
            className={`${CONTROL_CLASS} figures max-w-24 text-right`}
          />
          <span aria-hidden="true" className="text-label text-cocoa-2 max-phone:hidden">
            work units
          </span>
        </label>
      ) : (
        <p className="flex min-h-13 items-center text-label font-medium text-cocoa-2">Closed</p>
      )}
      <div id={problemId} className="col-span-full empty:hidden">
        <Problem>{problem}</Problem>
      </div>
    </li>
  );
}
