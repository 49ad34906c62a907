import { useState } from 'react';
import { Link } from 'react-router';
import { type Account, deleteAccountEndpoint } from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { shopNews } from '../../../api/shop-news.ts';
import { useLeaveFor } from '../../../ui/browser/use-leave-for.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { readSecret, useForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useAuth } from '../auth-context.tsx';
import { SectionForm } from './section-form.tsx';

const QUESTION = 'Delete your account?';

export function AccountDeletion({ account }: { readonly account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const leaveFor = useLeaveFor();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure text-label text-cocoa-2">
        Deleting your account permanently removes your name, phone number, addresses and settings. We keep
        orders, payments and receipts as long as the law requires.
      </p>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} label={QUESTION} placement="question">
        <DeletionForm
          hasPassword={account.hasPassword}
          goHome={() => leaveFor('/')}
          onCancel={() => setOpen(false)}
        />
      </Modal>
    </div>
  );
}

type DeletionFormProps = {
  readonly hasPassword: boolean;
  readonly goHome: () => Promise<void>;
  readonly onCancel: () => void;
};

function DeletionForm({ hasPassword, goHome, onCancel }: DeletionFormProps) {
  const { identity } = useAuth();
  const form = useForm({
    words: { password: { missing: 'Enter your password.' } },
    send: (values) =>
      shopNews.holdWhile(async () => {
        await shopApi.call(deleteAccountEndpoint, { body: { password: readSecret(values, 'password') } });
        // First away from a page that only signed-in customers see, or its guard would lead to the login screen.
        await goHome();
        await identity.signOut();
        showToast({ kind: 'success', text: 'Your account has been deleted. Goodbye!' });
      }),
  });

  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{QUESTION}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-label">
        <li>
          Your name, email, phone number, addresses, devices and settings are removed. This can’t be undone.
        </li>
        <li>
          We keep orders, payments and receipts as long as the law requires:{' '}
          <Link to="/privacy#how-long" className="link">
            see how long we keep data
          </Link>
          .
        </li>
        <li>Open orders will still be delivered.</li>
      </ul>
      {!hasPassword && (
        <Note tone="tip">If you sign in with Google, do this within ten minutes of signing in.</Note>
      )}
      <SectionForm
        form={form}
        label={QUESTION}
        button="Delete my account"
        buttonWhileSending="Deleting…"
        kind="main"
        others={<Button onClick={onCancel}>Cancel</Button>}
      >
        {hasPassword && (
          <PasswordField
            label="Your password"
            name="password"
            required
            autoComplete="current-password"
            problem={form.problems.password}
          />
        )}
      </SectionForm>
    </div>
  );
}
