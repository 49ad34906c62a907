import { useEffect, useRef, useState } from 'react';
import { useTypedBefore } from '../browser/use-typed-before.ts';
import { EmailHint } from './email-hint.tsx';
import { TextField } from './text-field.tsx';

export const EMAIL_WORDS = {
  missing: 'Enter your email address.',
  wrong: 'Enter an email address like you@example.com.',
} as const;

type EmailFieldProps = {
  readonly label?: string;
  readonly problem: string | undefined;
  readonly typed?: string | undefined;
  /** Where opening the form is the person's wish. */
  readonly isFocusedFirst?: boolean;
};

export function EmailField(props: EmailFieldProps) {
  const { label = 'Email address', problem, typed = '', isFocusedFirst = false } = props;
  const [email, setEmail] = useState(typed);
  const inputRef = useRef<HTMLInputElement>(null);
  useTypedBefore(inputRef, setEmail);
  useEffect(() => {
    if (isFocusedFirst) inputRef.current?.focus();
  }, [isFocusedFirst]);
  return (
    <TextField
      ref={inputRef}
      label={label}
      name="email"
      type="email"
      required
      autoComplete="email"
      inputMode="email"
      placeholder="you@example.com"
      value={email}
      onChange={({ target }) => setEmail(target.value)}
      hint={<EmailHint typed={email} onUse={setEmail} />}
      problem={problem}
    />
  );
}
