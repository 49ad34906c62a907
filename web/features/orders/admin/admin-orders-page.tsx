import { useCallback, useState } from 'react';
import { ANY_REASON, listAdminOrdersEndpoint } from '../../../../contract/order-admin.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { OrderBoard } from './board/order-board.tsx';
import { FilterChips } from './list/order-filter.tsx';
import { ALL_ORDERS, readOrderList, writeOrderList } from './list/order-list-query.ts';
import { OrdersHeader } from './list/orders-header.tsx';
import { OrdersList } from './list/orders-list.tsx';
import { useAdminNews } from './use-admin-news.ts';

/** How many orders need somebody, and what the code is called whose orders are listed; undefined until it is known. */
function useListFacts(campaign: string | undefined) {
  const load = useCallback(
    (signal: AbortSignal) =>
      shopApi.call(listAdminOrdersEndpoint, {
        query: { attention: ANY_REASON, limit: 1, ...(campaign && { campaign }) },
        signal,
      }),
    [campaign],
  );
  const { data, reload } = useLoaded(load);
  useAdminNews(reload, true);
  return data;
}

export const meta = titlePage('Orders');

export default function AdminOrdersPage() {
  const { query: admin, typed, setTyped, change } = useListQuery(readOrderList, writeOrderList);
  const facts = useListFacts(admin.figure?.campaign);
  const [isChoosing, setChoosing] = useState(false);
  const clear = () => {
    setTyped('');
    change({ ...ALL_ORDERS, view: admin.view });
  };
  const shown = { admin, onClear: clear, onShowAll: () => change({ tab: 'all', sort: 'newest' }) };

  return (
    <>
      <OrdersHeader
        admin={admin}
        typed={typed}
        onType={setTyped}
        onChange={change}
        onClear={clear}
        onChoose={() => setChoosing(true)}
        attentionCount={facts?.attentionCount}
      />
      <FilterChips admin={admin} onChange={change} campaignName={facts?.campaignName ?? null} />
      {admin.view === 'board' ? (
        <OrderBoard {...shown} />
      ) : (
        <OrdersList {...shown} isChoosing={isChoosing} onChoosingEnd={() => setChoosing(false)} />
      )}
    </>
  );
}
