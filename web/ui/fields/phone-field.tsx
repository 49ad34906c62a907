import { type ComponentProps, useState } from 'react';
import { normalisePhone } from '../../../domain/phone.ts';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & { readonly value: string };

/** A slip in a number is said as soon as the field is left, in the hint's place so that nothing below moves far. */
export function PhoneField({ value, hint, problem, ...field }: PhoneFieldProps) {
  const [left, setLeft] = useState('');
  const slip = left === value && value.trim() !== '' ? findSlip(value) : undefined;
  return (
    <TextField
      {...field}
      type="tel"
      value={value}
      hint={problem || slip ? undefined : hint}
      problem={problem ?? slip}
      onBlur={() => setLeft(value)}
    />
  );
}

function findSlip(typed: string): string | undefined {
  const phone = normalisePhone(typed);
  return phone.ok ? undefined : phone.refusal.message;
}
