import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { type ReactNode, useCallback } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { readUserEndpoint, type UserDetails } from '../../../../contract/users.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { Since } from '../../../ui/formats/moment.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { CustomerOrders } from '../../orders/customer-orders-context.tsx';
import { useAuth } from '../auth-context.tsx';
import { UserActions } from './user-actions.tsx';
import { UserAudit } from './user-audit.tsx';
import { UserBadges } from './user-badges.tsx';
import { takeUsersPath } from './user-paths.ts';

export const meta = titlePage('User');

export default function AdminUserPage() {
  const { id = '' } = useParams();
  const location = useLocation();
  return (
    <div className="pt-5 phone:pt-7">
      <Link
        to={takeUsersPath(location.state)}
        className="link inline-flex min-h-11 items-center gap-2 text-label"
      >
        <ArrowLeftIcon />
        All users
      </Link>
      <LoadedUser key={id} userId={id} />
    </div>
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
    <LoadedContent loaded={user} waitingWords="Loading the user…" skeleton={<UserSkeleton />}>
      {(details) => <UserOverview user={details} onChange={user.replace} onRefusal={user.reload} />}
    </LoadedContent>
  );
}

function UserSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="mt-3 mb-2 h-9 w-64 max-w-full" />
      <div className="grid gap-4 tablet:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
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
  const isOwn = user.id === currentUser?.uid;
  return (
    <>
      <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere">{user.name}</h1>
        <UserBadges user={user} isOwn={isOwn} />
      </header>
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
        <Panel className="tablet:col-span-2">
          <UserAudit user={user} />
        </Panel>
      </div>
    </>
  );
}

function UserProfile({ user }: { readonly user: UserDetails }) {
  return (
    <>
      <h2>Profile</h2>
      <dl className="mt-3 grid text-label">
        <Fact name="E-mail">
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
            'none'
          )}
        </Fact>
        <Fact name="Signs in with">{nameWaysIn(user)}</Fact>
        <Fact name="Last seen">{user.lastSeenAt ? <Since at={user.lastSeenAt} /> : 'never'}</Fact>
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
  if (hasPassword && hasGoogle) return 'password or Google';
  if (hasGoogle) return 'Google';
  return hasPassword ? 'password' : 'nothing yet';
}
