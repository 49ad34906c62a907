import { useCallback } from 'react';
import { listUsersEndpoint } from '../../../../contract/users.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { vanillaCupcakes } from '../../../pictures/vanilla-cupcakes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { UsersSkeleton } from './users-skeleton.tsx';
import { UsersTable } from './users-table.tsx';

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
  if (total === undefined) return <UsersSkeleton />;
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
      title={`Nobody found for “${searched}”`}
      actions={
        <Button kind="line" onClick={onClear}>
          Show all users
        </Button>
      }
    >
      Try a part of the name, phone number or e-mail address.
    </EmptyState>
  );
}
