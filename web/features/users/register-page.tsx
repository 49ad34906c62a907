import MailCheckIcon from 'lucide-react/icons/mail-check';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { normaliseOptionalContactPhone } from '../../../domain/contact-phone.ts';
import { titlePage } from '../../page-meta.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { EMAIL_WORDS, EmailField } from '../../ui/fields/email-field.tsx';
import { NameField } from '../../ui/fields/name-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { readSecret, readText, useForm } from '../../ui/form/use-form.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { keepConfirmationOrigin } from './confirmation-origin.ts';
import { DemoMailNote } from './demo-mail-context.tsx';
import { GoogleButton } from './google-button.tsx';
import type { RegistrationDetails } from './identity.ts';
import { findOrigin } from './login-origin.ts';
import { findPasswordProblem } from './new-password.ts';
import { NEW_PASSWORD_WORDS, NewPasswordField } from './new-password-field.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

export const meta = titlePage('Register');

/** The form, and after it the wait for the mail. The password is kept in memory alone, to send the same once more. */
export default function RegisterPage() {
  const { state: locationState } = useLocation();
  const [details, setDetails] = useState<RegistrationDetails>();
  const [isSent, setSent] = useState(false);
  useLeaveWhenSignedIn();

  const waitForMail = (sent: RegistrationDetails) => {
    keepConfirmationOrigin(window, findOrigin({ locationState, page: window }));
    setDetails(sent);
    setSent(true);
  };

  if (details && isSent) return <CheckInbox details={details} onOtherAddress={() => setSent(false)} />;
  return <RegistrationForm typed={details} onSent={waitForMail} />;
}

type RegistrationFormProps = {
  /** What was sent before, to be corrected; a password is always typed anew. */
  readonly typed: RegistrationDetails | undefined;
  readonly onSent: (details: RegistrationDetails) => void;
};

function RegistrationForm({ typed, onSent }: RegistrationFormProps) {
  const { identity } = useAuth();
  const { name: shopName } = useShopProfile();
  const location = useLocation();
  // Not what a session that ended left behind: whoever comes from the invitation brings it along.
  const invitationKey = /^\/invitation#token=(.+)$/.exec(readGiven(location.state, 'origin') ?? '')?.[1];
  const isInvited = invitationKey !== undefined;

  const form = useForm({
    words: {
      name: { missing: 'Enter your name.' },
      email: EMAIL_WORDS,
      password: NEW_PASSWORD_WORDS,
    },
    check: (values) => {
      const phone = normaliseOptionalContactPhone(readText(values, 'phone'));
      return {
        ...(!phone.ok && { phone: phone.refusal.message }),
        ...findPasswordProblem({ values, field: 'password', shopName }),
      };
    },
    send: async (values) => {
      const details = {
        displayName: readText(values, 'name'),
        email: readText(values, 'email'),
        phone: readText(values, 'phone'),
        password: readSecret(values, 'password'),
        invitationKey,
      };
      if (!(await identity.register(details))) onSent(details);
    },
  });

  return (
    <AccessForm
      form={form}
      title="Create your account"
      subtitle={
        isInvited ? 'Create your staff account.' : 'See your orders, save addresses and check out faster.'
      }
      button="Register"
      buttonWhileSending="Registering…"
      alternative={<GoogleButton />}
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" state={location.state} className="link">
            Sign in
          </Link>
        </>
      }
    >
      <NameField
        label="Name"
        name="name"
        required
        autoComplete="name"
        defaultValue={typed?.displayName ?? readGiven(location.state, 'name')}
        problem={form.problems.name}
      />
      <EmailField typed={typed?.email ?? readGiven(location.state, 'email')} problem={form.problems.email} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={isInvited ? undefined : 'For the rider to call you on delivery.'}
        defaultValue={typed?.phone ?? readGiven(location.state, 'phone')}
        problem={form.problems.phone}
      />
      <NewPasswordField label="Password" problem={form.problems.password} />
    </AccessForm>
  );
}

type CheckInboxProps = {
  readonly details: RegistrationDetails;
  readonly onOtherAddress: () => void;
};

/** The account begins with the mailed link; until then there is nothing to do here but to wait. */
function CheckInbox({ details, onOtherAddress }: CheckInboxProps) {
  const location = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { state, failure, sendAgain } = useSendingAgain(details);
  useEffect(() => headingRef.current?.focus(), []);

  return (
    <div className="grid gap-5">
      <span className="scallop grid size-16 place-items-center gold">
        <MailCheckIcon className="size-8" />
      </span>
      <div className="grid gap-2">
        <h1 ref={headingRef} tabIndex={-1} className="text-access">
          Check your inbox
        </h1>
        <p className="text-cocoa-2">
          We’ve sent an email to <strong className="wrap-anywhere text-cocoa">{details.email}</strong>. Open
          the link in it to finish setting up your account. Can’t find it? Check your spam folder.
        </p>
      </div>
      <DemoMailNote />
      {state === 'sent' && (
        <Note tone="good" role="status" icon={MailCheckIcon}>
          Sent again to the same address.
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
          Sign in
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
      setFailure(describeError(error));
    }
  };

  return { state, failure, sendAgain };
}

/** Whoever comes from an order registers with what it knows of them. */
function readGiven(state: unknown, name: 'name' | 'email' | 'phone' | 'origin'): string | undefined {
  const given: Partial<Record<typeof name, unknown>> = Object(state);
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
}
