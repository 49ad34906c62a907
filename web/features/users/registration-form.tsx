import { Link, useLocation } from 'react-router';
import { NAME_MAX_LENGTH, normaliseOptionalPhone } from '../../../domain/users/person.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { readSecret, readText, useForm } from '../../ui/form/use-form.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { EMAIL_WORDS, EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import type { RegistrationDetails } from './identity.ts';
import { findPasswordProblem } from './new-password.ts';
import { NEW_PASSWORD_WORDS, NewPasswordField } from './new-password-field.tsx';

type RegistrationFormProps = {
  /** What was sent before, to be corrected; a password is always typed anew. */
  readonly typed: RegistrationDetails | undefined;
  readonly onSent: (details: RegistrationDetails) => void;
};

export function RegistrationForm({ typed, onSent }: RegistrationFormProps) {
  const { identity } = useAuth();
  const { name: shopName } = useShopProfile();
  const location = useLocation();

  const form = useForm({
    words: {
      name: { missing: 'Enter your name.' },
      email: EMAIL_WORDS,
      password: NEW_PASSWORD_WORDS,
    },
    check: (values) => {
      const phone = normaliseOptionalPhone(readText(values, 'phone'));
      return {
        ...(!phone.ok && { phone: phone.refusal.message }),
        ...findPasswordProblem({ values, field: 'password', shopName }),
      };
    },
    send: async (values) => {
      const details = {
        displayName: readText(values, 'name'),
        email: readText(values, 'email'),
        phone: readText(values, 'phone'),
        password: readSecret(values, 'password'),
      };
      await identity.register(details);
      onSent(details);
    },
  });

  return (
    <AccessForm
      form={form}
      title="Make yourself at home"
      subtitle="An account keeps your orders, your cakes and your dates together."
      button="Register"
      buttonWhileSending="Registering…"
      alternative={<GoogleButton />}
      footer={
        <>
          Been here before?{' '}
          <Link to="/login" state={location.state} className="link">
            Login
          </Link>
        </>
      }
    >
      <TextField
        label="Name"
        name="name"
        required
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
        defaultValue={typed?.displayName}
        problem={form.problems.name}
      />
      <EmailField typed={typed?.email} problem={form.problems.email} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="For the rider, on the day of your delivery."
        defaultValue={typed?.phone}
        problem={form.problems.phone}
      />
      <NewPasswordField label="Password" problem={form.problems.password} />
    </AccessForm>
  );
}
