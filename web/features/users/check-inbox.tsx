import MailCheckIcon from 'lucide-react/icons/mail-check';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useAuth } from './auth-context.tsx';
import type { RegistrationDetails } from './identity.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

type CheckInboxProps = {
  readonly details: RegistrationDetails;
  readonly onOtherAddress: () => void;
};

/** The account begins with the mailed link; until then there is nothing to do here but to wait. */
export function CheckInbox({ details, onOtherAddress }: CheckInboxProps) {
  const { demoMail } = useSignInOptions();
  const location = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { state, failure, sendAgain } = useSendingAgain(details);
  useEffect(() => headingRef.current?.focus(), []);

  return (
    <div className="grid gap-5">
      <span className="scallop grid size-16 place-items-center bg-honey">
        <MailCheckIcon className="size-8" />
      </span>
      <div className="grid gap-2">
        <h1 ref={headingRef} tabIndex={-1} className="text-access">
          Check your inbox
        </h1>
        <p className="text-cocoa-2">
          We have written to <strong className="wrap-anywhere text-cocoa">{details.email}</strong>. Open the
          link in that mail, and your account is ready. Nothing there? Look in your spam folder too.
        </p>
      </div>
      {demoMail && (
        <Note tone="tip">
          In this demo nothing is really sent.{' '}
          <a href="/dev/mail" className="link">
            Read the demo’s mails
          </a>
        </Note>
      )}
      {state === 'sent' && (
        <Note tone="good" role="status" icon={MailCheckIcon}>
          Sent again, to the same address.
        </Note>
      )}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="grid gap-3">
        <Button kind="paper" size="l" onClick={sendAgain} aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : 'Send it again'}
        </Button>
        <Button size="l" onClick={onOtherAddress}>
          Use another address
        </Button>
      </div>
      <p className="border-t border-crust-2 pt-3 text-center text-cocoa-2">
        Confirmed already?{' '}
        <Link to="/login" state={location.state} className="link">
          Login
        </Link>
      </p>
    </div>
  );
}

function useSendingAgain(details: RegistrationDetails) {
  const { identity } = useAuth();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  const sendAgain = async () => {
    if (state === 'sending') return;
    setState('sending');
    setFailure(null);
    try {
      await identity.register(details);
      setState('sent');
    } catch (error) {
      setState('idle');
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };

  return { state, failure, sendAgain };
}
