import { titlePage } from '../../../page-meta.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useAuth } from '../auth-context.tsx';
import { nameUser } from '../name-user.ts';

export const meta = titlePage('Account');

export default function AccountPage() {
  const { currentUser, signOut, logoutLoading } = useAuth();
  if (!currentUser) return null;
  return (
    <div className="wrap">
      <PageHeading title="Your account" />
      <Panel className="grid max-w-dialog gap-6">
        <dl className="grid gap-4">
          <div>
            <dt className="text-small text-cocoa-2">Name</dt>
            <dd className="font-semibold">{nameUser(currentUser)}</dd>
          </div>
          <div>
            <dt className="text-small text-cocoa-2">Email address</dt>
            <dd className="font-semibold wrap-anywhere">{currentUser.email}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/orders" kind="quiet">
            My Orders
          </ButtonLink>
          <Button kind="line" onClick={signOut} disabled={logoutLoading}>
            {logoutLoading ? 'Signing out...' : 'Sign out'}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
