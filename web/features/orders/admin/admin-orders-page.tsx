import { titlePage } from '../../../page-meta.ts';
import { AttentionPanel } from './attention/attention-panel.tsx';
import { useAttention } from './attention/use-attention.ts';
import { OrderBoard } from './board/order-board.tsx';
import { DeskFilters } from './list/desk-filters.tsx';
import { DeskHeader } from './list/desk-header.tsx';
import { WHOLE_DESK } from './list/desk-query.ts';
import { ExportButton } from './list/export-button.tsx';
import { OrdersList } from './list/orders-list.tsx';
import { SavedViews } from './list/saved-views.tsx';
import { ShelfTabs } from './list/shelf-tabs.tsx';
import { useShownDesk } from './list/use-shown-desk.ts';

export const meta = titlePage('Orders');

export default function AdminOrdersPage() {
  const { desk, typed, setTyped, change } = useShownDesk();
  const attention = useAttention();
  const clear = () => {
    setTyped('');
    change({ ...WHOLE_DESK, view: desk.view, sort: desk.sort });
  };
  // Whoever looks for something is not held up; the filter shows the same orders in full.
  const isPressing = attention.orders.length > 0 && desk.search === '' && !desk.needsAttention;
  const shown = { desk, onClear: clear, onShowAll: () => change({ shelf: 'all' }) };

  return (
    <>
      <DeskHeader desk={desk} />
      {isPressing && (
        <AttentionPanel
          orders={attention.orders}
          count={attention.count ?? 0}
          onChanged={attention.reload}
          onShowAll={() => change({ needsAttention: true })}
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
        <ExportButton desk={desk} />
      </DeskFilters>
      <ShelfTabs desk={desk} />
      {desk.view === 'board' ? <OrderBoard {...shown} /> : <OrdersList {...shown} />}
    </>
  );
}
