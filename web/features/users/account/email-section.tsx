import { useRef, useState } from 'react';
import {
  type Account,
  cancelEmailChangeEndpoint,
  requestEmailChangeEndpoint,
} from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { EMAIL_WORDS, EmailField } from '../../../ui/fields/email-field.tsx';
import { readText, useForm } from '../../../ui/form/use-form.ts';
import { DemoMailNote } from '../demo-mail-context.tsx';
import { AccountSection } from './account-section.tsx';
import { SectionForm } from './section-form.tsx';

type EmailSectionProps = {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
};

/** The address stays as it is until the link that goes to the new one is followed. */
export function EmailSection({ account, onChange }: EmailSectionProps) {
  const [isChanging, setIsChanging] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { email, pendingEmail, hasPassword } = account;

  /** What had the focus is gone. */
  function show(changed: Account) {
    setIsChanging(false);
    onChange(changed);
    headingRef.current?.focus();
  }

  return (
    <AccountSection
      id="email"
      title="Email"
      headingRef={headingRef}
      lead={
        hasPassword ? 'You sign in with it, and we send your receipts there.' : 'We send your receipts there.'
      }
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      {pendingEmail !== null && <PendingChange email={email} pendingEmail={pendingEmail} onChange={show} />}
      {pendingEmail === null && isChanging && (
        <NewEmailForm onRequested={show} onCancel={() => show(account)} />
      )}
      {pendingEmail === null && !isChanging && (
        <div>
          <Button kind="dark" onClick={() => setIsChanging(true)}>
            Change email address
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

async function request(email: string): Promise<Account> {
  const changed = await shopApi.call(requestEmailChangeEndpoint, { body: { email } });
  showToast({ kind: 'success', text: 'Confirmation link sent' });
  return changed;
}

type NewEmailFormProps = {
  readonly onRequested: (account: Account) => void;
  readonly onCancel: () => void;
};

function NewEmailForm({ onRequested, onCancel }: NewEmailFormProps) {
  const form = useForm({
    words: { email: EMAIL_WORDS },
    send: async (values) => onRequested(await request(readText(values, 'email'))),
  });
  return (
    <SectionForm
      form={form}
      label="New email address"
      button="Send confirmation link"
      buttonWhileSending="Sending…"
      others={<Button onClick={onCancel}>Cancel</Button>}
    >
      <EmailField label="New email address" problem={form.problems.email} isFocusedFirst />
      <p className="max-w-measure text-label text-cocoa-2">
        We’ll send a link to the new address and notify the current one. Nothing changes until you open the
        link.
      </p>
    </SectionForm>
  );
}

type PendingChangeProps = {
  readonly email: string;
  readonly pendingEmail: string;
  readonly onChange: (account: Account) => void;
};

function PendingChange({ email, pendingEmail, onChange }: PendingChangeProps) {
  const resending = useForm({ words: {}, send: async () => onChange(await request(pendingEmail)) });
  const cancelling = useForm({
    words: {},
    send: async () => {
      onChange(await shopApi.call(cancelEmailChangeEndpoint));
      showToast({ kind: 'success', text: `Your email address stays ${email}` });
    },
  });
  return (
    <>
      <Note tone="tip">
        We’ve sent a link to <strong className="wrap-anywhere">{pendingEmail}</strong>. Open it within 24
        hours to use that address. Until then nothing changes.
      </Note>
      <DemoMailNote />
      <div className="flex flex-wrap gap-3">
        <SectionForm
          form={resending}
          label="Link to the new address"
          button="Send the link again"
          buttonWhileSending="Sending…"
          kind="quiet"
        />
        <SectionForm
          form={cancelling}
          label="Current address"
          button="Keep the current address"
          buttonWhileSending="Cancelling…"
          kind="quiet"
        />
      </div>
    </>
  );
}
