import { Link, useSearchParams } from 'react-router';
import { titlePage } from '../../page-meta.ts';
import { readSecret, useForm } from '../../ui/form/use-form.ts';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { NEW_PASSWORD_WORDS, NewPasswordField } from './new-password-field.tsx';

export const meta = titlePage('Choose a new password');

const BROKEN_LINK = 'This link is incomplete. Open it again from the mail, or ask for a new one.';

/** Where the mailed link leads. */
export default function ResetPasswordPage() {
  const { identity } = useAuth();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  // The server renders this page without the link's secret, which has no place in kept HTML.
  const isLinkBroken = useHydrated() && token === '';

  const form = useForm({
    words: { password: NEW_PASSWORD_WORDS },
    send: async (values) => {
      if (token === '') throw new Error(BROKEN_LINK);
      await identity.resetPassword({ token, password: readSecret(values, 'password') });
      showToast({ kind: 'success', text: 'Your password is changed' });
    },
    onFailure: (text) => showToast({ kind: 'error', text }),
  });

  return (
    <AccessForm
      form={form}
      title="Choose a new password"
      subtitle="Then sign in with it on all your devices."
      button="Save password"
      buttonWhileSending="Saving…"
      success={
        <Note tone="good" role="status">
          Your password is changed. Sign in with the new one.
        </Note>
      }
      footer={
        <>
          <Link to="/login" className="link">
            Sign in
          </Link>{' '}
          or{' '}
          <Link to="/forgotpassword" className="link">
            ask for a new link
          </Link>
        </>
      }
    >
      {isLinkBroken && <Note tone="warning">{BROKEN_LINK}</Note>}
      <NewPasswordField label="New password" problem={form.problems.password} />
    </AccessForm>
  );
}
