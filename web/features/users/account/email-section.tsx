import { useState } from 'react';
import type { Account } from '../../../../contract/account.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon, MailCheckIcon } from '../../../ui/icons/status.tsx';
import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAuth } from '../auth-context.tsx';
import { AccountSection } from './account-section.tsx';

export function EmailSection({ account }: { readonly account: Account }) {
  const { email, emailVerified } = account;
  return (
    <AccountSection id="email" title="E-mail" lead="You sign in with it, and receipts go there.">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-semibold wrap-anywhere">{email}</span>
        {emailVerified ? (
          <Badge tone="good">
            <CheckIcon className="size-3.5" />
            Confirmed
          </Badge>
        ) : (
          <Badge tone="busy">Not confirmed</Badge>
        )}
      </p>
      {!emailVerified && <Confirmation email={email} />}
    </AccountSection>
  );
}

type SendingState = 'idle' | 'sending' | 'sent';

function Confirmation({ email }: { readonly email: string }) {
  const { identity } = useAuth();
  const [state, setState] = useState<SendingState>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    if (state === 'sending') return;
    setState('sending');
    setFailure(null);
    try {
      await identity.sendVerification(email);
      setState('sent');
      showToast({ kind: 'success', text: 'Confirmation mail sent' });
    } catch (error) {
      setState('idle');
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-measure text-label text-cocoa-2">
        Open the link in the mail we sent you, so that we know your receipts reach you. You can order without
        it.
      </p>
      {state === 'sent' && (
        <Note tone="good" role="status" icon={MailCheckIcon}>
          A new link is on its way to {email}. Check your inbox!
        </Note>
      )}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <Button kind="quiet" size="s" onClick={send} aria-disabled={state === 'sending'}>
        {state === 'sending' && <Spinner />}
        {state === 'sending' ? 'Sending…' : 'Send the link again'}
      </Button>
    </div>
  );
}
