import type { ComponentProps } from 'react';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, hint, problem, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isRequired={input.required}>
      {(control) => <input {...input} {...control} className={CONTROL_CLASS} />}
    </Field>
  );
}
