import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { useCallback } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { readUserEndpoint } from '../../../../contract/users.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { UserOverview } from './user-overview.tsx';
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
