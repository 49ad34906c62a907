import { TextField } from '../../ui/text-field.tsx';

export const EMAIL_WORDS = {
  missing: 'Enter your email address.',
  wrong: 'Enter an email address like you@example.com.',
} as const;

export function EmailField({ problem }: { readonly problem: string | undefined }) {
  return (
    <TextField
      label="Email address"
      name="email"
      type="email"
      required
      autoComplete="email"
      inputMode="email"
      placeholder="you@example.com"
      problem={problem}
    />
  );
}
