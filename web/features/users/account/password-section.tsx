import { useRef, useState } from 'react';
import type { Account } from '../../../../contract/account.ts';
import { changePasswordEndpoint } from '../../../../contract/users.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { shopNews } from '../../../api/shop-news.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { readSecret, useForm } from '../../../ui/form/use-form.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { useAuth } from '../auth-context.tsx';
import { findPasswordProblem } from '../new-password.ts';
import { NEW_PASSWORD_WORDS, NewPasswordField } from '../new-password-field.tsx';
import { AccountSection } from './account-section.tsx';
import { SectionForm } from './section-form.tsx';

type PasswordSectionProps = { readonly account: Account; readonly onChanged: () => Promise<void> };

export function PasswordSection({ account, onChanged }: PasswordSectionProps) {
  // Another form after each change: a password is not left standing in its field.
  const [changes, setChanges] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const finish = () => {
    setChanges((count) => count + 1);
    headingRef.current?.focus();
    return onChanged();
  };
  return (
    <AccountSection
      id="password"
      title="Password"
      headingRef={headingRef}
      lead={account.hasPassword ? 'Changing it signs you out on your other devices.' : undefined}
    >
      {account.hasPassword ? (
        <PasswordForm key={changes} account={account} onChanged={finish} />
      ) : (
        <FirstPassword email={account.email} />
      )}
    </AccountSection>
  );
}

function PasswordForm({ account, onChanged }: PasswordSectionProps) {
  const { email, name } = account;
  const { name: shopName } = useShopProfile();
  const form = useForm({
    words: { currentPassword: { missing: 'Enter your current password.' }, newPassword: NEW_PASSWORD_WORDS },
    check: (values) => findPasswordProblem({ values, field: 'newPassword', shopName }),
    send: (values) =>
      shopNews.holdWhile(async () => {
        await shopApi.call(changePasswordEndpoint, {
          body: {
            currentPassword: readSecret(values, 'currentPassword'),
            newPassword: readSecret(values, 'newPassword'),
          },
        });
        showToast({ kind: 'success', text: 'Your password has been changed' });
        await onChanged();
      }),
  });

  return (
    <SectionForm form={form} label="Password" button="Change password" buttonWhileSending="Changing…">
      {/* Tells a password manager whose password this is, and the rules what not to find in it. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
      <input type="hidden" name="name" value={name} />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <PasswordField
          label="Current password"
          name="currentPassword"
          required
          autoComplete="current-password"
          problem={form.problems.currentPassword}
        />
        <NewPasswordField label="New password" name="newPassword" problem={form.problems.newPassword} />
      </div>
    </SectionForm>
  );
}

/** Whoever came by another provider has none; a mailed link gives them one. */
function FirstPassword({ email }: { readonly email: string }) {
  const { identity } = useAuth();
  const form = useForm({
    words: {},
    send: async () => {
      await identity.requestPasswordReset(email);
      showToast({ kind: 'success', text: 'Password reset email sent' });
    },
  });
  return (
    <SectionForm
      form={form}
      label="Password"
      button="Email me a link"
      buttonWhileSending="Sending…"
      kind="quiet"
    >
      <p className="text-cocoa-2">
        You sign in with Google and don’t have a password. We can email you a link to set one.
      </p>
    </SectionForm>
  );
}
