import { Link, useLocation } from 'react-router';
import { normalisePhone } from '../../../domain/phone.ts';
import { titlePage } from '../../page-meta.ts';
import { readSecret, readText, useForm } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { EMAIL_WORDS, EmailField } from './email-field.tsx';
import { NEW_PASSWORD_WORDS, NewPasswordField } from './new-password-field.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

export const meta = titlePage('Register');

export default function RegisterPage() {
  const { identity } = useAuth();
  const location = useLocation();
  useLeaveWhenSignedIn();

  const form = useForm({
    words: {
      displayName: { missing: 'Enter your name.' },
      email: EMAIL_WORDS,
      password: NEW_PASSWORD_WORDS,
    },
    check: (values) => {
      const phone = readPhone(values);
      return phone.ok ? {} : { phone: phone.refusal.message };
    },
    send: async (values) => {
      const phone = readPhone(values);
      await identity.register({
        displayName: readText(values, 'displayName'),
        email: readText(values, 'email'),
        phone: phone.ok ? phone.value : '',
        password: readSecret(values, 'password'),
      });
    },
    onFailure: (text) => showToast({ kind: 'error', text }),
  });

  return (
    <AccessForm
      form={form}
      title="Make yourself at home"
      subtitle="An account keeps your orders, your cakes and your dates together."
      button="Register"
      buttonWhileSending="Registering…"
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
        name="displayName"
        required
        maxLength={80}
        autoComplete="name"
        problem={form.problems.displayName}
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

/** Nothing at all is fine; something must be a Nigerian number. */
function readPhone(values: FormData): ReturnType<typeof normalisePhone> {
  const typed = readText(values, 'phone');
  return typed === '' ? { ok: true, value: '' } : normalisePhone(typed);
}
