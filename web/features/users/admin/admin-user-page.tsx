import { type ReactNode, useCallback } from 'react';
import { useLocation, useParams } from 'react-router';
import { readUserEndpoint, type UserDetails } from '../../../../contract/users.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { DetailsFrame, DetailsHeader, DetailsSkeleton } from '../../../ui/layout/details-frame.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { CustomerOrders } from '../../orders/customer-orders-context.tsx';
import { useAuth } from '../auth-context.tsx';
import { useMay } from '../role-context.tsx';
import { LastSeen } from './last-seen.tsx';
import { UserActions } from './user-actions.tsx';
import { UserAudit } from './user-audit.tsx';
import { UserBadges } from './user-badges.tsx';
import { takeUsersPath } from './user-paths.ts';

export const meta = titlePage('User');

export default function AdminUserPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  return (
    <DetailsFrame listPath={takeUsersPath(state)} listName="All users">
      <LoadedUser key={id} userId={id} />
    </DetailsFrame>
  );
}

function LoadedUser({ userId }: { readonly userId: string }) {
  const user = useLoaded(
    useCallback(
      (signal: AbortSignal) => shopApi.call(readUserEndpoint, { params: { id: userId }, signal }),
      [userId],
    ),
  );
  return (
    <LoadedContent loaded={user} waitingWords="Loading the user…" skeleton={<DetailsSkeleton />}>
      {(details) => <UserOverview user={details} onChange={user.replace} onRefusal={user.reload} />}
    </LoadedContent>
  );
}

type UserOverviewProps = {
  readonly user: UserDetails;
  readonly onChange: (user: UserDetails) => void;
  /** What is shown may be older than the refusal. */
  readonly onRefusal: () => void;
};

function UserOverview({ user, onChange, onRefusal }: UserOverviewProps) {
  const { currentUser } = useAuth();
  const may = useMay();
  const isOwn = user.id === currentUser?.uid;
  return (
    <>
      <DetailsHeader title={user.name}>
        <UserBadges user={user} isOwn={isOwn} />
      </DetailsHeader>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <Panel>
          <UserProfile user={user} />
        </Panel>
        <Panel>
          <UserActions user={user} isOwn={isOwn} onChange={onChange} onRefusal={onRefusal} />
        </Panel>
        <Panel className="tablet:col-span-2">
          <CustomerOrders userId={user.id} />
        </Panel>
        {may('administrator') && (
          <Panel className="tablet:col-span-2">
            <UserAudit user={user} />
          </Panel>
        )}
      </div>
    </>
  );
}

function UserProfile({ user }: { readonly user: UserDetails }) {
  return (
    <>
      <h2>Profile</h2>
      <dl className="mt-3 grid text-label">
        <Fact name="Email">
          <a href={`mailto:${user.email}`} className="link wrap-anywhere">
            {user.email}
          </a>
        </Fact>
        <Fact name="Phone">
          {user.phone ? (
            <a href={`tel:${user.phone}`} className="link figures whitespace-nowrap">
              {formatPhoneForNigeria(user.phone)}
            </a>
          ) : (
            'Not given'
          )}
        </Fact>
        <Fact name="Signs in with">{nameWaysIn(user)}</Fact>
        <Fact name="Last seen">
          <LastSeen user={user} />
        </Fact>
        <Fact name="Joined">{formatDay(user.createdAt)}</Fact>
        {user.disabledAt !== null && <Fact name="Disabled">{formatDay(user.disabledAt)}</Fact>}
      </dl>
    </>
  );
}

type FactProps = { readonly name: string; readonly children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-crust py-2.5 last:border-b-0 last:pb-0">
      <dt className="w-28 flex-none text-cocoa-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function nameWaysIn({ hasPassword, hasGoogle }: UserDetails): string {
  if (hasPassword && hasGoogle) return 'Password or Google';
  if (hasGoogle) return 'Google';
  return hasPassword ? 'Password' : 'Nothing yet';
}
