import { useCallback } from 'react';
import { readBoardEndpoint } from '../../../../../contract/order-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { ActDialogs } from '../act-dialogs.tsx';
import { NoOrders } from '../list/no-orders.tsx';
import { buildBoardQuery, findShownStatus, type OrderListState } from '../list/order-list-query.ts';
import { useAdminActs } from '../use-admin-acts.ts';
import { useAdminNews } from '../use-admin-news.ts';
import { BoardColumn } from './board-column.tsx';
import { chooseColumns } from './choose-columns.ts';

type OrderBoardProps = {
  readonly admin: OrderListState;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
};

/** The day's work from left to right; a phone shows a column at a time. */
export function OrderBoard({ admin, onClear, onShowAll }: OrderBoardProps) {
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readBoardEndpoint, { query: buildBoardQuery(admin), signal }),
    [admin],
  );
  const { data: board, isLoading, failure, reload } = useLoaded(load);
  useAdminNews(reload, true);
  const acts = useAdminActs({ onChanged: reload, onRefusal: reload });

  if (failure !== null) return <LoadFailure message={failure} onRetry={reload} />;
  if (!board) return <BoardSkeleton />;
  const columns = chooseColumns(board.columns, findShownStatus(admin));
  if (columns.every(({ total }) => total === 0)) {
    return <NoOrders admin={admin} onClear={onClear} onShowAll={onShowAll} />;
  }
  return (
    <section
      aria-label="Board"
      aria-busy={isLoading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by the keyboard too
      tabIndex={0}
      className="flex snap-x snap-mandatory items-start gap-3 overflow-x-auto scroll-px-4 pb-4 transition-shadow aria-busy:shadow-busy aria-busy:delay-300 max-phone:-mx-4 max-phone:px-4 phone:snap-proximity"
    >
      {columns.map((column) => (
        <BoardColumn key={column.status} column={column} admin={admin} acts={acts} />
      ))}
      <ActDialogs acts={acts} />
    </section>
  );
}

const COLUMNS = [3, 2, 2, 1, 1];

function BoardSkeleton() {
  return (
    <div role="status" className="flex gap-3 overflow-hidden max-phone:-mx-4 max-phone:px-4">
      <span className="visually-hidden">Loading the board…</span>
      {COLUMNS.map((cards, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          key={place}
          className="grid w-[85%] max-w-80 flex-none gap-2 self-start rounded-picture bg-crust p-1.5 phone:w-auto phone:min-w-48 phone:flex-1 hero:min-w-46"
        >
          <Skeleton className="mx-1.5 my-2 h-4 w-28 bg-cream" />
          {Array.from({ length: cards }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Skeleton key={card} className="h-56 rounded-card bg-cream" />
          ))}
        </div>
      ))}
    </div>
  );
}
