import type { ComponentProps } from 'react';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ label, hint, problem, rows = 4, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isRequired={textarea.required}>
      {(control) => (
        <textarea {...textarea} {...control} rows={rows} className={`${CONTROL_CLASS} resize-y py-3.25`} />
      )}
    </Field>
  );
}
