import MailCheckIcon from 'lucide-react/icons/mail-check';
import { Link } from 'react-router';
import { titlePage } from '../../page-meta.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { EMAIL_WORDS, EmailField } from '../../ui/fields/email-field.tsx';
import { readText, useForm } from '../../ui/form/use-form.ts';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';

export const meta = titlePage('Reset Password');

export default function ForgotPasswordPage() {
  const { identity } = useAuth();
  const form = useForm({
    words: { email: EMAIL_WORDS },
    send: async (values) => {
      await identity.requestPasswordReset(readText(values, 'email'));
      showToast({ kind: 'success', text: 'Password reset email sent' });
    },
    onFailure: (text) => showToast({ kind: 'error', text }),
  });

  return (
    <AccessForm
      form={form}
      title="Reset Password"
      subtitle="Enter your email to receive a reset link"
      button="Send Reset Link"
      buttonWhileSending="Sending...."
      success={
        <Note tone="good" role="status" icon={MailCheckIcon}>
          Password reset email sent. Check your inbox!
        </Note>
      }
      footer={
        <Link to="/login" className="link">
          Sign in
        </Link>
      }
    >
      <EmailField problem={form.problems.email} />
    </AccessForm>
  );
}
