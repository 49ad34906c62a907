import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { type AdminOrder, ANY_REASON, listAdminOrdersEndpoint } from '../../../../contract/order-admin.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ActDialogs } from './act-dialogs.tsx';
import { AttentionBadges } from './admin-badges.tsx';
import { rememberOrderList, writeOrderPath } from './admin-paths.ts';
import { ATTENTION_WORDS } from './admin-words.ts';
import { OrderBoard } from './board/order-board.tsx';
import { exportOrders } from './list/export-orders.ts';
import { OrderFilters } from './list/order-filters.tsx';
import { ALL_ORDERS, readOrderList, writeOrderList } from './list/order-list-query.ts';
import { OrderTabs } from './list/order-tabs.tsx';
import { OrdersHeader } from './list/orders-header.tsx';
import { OrdersList } from './list/orders-list.tsx';
import { SavedViews } from './list/saved-views.tsx';
import { ListActButton } from './list-act-button.tsx';
import { OrderSlot } from './order-slot.tsx';
import { useAdminActs } from './use-admin-acts.ts';
import { useAdminNews } from './use-admin-news.ts';

/** More than these are a list of their own. */
const SHOWN_MAX = 4;

/** The first orders that need somebody, and how many there are in all. */
function useAttention() {
  const load = useCallback(
    (signal: AbortSignal) =>
      shopApi.call(listAdminOrdersEndpoint, {
        query: { attention: ANY_REASON, sort: 'slot', limit: SHOWN_MAX },
        signal,
      }),
    [],
  );
  const { data, reload } = useLoaded(load);
  useAdminNews(reload, true);
  return { orders: data?.data ?? [], count: data?.attentionCount, reload };
}

export const meta = titlePage('Orders');

export default function AdminOrdersPage() {
  const { query: admin, typed, setTyped, change } = useListQuery(readOrderList, writeOrderList);
  const attention = useAttention();
  const clear = () => {
    setTyped('');
    change({ ...ALL_ORDERS, view: admin.view, sort: admin.sort });
  };
  // Whoever looks for something is not held up; the filter shows the same orders in full.
  const isLooking = admin.search !== '' || admin.attention !== null || admin.figure !== null;
  const isPressing = attention.orders.length > 0 && !isLooking;
  const shown = { admin, onClear: clear, onShowAll: () => change({ tab: 'all' }) };

  return (
    <>
      <OrdersHeader admin={admin} />
      {isPressing && (
        <AttentionPanel
          orders={attention.orders}
          count={attention.count ?? 0}
          onChanged={attention.reload}
          onShowAll={() => change({ attention: ANY_REASON })}
        />
      )}
      <OrderFilters
        admin={admin}
        typed={typed}
        onType={setTyped}
        onChange={change}
        attentionCount={attention.count}
      >
        <SavedViews admin={admin} />
        <ExportButton fileName="orders" load={() => exportOrders(admin)}>
          {/* The choice of a reason needs its room. */}
          <span className={admin.attention === null ? undefined : 'hero:max-wide:visually-hidden'}>
            Export CSV
          </span>
        </ExportButton>
      </OrderFilters>
      <OrderTabs admin={admin} />
      {admin.view === 'board' ? <OrderBoard {...shown} /> : <OrdersList {...shown} />}
    </>
  );
}

type AttentionPanelProps = {
  readonly orders: readonly AdminOrder[];
  readonly count: number;
  readonly onChanged: () => void;
  readonly onShowAll: () => void;
};

/** What cannot wait stands above everything else, each with what to do about it. */
function AttentionPanel({ orders, count, onChanged, onShowAll }: AttentionPanelProps) {
  const acts = useAdminActs({ onChanged, onRefusal: onChanged });
  return (
    <section
      aria-labelledby="attention-heading"
      className="mb-5 grid grid-cols-1 gap-3 rounded-picture bg-ember-soft p-4 phone:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="attention-heading">Needs attention</h2>
        {count > orders.length && (
          <Button kind="paper" size="s" onClick={onShowAll}>
            Show all {count}
          </Button>
        )}
      </div>
      <ul className="flex snap-x scroll-px-4 gap-3 max-phone:-mx-4 max-phone:overflow-x-auto max-phone:px-4 max-phone:pb-1 max-phone:[scrollbar-width:none] phone:grid phone:grid-cols-2 hero:grid-cols-4">
        {orders.map((order) => (
          <AttentionCard key={order.id} order={order} acts={acts} />
        ))}
      </ul>
      <ActDialogs acts={acts} />
    </section>
  );
}

type AttentionCardProps = { readonly order: AdminOrder; readonly acts: ReturnType<typeof useAdminActs> };

function AttentionCard({ order, acts }: AttentionCardProps) {
  const { search } = useLocation();
  const [reason] = order.attention;
  return (
    <li className="relative flex flex-col gap-2 rounded-card max-phone:w-68 max-phone:flex-none max-phone:snap-start bg-paper p-3.5 transition-shadow duration-(--duration-fast) hover:shadow-2">
      <span className="flex flex-wrap gap-1.5">
        <AttentionBadges attention={order.attention} isAlone />
      </span>
      <div>
        <Link
          to={writeOrderPath(order.id)}
          state={rememberOrderList(search)}
          className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {order.customerName}
        </Link>
        <span className="figures block text-small text-cocoa-2">{order.number}</span>
      </div>
      <div className="text-label">
        <OrderSlot order={order} />
      </div>
      {reason && <p className="text-small text-cocoa-2">{ATTENTION_WORDS[reason].advice}</p>}
      <ListActButton order={order} acts={acts} kind="dark" className="mt-auto w-full" />
    </li>
  );
}
