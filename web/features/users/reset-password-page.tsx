import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { titlePage } from '../../page-meta.ts';
import { readSecret, useForm } from '../../ui/form/use-form.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { DeadLink } from './dead-link.tsx';
import { PASSWORD_CHANGED } from './login-notice.ts';
import { findPasswordProblem } from './new-password.ts';
import { NEW_PASSWORD_WORDS, NewPasswordField } from './new-password-field.tsx';
import { useLinkToken } from './use-link-token.ts';

export const meta = titlePage('Choose a new password');

const NEW_LINK = { to: '/forgotpassword', label: 'Request a new link' };

/** Where the mailed link leads. */
export default function ResetPasswordPage() {
  const { identity } = useAuth();
  const { name: shopName } = useShopProfile();
  const navigate = useNavigate();
  const token = useLinkToken();
  const [expiry, setExpiry] = useState<string | null>(null);

  const form = useForm({
    words: { newPassword: NEW_PASSWORD_WORDS },
    check: (values) => findPasswordProblem({ values, field: 'newPassword', shopName }),
    send: async (values) => {
      try {
        await identity.resetPassword({ token: token ?? '', password: readSecret(values, 'newPassword') });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') setExpiry(error.message);
        throw error;
      }
      await navigate('/login', { replace: true, state: PASSWORD_CHANGED });
    },
  });

  if (token === null)
    return (
      <DeadLink wayOn={NEW_LINK}>
        This link is incomplete. Open it again from our email, or request a new one.
      </DeadLink>
    );
  if (expiry !== null) return <DeadLink wayOn={NEW_LINK}>{expiry}</DeadLink>;
  return (
    <AccessForm
      form={form}
      title="Choose a new password"
      subtitle="You’ll use it to sign in on all your devices."
      button="Save password"
      buttonWhileSending="Saving…"
      footer={
        <Link to="/login" className="link">
          Sign in
        </Link>
      }
    >
      <NewPasswordField label="New password" name="newPassword" problem={form.problems.newPassword} />
    </AccessForm>
  );
}
