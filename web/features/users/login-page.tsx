import { Link, useLocation } from 'react-router';
import { titlePage } from '../../page-meta.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { readSecret, readText, useForm } from '../../ui/form/use-form.ts';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { EMAIL_WORDS, EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginNoticeNote } from './login-notice-note.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

export const meta = titlePage('Login');

export default function LoginPage() {
  const { identity } = useAuth();
  const location = useLocation();
  useLeaveWhenSignedIn();

  const form = useForm({
    words: { email: EMAIL_WORDS, password: { missing: 'Enter your password.' } },
    send: (values) =>
      identity.signIn({
        email: readText(values, 'email'),
        password: readSecret(values, 'password'),
        isRemembered: values.has('remember'),
      }),
  });

  return (
    <AccessForm
      form={form}
      title="Welcome back"
      subtitle="Sign in to see your orders and messages."
      notice={<LoginNoticeNote />}
      button="Login"
      buttonWhileSending="Logging in…"
      alternative={<GoogleButton />}
      footer={
        <>
          New here?{' '}
          <Link to="/register" state={location.state} className="link">
            Register
          </Link>
        </>
      }
    >
      <EmailField problem={form.problems.email} />
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="current-password"
        problem={form.problems.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox label="Keep me signed in" name="remember" />
        <Link to="/forgotpassword" className="link inline-flex min-h-11 items-center">
          Forgot password?
        </Link>
      </div>
    </AccessForm>
  );
}
