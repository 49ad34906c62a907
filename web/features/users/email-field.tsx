import { useRef, useState } from 'react';
import { useTypedBefore } from '../../ui/browser/use-typed-before.ts';
import { EmailHint } from '../../ui/fields/email-hint.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export const EMAIL_WORDS = {
  missing: 'Enter your email address.',
  wrong: 'Enter an email address like you@example.com.',
} as const;

type EmailFieldProps = { readonly problem: string | undefined; readonly typed?: string | undefined };

export function EmailField({ problem, typed = '' }: EmailFieldProps) {
  const [email, setEmail] = useState(typed);
  const inputRef = useRef<HTMLInputElement>(null);
  useTypedBefore(inputRef, setEmail);
  return (
    <TextField
      ref={inputRef}
      label="Email address"
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
