import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { titlePage } from '../../page-meta.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { EMAIL_WORDS, EmailField } from '../../ui/fields/email-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { hasDraft } from '../../ui/form/drafts/owned-drafts.ts';
import { readSecret, readText, useForm } from '../../ui/form/use-form.ts';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { GoogleButton } from './google-button.tsx';
import type { SecondStep } from './identity.ts';
import { findLoginNotice, type LoginNotice } from './login-notice.ts';
import { hasStoredOrigin, tryStorage } from './login-origin.ts';
import { PasskeyButton } from './second-step/passkey-button.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

const NOTES: Readonly<
  Record<LoginNotice, { readonly tone: 'tip' | 'good' | 'warning'; readonly text: string }>
> = {
  'session-ended': {
    tone: 'tip',
    text: 'Your session ended, so we signed you out to keep your account safe.',
  },
  'password-changed': {
    tone: 'good',
    text: 'Your password has been changed. Sign in with your new password.',
  },
  'google-failed': {
    tone: 'warning',
    text: 'Signing in with Google didn’t work. Try again, or use your email and password.',
  },
};

/** Only this browser knows why somebody was sent here, so the server's HTML has no note. */
function LoginNoticeNote() {
  const isKnown = useHydrated();
  const { state: locationState, search } = useLocation();
  if (!isKnown) return null;
  const notice = findLoginNotice({ locationState, search, hasStoredOrigin: hasStoredOrigin(window) });
  if (notice === null) return null;
  const { tone, text } = NOTES[notice];
  return (
    <Note tone={tone} role="status">
      {text}
      {notice === 'session-ended' && ` ${sayWhatIsSaved(window)}`}
    </Note>
  );
}

/** What was typed is promised back only where something is there to come back. */
function sayWhatIsSaved({ localStorage, sessionStorage }: Window): string {
  const isSaved = tryStorage(() => hasDraft(localStorage) || hasDraft(sessionStorage)) ?? false;
  return isSaved
    ? 'What you were typing is saved: sign in and you’ll find it where you left it.'
    : 'Your cart is saved.';
}

export const meta = titlePage('Sign in');

/** Few accounts have one, and its screen is loaded for them alone. */
const SecondStepForm = lazy(() => import('./second-step/second-step-form.tsx'));

export default function LoginPage() {
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  useLeaveWhenSignedIn();
  if (secondStep === null) return <FirstStep onSecondStep={setSecondStep} />;
  return (
    <Suspense fallback={<p role="status">One more step…</p>}>
      <SecondStepForm step={secondStep} onRestart={() => setSecondStep(null)} />
    </Suspense>
  );
}

function FirstStep({ onSecondStep }: { readonly onSecondStep: (step: SecondStep | null) => void }) {
  const { identity } = useAuth();
  const location = useLocation();

  const form = useForm({
    words: { email: EMAIL_WORDS, password: { missing: 'Enter your password.' } },
    send: async (values) =>
      onSecondStep(
        await identity.signIn({
          email: readText(values, 'email'),
          password: readSecret(values, 'password'),
          isRemembered: values.has('remember'),
        }),
      ),
  });

  return (
    <AccessForm
      form={form}
      title="Welcome back"
      subtitle="Sign in to see your orders and messages."
      notice={<LoginNoticeNote />}
      button="Sign in"
      buttonWhileSending="Signing in…"
      alternative={
        <>
          <PasskeyButton />
          <GoogleButton />
        </>
      }
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
