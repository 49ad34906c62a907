import { useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { measurePassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './password-strength.ts';

export const NEW_PASSWORD_WORDS = {
  missing: 'Choose a password.',
  wrong: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
} as const;

const STEP_COLOURS = ['bg-crust', 'bg-ember', 'bg-honey', 'bg-leaf'] as const;
const STEPS = [1, 2, 3] as const;

type NewPasswordFieldProps = { readonly label: string; readonly problem: string | undefined };

export function NewPasswordField({ label, problem }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const { level, words } = measurePassword(password);
  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        name="password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="new-password"
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. A few words in a row are easy to keep.`}
        problem={problem}
      />
      {password !== '' && (
        <div className="flex items-center gap-3">
          <div aria-hidden="true" className="flex flex-1 gap-1">
            {STEPS.map((step) => (
              <span
                key={step}
                className={joinClasses('h-1.5 flex-1 rounded-pill', STEP_COLOURS[step <= level ? level : 0])}
              />
            ))}
          </div>
          <p role="status" className="w-20 text-right text-small">
            <span className="visually-hidden">Password strength: </span>
            {words}
          </p>
        </div>
      )}
    </div>
  );
}
