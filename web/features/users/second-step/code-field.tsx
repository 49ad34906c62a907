import { TextField } from '../../../ui/fields/text-field.tsx';

export const CODE_WORDS = { missing: 'Enter the code.' } as const;

type CodeFieldProps = { readonly problem: string | undefined; readonly help?: string };

/** Of an authenticator app, or a recovery code: whoever typed either into it is right. */
export function CodeField({ problem, help }: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      name="code"
      required
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      hint={help}
      problem={problem}
    />
  );
}
