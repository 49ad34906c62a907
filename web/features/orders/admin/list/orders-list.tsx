import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  type AdminOrderDetails,
  listAdminOrdersEndpoint,
  ORDER_COUNT_MAX,
} from '../../../../../contract/order-admin.ts';
import { isUndoable } from '../../../../../domain/orders/second-thoughts.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { useChosen } from '../../../../ui/lists/use-chosen.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../../ui/loading/show-more.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { usePages } from '../../../../ui/loading/use-pages.ts';
import { ActDialogs } from '../act-dialogs.tsx';
import { writeOrderPath } from '../admin-paths.ts';
import { undoStep } from '../undo-step.ts';
import { useAdminActs } from '../use-admin-acts.ts';
import { useAdminNews } from '../use-admin-news.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type BulkOutcome, countOrders, nameOutcome } from './bulk-steps.ts';
import { NoOrders } from './no-orders.tsx';
import { buildListQuery, type OrderListState } from './order-list-query.ts';
import { OrdersTable } from './orders-table.tsx';
import { type OwnChanges, showOwnChanges } from './own-changes.ts';
import { toListed } from './to-listed.ts';

const NOTHING_CHANGED: OwnChanges = new Map();

/** The orders of the list, page by page, as they are now. */
function useAdminPages(admin: OrderListState) {
  const changeCount = useRef(0);
  const [changes, setChanges] = useState(NOTHING_CHANGED);
  const loadPage = useCallback(
    async (cursor: string | undefined, signal: AbortSignal) => {
      const changesBefore = changeCount.current;
      const query = { ...buildListQuery(admin), cursor };
      const page = await shopApi.call(listAdminOrdersEndpoint, { query, signal });
      return { ...page, changesBefore };
    },
    [admin],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const [first] = pages;
  const [latest, setLatest] = useState({ first, isOutdated: false });
  // A list that was loaded anew knows it all.
  if (latest.first !== first) setLatest({ first, isOutdated: false });

  const isLong = pages.length > 1;
  // Whoever has gone on to later pages is not taken back to the first.
  const handleNews = useCallback(
    () => (isLong ? setLatest((before) => ({ ...before, isOutdated: true })) : reload()),
    [isLong, reload],
  );
  useAdminNews(handleNews, first !== undefined);

  const patch = useCallback((whole: AdminOrderDetails) => {
    changeCount.current += 1;
    const change = { order: toListed(whole), place: changeCount.current };
    setChanges((before) => new Map(before).set(whole.id, change));
  }, []);

  const orders = useMemo(() => pages.flatMap((page) => showOwnChanges(page, changes)), [pages, changes]);
  return {
    orders,
    first,
    status,
    failure,
    hasMore: nextCursor !== null,
    isOutdated: latest.isOutdated,
    reload,
    loadMore,
    patch,
  };
}

type OrdersListProps = {
  readonly admin: OrderListState;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
  /** Whether several are being selected for a step together. */
  readonly isChoosing: boolean;
  readonly onChoosingEnd: () => void;
};

export function OrdersList({ admin, onClear, onShowAll, isChoosing, onChoosingEnd }: OrdersListProps) {
  const list = useAdminPages(admin);
  const { orders, first, status, failure, reload } = list;
  const acts = useAdminActs({ onChanged: list.patch, onRefusal: reload });
  const chosen = useChosen();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  const finishBulk = (reached: BulkOutcome) => {
    const { to, done, refused } = reached;
    chosen.chooseOnly(refused.map(({ id }) => id));
    setOutcome(refused.length > 0 ? reached : null);
    const undo = async () => {
      for (const order of done) await undoStep(order);
      reload();
    };
    if (done.length > 0) {
      const text = `${countOrders(done.length)} ${nameOutcome(to)}`;
      showToast({ kind: 'success', text, ...(isUndoable(to) && { undo: () => void undo() }) });
    }
    reload();
  };

  const stopChoosing = () => {
    chosen.chooseOnly([]);
    onChoosingEnd();
  };

  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (!first) return <OrdersSkeleton />;
  if (orders.length === 0) return <NoOrders admin={admin} onClear={onClear} onShowAll={onShowAll} />;
  const chosenOrders = orders.filter(({ id }) => chosen.has(id));
  const isAllChosen = chosenOrders.length === orders.length;
  return (
    <section aria-label="List" className="grid gap-4">
      {outcome && <BulkOutcomeNote outcome={outcome} onClose={() => setOutcome(null)} />}
      {list.isOutdated && <OutdatedNote onReload={reload} />}
      <div className={LIST_FRAME}>
        {isChoosing && (
          <div className="flex items-center justify-between gap-3 border-b border-crust px-4 phone:px-5">
            <Checkbox
              label="Select all shown"
              checked={isAllChosen}
              onChange={() => chosen.chooseOnly(isAllChosen ? [] : orders.map(({ id }) => id))}
            />
            <Button size="s" onClick={stopChoosing}>
              Done
            </Button>
          </div>
        )}
        <OrdersTable
          orders={orders}
          isGrouped={admin.sort === 'slot'}
          chosen={isChoosing ? chosen : null}
          acts={acts}
          isBusy={status === 'loading'}
        />
      </div>
      {isChoosing && chosenOrders.length > 0 && (
        <BulkBar orders={chosenOrders} onClear={() => chosen.chooseOnly([])} onDone={finishBulk} />
      )}
      <ShowMore status={status} failure={failure} hasMore={list.hasMore} onMore={list.loadMore}>
        {`${orders.length} of ${writeTotal(first.total)}`}
      </ShowMore>
      <ActDialogs acts={acts} />
    </section>
  );
}

function OutdatedNote({ onReload }: { readonly onReload: () => void }) {
  return (
    <Note tone="tip" role="status">
      <span className="mr-3">Some orders have changed.</span>
      <Button kind="paper" size="s" onClick={onReload}>
        Refresh the list
      </Button>
    </Note>
  );
}

function writeTotal(total: number): string {
  return total > ORDER_COUNT_MAX
    ? `more than ${ORDER_COUNT_MAX.toLocaleString('en-GB')} orders`
    : countOrders(total);
}

type BulkOutcomeNoteProps = { readonly outcome: BulkOutcome; readonly onClose: () => void };

/** Where all went well a toast says so; what was refused stays to be read. */
function BulkOutcomeNote({ outcome: { to, done, refused }, onClose }: BulkOutcomeNoteProps) {
  return (
    <Note tone="warning" role="alert">
      <p className="font-semibold">
        {done.length > 0 && `${countOrders(done.length)} ${nameOutcome(to)}. `}
        {countOrders(refused.length)} couldn’t be {nameOutcome(to)}:
      </p>
      <ul className="mt-1 grid gap-1">
        {refused.map(({ id, number, problem }) => (
          <li key={id}>
            <Link to={writeOrderPath(id)} className="link figures">
              {number || 'An order'}
            </Link>
            : {problem}
          </li>
        ))}
      </ul>
      <Button kind="paper" size="s" onClick={onClose} className="mt-3">
        Close
      </Button>
    </Note>
  );
}

const LIST_FRAME =
  'overflow-clip border border-crust bg-paper max-phone:-mx-4 max-phone:border-x-0 phone:rounded-picture';
const LINES = [1, 2, 3, 4, 5, 6];

function OrdersSkeleton() {
  return (
    <div role="status" className={LIST_FRAME}>
      <span className="visually-hidden">Loading the orders…</span>
      <div className="flex h-11 items-center border-b border-crust bg-cream px-4 phone:px-5">
        <Skeleton className="h-4 w-40" />
      </div>
      {LINES.map((line) => (
        <div
          key={line}
          className="grid gap-3 border-b border-crust px-4 py-3 last:border-b-0 phone:grid-cols-[3fr_1fr_1fr_auto] phone:items-center phone:px-5"
        >
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 flex-none" />
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
              <Skeleton className="h-4 w-44 max-w-full" />
              <Skeleton className="h-3.5 w-40 max-w-full" />
            </div>
          </div>
          <Skeleton className="h-4 w-28 max-phone:hidden" />
          <Skeleton className="h-4 w-24 max-phone:hidden" />
          <Skeleton className="h-11 w-full rounded-pill phone:w-32" />
        </div>
      ))}
    </div>
  );
}
