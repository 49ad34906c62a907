import type { InboxPage } from '../../../../../contract/custom-order-admin.ts';
import { coverWedding } from '../../../../pictures/cover-wedding.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { RowsSkeleton } from '../../../../ui/loading/rows-skeleton.tsx';
import { ShowMore } from '../../../../ui/loading/show-more.tsx';
import type { Pages } from '../../../../ui/loading/use-pages.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import type { ShownInbox } from './inbox-query.ts';
import { InboxTable } from './inbox-table.tsx';

type InboxListProps = {
  readonly inbox: ShownInbox;
  readonly list: Pages<InboxPage>;
  readonly onClear: () => void;
};

export function InboxList({ inbox, list, onClear }: InboxListProps) {
  const { pages, status, failure, nextCursor, reload, loadMore } = list;
  const customOrders = pages.flatMap(({ data }) => data);
  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (pages.length === 0) return <RowsSkeleton words="Loading the custom orders…" picture="size-14" />;
  if (customOrders.length === 0) return <NothingFound inbox={inbox} onClear={onClear} />;
  return (
    <div className="grid gap-5">
      <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
        <InboxTable customOrders={customOrders} isBusy={status === 'loading'} />
      </Panel>
      <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
        {`${customOrders.length} ${customOrders.length === 1 ? 'custom order' : 'custom orders'} shown`}
      </ShowMore>
    </div>
  );
}

function NothingFound({ inbox: { tab, search }, onClear }: Omit<InboxListProps, 'list'>) {
  const isNarrowed = tab !== null || search !== '';
  return (
    <EmptyState
      picture={<Picture picture={coverWedding} alt="" sizes="208px" />}
      title={nameNothing({ tab, search })}
      actions={
        isNarrowed && (
          <Button kind="line" onClick={onClear}>
            Show all custom orders
          </Button>
        )
      }
    >
      {search === ''
        ? 'Requests for custom cakes appear here.'
        : 'Try part of the number, name, phone or email address.'}
    </EmptyState>
  );
}

function nameNothing({ tab, search }: ShownInbox): string {
  if (search !== '') return `Nothing found for “${search}”`;
  if (tab === null) return 'No custom orders yet';
  return tab === 'waiting' ? 'Nothing is waiting for you' : 'No custom orders with this status';
}
