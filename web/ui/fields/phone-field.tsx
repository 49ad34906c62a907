import { type ComponentProps, useState } from 'react';
import { normaliseContactPhone } from '../../../domain/contact-phone.ts';
import { normalisePhone } from '../../../domain/phone.ts';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & {
  readonly value: string;
  /** Of whoever buys, who may live abroad; a rider calls none there. */
  readonly isContact?: boolean;
};

/** A slip in a number is said as soon as the field is left, in the hint's place so that nothing below moves far. */
export function PhoneField({ value, hint, problem, isContact = false, ...field }: PhoneFieldProps) {
  const [left, setLeft] = useState('');
  const slip = left === value && value.trim() !== '' ? findSlip(value, isContact) : undefined;
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

function findSlip(typed: string, isContact: boolean): string | undefined {
  const phone = isContact ? normaliseContactPhone(typed) : normalisePhone(typed);
  return phone.ok ? undefined : phone.refusal.message;
}
