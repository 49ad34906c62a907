import { useLocation } from 'react-router';
import { ButtonAnchor } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { AccountSection } from '../account-section.tsx';
import { SecondFactors } from './second-factors.tsx';

/** What is asked for besides the password. */
export function SecuritySection() {
  // Said by whatever led here because nothing else was possible.
  const isAwaited = useLocation().search === '?two-step';
  return (
    <AccountSection
      id="security"
      title="Security"
      lead="Two-step sign-in keeps your account safe even if someone gets your password."
    >
      <SecondFactors whenProtected={isAwaited && <BackToWork />}>
        <Note tone="warning">
          This account is only protected by your password. Set up an authenticator app or a passkey.
          {isAwaited && ' Owners and managers need one of them to use the admin area.'}
        </Note>
      </SecondFactors>
    </AccountSection>
  );
}

/** A document of its own begins there. */
function BackToWork() {
  return (
    <ButtonAnchor kind="main" href="/admin" className="justify-self-start">
      Go to the admin area
    </ButtonAnchor>
  );
}
