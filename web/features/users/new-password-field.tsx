import { useState } from 'react';
import {
  estimatePasswordStrength,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../../../domain/users/password-rules.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import { readPasswordOwner } from './new-password.ts';

export const NEW_PASSWORD_WORDS = {
  missing: 'Choose a password.',
  wrong: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
} as const;

const STEP_COLOURS = ['bg-crust', 'bg-ember', 'bg-honey', 'bg-leaf'] as const;
const STEPS = [1, 2, 3] as const;

type NewPasswordFieldProps = {
  readonly label: string;
  readonly name?: string;
  readonly problem: string | undefined;
};

/** Measures the password while it is typed, by what else the form knows about its owner. */
export function NewPasswordField({ label, name = 'password', problem }: NewPasswordFieldProps) {
  const { name: shopName } = useShopProfile();
  const [typed, setTyped] = useState({ password: '', owner: {} });
  const { level, words } = estimatePasswordStrength(typed.password, typed.owner);

  const measure = ({ value: password, form }: HTMLInputElement) =>
    setTyped({ password, owner: form ? readPasswordOwner(new FormData(form), shopName) : { shopName } });

  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        name={name}
        required
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="new-password"
        onInput={({ currentTarget }) => measure(currentTarget)}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. A few unrelated words are easy to remember.`}
        problem={problem}
      />
      {typed.password !== '' && (
        <div className="flex items-center gap-3">
          <div aria-hidden="true" className="flex flex-1 gap-1">
            {STEPS.map((step) => (
              <span
                key={step}
                className={joinClasses('h-1.5 flex-1 rounded-pill', STEP_COLOURS[step <= level ? level : 0])}
              />
            ))}
          </div>
          <p role="status" className="text-right text-small">
            <span className="visually-hidden">Password strength: </span>
            {words}
          </p>
        </div>
      )}
    </div>
  );
}
