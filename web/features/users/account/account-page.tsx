import { useState } from 'react';
import { type Account, readAccountEndpoint } from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { useAuth } from '../auth-context.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { DataSection } from './data-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { SessionsSection } from './sessions-section.tsx';

export const meta = titlePage('Account');

const readAccount = (signal: AbortSignal) => shopApi.call(readAccountEndpoint, { signal });

export default function AccountPage() {
  const { signOut, logoutLoading } = useAuth();
  const refreshIdentity = useIdentityRefresh();
  const account = useLoaded(readAccount);
  // A new password ends the other sessions: the list of devices starts afresh.
  const [passwordChanges, setPasswordChanges] = useState(0);

  async function showDetails(changed: Account) {
    account.replace(changed);
    await refreshIdentity();
  }

  async function showDevices() {
    await refreshIdentity();
    setPasswordChanges((count) => count + 1);
  }

  return (
    <div className="wrap">
      <div className="flex flex-wrap items-end justify-between gap-x-6 pb-7">
        <PageHeading title="Your account" />
        <div className="flex gap-3 phone:pb-7">
          <ButtonLink to="/orders" kind="quiet" size="s">
            My Orders
          </ButtonLink>
          <Button kind="line" size="s" onClick={signOut} disabled={logoutLoading}>
            {logoutLoading ? 'Signing out...' : 'Sign out'}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:grid-cols-[--spacing(52)_minmax(0,1fr)] tablet:gap-10">
        <SectionNav />
        <LoadedContent loaded={account} waitingWords="Loading your account…" skeleton={<AccountSkeleton />}>
          {(own) => (
            <div className="grid gap-5">
              <DetailsSection account={own} onChange={showDetails} />
              <EmailSection account={own} />
              <AddressesSection />
              <PasswordSection account={own} onChanged={showDevices} />
              <SessionsSection key={passwordChanges} />
              <NotificationsSection uid={own.id} />
              <DataSection account={own} />
            </div>
          )}
        </LoadedContent>
      </div>
    </div>
  );
}

/** The token and the header still know the name and the session from before; what was saved stays saved if that goes wrong. */
function useIdentityRefresh(): () => Promise<void> {
  const { identity } = useAuth();
  return () =>
    identity.refresh().catch((error: unknown) => console.error('The identity could not be read anew', error));
}

function AccountSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-56" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  );
}
