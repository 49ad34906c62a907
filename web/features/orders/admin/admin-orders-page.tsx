import { ANY_REASON } from '../../../../contract/order-admin.ts';
import { titlePage } from '../../../page-meta.ts';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { AttentionPanel } from './attention/attention-panel.tsx';
import { useAttention } from './attention/use-attention.ts';
import { OrderBoard } from './board/order-board.tsx';
import { DeskFilters } from './list/desk-filters.tsx';
import { DeskHeader } from './list/desk-header.tsx';
import { readDesk, WHOLE_DESK, writeDesk } from './list/desk-query.ts';
import { exportOrders } from './list/export-orders.ts';
import { OrdersList } from './list/orders-list.tsx';
import { SavedViews } from './list/saved-views.tsx';
import { ShelfTabs } from './list/shelf-tabs.tsx';

export const meta = titlePage('Orders');

export default function AdminOrdersPage() {
  const { query: desk, typed, setTyped, change } = useListQuery(readDesk, writeDesk);
  const attention = useAttention();
  const clear = () => {
    setTyped('');
    change({ ...WHOLE_DESK, view: desk.view, sort: desk.sort });
  };
  // Whoever looks for something is not held up; the filter shows the same orders in full.
  const isPressing = attention.orders.length > 0 && desk.search === '' && desk.attention === null;
  const shown = { desk, onClear: clear, onShowAll: () => change({ shelf: 'all' }) };

  return (
    <>
      <DeskHeader desk={desk} />
      {isPressing && (
        <AttentionPanel
          orders={attention.orders}
          count={attention.count ?? 0}
          onChanged={attention.reload}
          onShowAll={() => change({ attention: ANY_REASON })}
        />
      )}
      <DeskFilters
        desk={desk}
        typed={typed}
        onType={setTyped}
        onChange={change}
        attentionCount={attention.count}
      >
        <SavedViews desk={desk} />
        <ExportButton fileName="orders" load={() => exportOrders(desk)}>
          {/* The choice of a reason needs its room. */}
          <span className={desk.attention === null ? undefined : 'hero:max-wide:visually-hidden'}>
            Export CSV
          </span>
        </ExportButton>
      </DeskFilters>
      <ShelfTabs desk={desk} />
      {desk.view === 'board' ? <OrderBoard {...shown} /> : <OrdersList {...shown} />}
    </>
  );
}
