import type { Account } from '../../../../contract/account.ts';
import { AccountSection } from './account-section.tsx';

export function EmailSection({ account }: { readonly account: Account }) {
  return (
    <AccountSection id="email" title="E-mail" lead="You sign in with it, and receipts go there.">
      <p className="font-semibold wrap-anywhere">{account.email}</p>
    </AccountSection>
  );
}
