import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';

type PasswordFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

export function PasswordField({ label, hint, problem, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} problem={problem} isRequired={input.required}>
      {(control) => (
        <span className="relative grid">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${CONTROL_CLASS} pr-14`}
          />
          <span className="absolute top-0.75 right-1">
            <IconButton
              label={isShown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        </span>
      )}
    </Field>
  );
}
