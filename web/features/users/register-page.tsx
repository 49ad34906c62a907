import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NAME_MAX_LENGTH, normaliseOptionalPhone } from '../../../domain/users/person.ts';
import { titlePage } from '../../page-meta.ts';
import { readSecret, readText, useForm } from '../../ui/form/use-form.ts';
import { MailCheckIcon } from '../../ui/icons/status.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { EMAIL_WORDS, EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { findPasswordProblem } from './new-password.ts';
import { NEW_PASSWORD_WORDS, NewPasswordField } from './new-password-field.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

export const meta = titlePage('Register');

export default function RegisterPage() {
  const { identity } = useAuth();
  const { name: shopName } = useShopProfile();
  const location = useLocation();
  const [isMailSent, setMailSent] = useState(false);
  useLeaveWhenSignedIn();

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
      const outcome = await identity.register({
        displayName: readText(values, 'name'),
        email: readText(values, 'email'),
        phone: readText(values, 'phone'),
        password: readSecret(values, 'password'),
      });
      setMailSent(outcome === 'mail-sent');
    },
  });

  return (
    <AccessForm
      form={form}
      title="Make yourself at home"
      subtitle="An account keeps your orders, your cakes and your dates together."
      button="Register"
      buttonWhileSending="Registering…"
      success={
        isMailSent && (
          <Note tone="good" role="status" icon={MailCheckIcon}>
            Check your inbox to go on. The email tells you what to do next.
          </Note>
        )
      }
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
        problem={form.problems.name}
      />
      <EmailField problem={form.problems.email} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="For the rider, on the day of your delivery."
        problem={form.problems.phone}
      />
      <NewPasswordField label="Password" problem={form.problems.password} />
    </AccessForm>
  );
}
