import { useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  type Account,
  exportAccountEndpoint,
  listAddressesEndpoint,
  readAccountEndpoint,
} from '../../../../contract/account.ts';
import { mayUse } from '../../../../domain/users/roles.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { useAuth } from '../auth-context.tsx';
import { PinSection } from '../devices/pin-section.tsx';
import { OwnDrafts } from '../own-drafts-context.tsx';
import { ProofOutlet } from '../second-step/proof-outlet.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { AccountSection } from './account-section.tsx';
import { AddressBook } from './address-book.tsx';
import { DetailsSection } from './details-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionStack } from './section-stack.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const listAddresses = async (signal: AbortSignal) =>
  (await shopApi.call(listAddressesEndpoint, { signal })).data;

function AddressesSection() {
  const addresses = useLoaded(listAddresses);
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <AccountSection
      id="addresses"
      title="Addresses"
      lead="Saved for faster checkout."
      headingRef={headingRef}
    >
      <LoadedContent
        loaded={addresses}
        waitingWords="Loading your addresses…"
        skeleton={<Skeleton className="h-40" />}
      >
        {(saved) => (
          <AddressBook
            addresses={saved}
            onChange={addresses.reload}
            onRemoved={(id) => {
              addresses.replace(saved.filter((address) => address.id !== id));
              // Another one may be the default now.
              addresses.reload();
            }}
            focusHeading={() => headingRef.current?.focus()}
          />
        )}
      </LoadedContent>
    </AccountSection>
  );
}

const SECTIONS: readonly { readonly id: string; readonly label: string }[] = [
  { id: 'details', label: 'Name and phone' },
  { id: 'email', label: 'Email' },
  { id: 'addresses', label: 'Addresses' },
  { id: 'password', label: 'Password' },
  { id: 'security', label: 'Security' },
  { id: 'devices', label: 'Devices' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'data', label: 'Your data' },
];

/** Beside the sections, or sideways above them on a phone. */
function SectionNav({ isStaff }: { readonly isStaff: boolean }) {
  const shown = SECTIONS.filter(({ id }) => id !== 'security' || isStaff);
  return (
    <nav aria-label="On this page">
      <ul className="flex gap-1 max-tablet:-mx-(--page-margin) max-tablet:overflow-x-auto max-tablet:px-(--page-margin) max-tablet:pb-1 tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(5))] tablet:flex-col">
        {shown.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={{ search: '', hash: id }}
              className="flex min-h-11 items-center rounded-small px-3 text-label font-medium whitespace-nowrap no-underline hover:bg-crust max-tablet:rounded-pill max-tablet:border max-tablet:border-crust-2 max-tablet:bg-paper max-tablet:px-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const meta = titlePage('Account');

const readAccount = (signal: AbortSignal) => shopApi.call(readAccountEndpoint, { signal });

export default function AccountPage() {
  const { signOut, logoutLoading, currentUser } = useAuth();
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
        <PageHeading title="Account" />
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
        <SectionNav isStaff={currentUser?.role != null} />
        <LoadedContent loaded={account} waitingWords="Loading your account…" skeleton={<AccountSkeleton />}>
          {(own) => (
            <OwnDrafts>
              <SectionStack>
                <DetailsSection account={own} onChange={showDetails} />
                <EmailSection account={own} onChange={account.replace} />
                <AddressesSection />
                <PasswordSection account={own} onChanged={showDevices} />
                {(own.role !== null || own.hasSecondFactor) && <SecuritySection />}
                {mayUse(own.role, 'kitchen') && <PinSection />}
                <SessionsSection key={passwordChanges} />
                <NotificationsSection uid={own.id} />
                <DataSection account={own} />
              </SectionStack>
            </OwnDrafts>
          )}
        </LoadedContent>
      </div>
      <ProofOutlet />
    </div>
  );
}

/** The token and the header still know the name and the session from before; what was saved stays saved if that goes wrong. */
function useIdentityRefresh(): () => Promise<void> {
  const { identity } = useAuth();
  return () =>
    identity.refresh().catch((error: unknown) => console.error('Refreshing the identity failed', error));
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

/** What the Nigeria Data Protection Act lets people ask for: a copy, and to be forgotten. */
function DataSection({ account }: { readonly account: Account }) {
  return (
    <AccountSection id="data" title="Your data" lead="Download or delete your data.">
      <Export />
      <div className="border-t border-crust pt-5">
        <AccountDeletion account={account} />
      </div>
    </AccountSection>
  );
}

function Export() {
  const form = useForm({
    words: {},
    send: async () => {
      const data = await shopApi.call(exportAccountEndpoint);
      saveFile('my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      showToast({ kind: 'success', text: 'Your data has been downloaded' });
    },
  });
  return (
    <SectionForm
      form={form}
      label="Download your data"
      button="Download my data"
      buttonWhileSending="Preparing…"
      kind="quiet"
    >
      <p className="max-w-measure text-label text-cocoa-2">
        Everything we store about you in one file: details, addresses, cart, orders, messages, devices,
        settings and account history.
      </p>
    </SectionForm>
  );
}
