import { Note } from '../../../../ui/feedback/note.tsx';
import { AccountSection } from '../account-section.tsx';
import { SecondFactors } from './second-factors.tsx';

/** What is asked for besides the password. */
export function SecuritySection() {
  return (
    <AccountSection
      id="security"
      title="Security"
      lead="Two-step sign-in keeps your account safe even if someone gets your password."
    >
      <SecondFactors>
        <Note tone="warning">
          This account is only protected by your password. Set up an authenticator app or a passkey.
        </Note>
      </SecondFactors>
    </AccountSection>
  );
}
