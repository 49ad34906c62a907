import { Link, useLocation } from 'react-router';
import type { UserSummary } from '../../../../contract/users.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { Since } from '../../../ui/formats/moment.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { useAuth } from '../auth-context.tsx';
import { UserBadges } from './user-badges.tsx';
import { rememberSearch } from './user-paths.ts';

type UsersTableProps = { readonly users: readonly UserSummary[]; readonly isBusy: boolean };

export function UsersTable({ users, isBusy }: UsersTableProps) {
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
    cell: ({ lastSeenAt }) => (lastSeenAt ? <Since at={lastSeenAt} /> : 'never'),
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
        to={`/admin/users/${encodeURIComponent(user.id)}`}
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
  if (!isOwn && !user.isAdmin && user.disabledAt === null) {
    return <span className="text-cocoa-2">Customer</span>;
  }
  return (
    <span className="flex flex-wrap gap-1.5 rail:flex-nowrap max-phone:flex-col max-phone:items-end">
      <UserBadges user={user} isOwn={isOwn} />
    </span>
  );
}
