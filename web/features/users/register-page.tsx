import { useState } from 'react';
import { useLocation } from 'react-router';
import { titlePage } from '../../page-meta.ts';
import { CheckInbox } from './check-inbox.tsx';
import { keepConfirmationOrigin } from './confirmation-origin.ts';
import type { RegistrationDetails } from './identity.ts';
import { findOrigin } from './login-origin.ts';
import { RegistrationForm } from './registration-form.tsx';
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
