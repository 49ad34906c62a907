import { type ComponentProps, useState } from 'react';
import { normaliseEmail } from '../../../domain/users/person.ts';
import { EmailHint } from './email-hint.tsx';
import { TextField } from './text-field.tsx';

type TypedEmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & {
  readonly value: string;
  readonly onUse: (email: string) => void;
};

/** Within a longer form, where no button below would move away: what can be no address is said as soon as the field is left. */
export function TypedEmailField({ value, onUse, hint, problem, ...field }: TypedEmailFieldProps) {
  const [left, setLeft] = useState('');
  const slip = left === value ? findSlip(value) : undefined;
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete="email"
      value={value}
      hint={
        <>
          {problem || slip ? '' : hint} <EmailHint typed={value} onUse={onUse} />
        </>
      }
      problem={problem ?? slip}
      onBlur={() => setLeft(value)}
    />
  );
}

function findSlip(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  return !email.ok && email.refusal.code === 'email_wrong' ? email.refusal.message : undefined;
}
