import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';

type SelectFieldProps = FieldLook & Omit<ComponentProps<'select'>, 'id' | 'className'>;

export function SelectField({ label, hint, problem, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isRequired={select.required}>
      {(control) => (
        <span className="relative grid">
          <select {...select} {...control} className={`${CONTROL_CLASS} appearance-none pr-11`} />
          <ChevronDownIcon className="pointer-events-none absolute top-4 right-3.5 size-5" />
        </span>
      )}
    </Field>
  );
}
