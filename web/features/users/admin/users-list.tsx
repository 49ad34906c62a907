import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { listUsersEndpoint, type UserSummary } from '../../../../contract/users.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { vanillaCupcakes } from '../../../pictures/vanilla-cupcakes.ts';
import { WORK_AREA } from '../../../ui/browser/work-area.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useAuth } from '../auth-context.tsx';
import { LastSeen } from './last-seen.tsx';
import { UserBadges } from './user-badges.tsx';
import { rememberSearch } from './user-paths.ts';

type UsersListProps = { readonly searched: string; readonly onClear: () => void };

/** Those who fit the search, page by page, the newest first. */
export function UsersList({ searched, onClear }: UsersListProps) {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(listUsersEndpoint, { query: { search: searched || undefined, cursor }, signal }),
    [searched],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const users = pages.flatMap(({ data }) => data);
  const total = pages[0]?.total;

  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (total === undefined) return <RowsSkeleton words="Loading the users…" />;
  if (total === 0) return <NobodyFound searched={searched} onClear={onClear} />;
  return (
    <div className="grid gap-5">
      <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
        <UsersTable users={users} isBusy={status === 'loading'} />
      </Panel>
      <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
        {`${users.length} of ${total} ${total === 1 ? 'user' : 'users'}`}
      </ShowMore>
    </div>
  );
}

/** Whoever looks is a user too, so only a search can find nobody. */
function NobodyFound({ searched, onClear }: UsersListProps) {
  return (
    <EmptyState
      picture={<Picture picture={vanillaCupcakes} alt="" sizes="208px" />}
      title={`No users found for “${searched}”`}
      actions={
        <Button kind="line" onClick={onClear}>
          Show all users
        </Button>
      }
    >
      Try part of the name, phone number or email address.
    </EmptyState>
  );
}

type UsersTableProps = { readonly users: readonly UserSummary[]; readonly isBusy: boolean };

function UsersTable({ users, isBusy }: UsersTableProps) {
  return <Table caption="Users" columns={COLUMNS} rows={users} keyOf={({ id }) => id} isBusy={isBusy} />;
}

const COLUMNS: readonly Column<UserSummary>[] = [
  { heading: 'Name', cell: (user) => <UserName user={user} /> },
  {
    heading: 'Phone',
    cell: ({ phone }) =>
      phone && <span className="figures whitespace-nowrap">{formatPhoneForNigeria(phone)}</span>,
    onCard: 'named-line',
  },
  {
    heading: 'Last seen',
    cell: (user) => <LastSeen user={user} />,
    onCard: 'named-line',
  },
  {
    heading: 'Joined',
    cell: ({ createdAt }) => <span className="figures whitespace-nowrap">{formatDay(createdAt)}</span>,
    isOnlyWide: true,
  },
  { heading: 'Access', cell: (user) => <Access user={user} />, onCard: 'aside' },
];

/** The link reaches over its whole row, so that a thumb finds it. */
function UserName({ user }: { readonly user: UserSummary }) {
  const { search } = useLocation();
  return (
    <>
      <Link
        to={`${WORK_AREA}/users/${encodeURIComponent(user.id)}`}
        state={rememberSearch(search)}
        className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
      >
        {user.name}
      </Link>
      <span className="block text-small wrap-anywhere text-cocoa-2">{user.email}</span>
    </>
  );
}

function Access({ user }: { readonly user: UserSummary }) {
  const { currentUser } = useAuth();
  const isOwn = user.id === currentUser?.uid;
  if (!isOwn && user.role === null && user.disabledAt === null) {
    return <span className="text-cocoa-2">Customer</span>;
  }
  return (
    <span className="flex flex-wrap gap-1.5 rail:flex-nowrap max-phone:flex-col max-phone:items-end">
      <UserBadges user={user} isOwn={isOwn} />
    </span>
  );
}
