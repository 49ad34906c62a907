import { useState } from 'react';
import { DESK_COUNT_MAX } from '../../../../../contract/order-admin.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ChoiceBox } from '../../../../ui/lists/choice-box.tsx';
import { useChosen } from '../../../../ui/lists/use-chosen.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../../ui/loading/show-more.tsx';
import { PaymentDialog } from '../money/payment-dialog.tsx';
import { useDeskActs } from '../use-desk-acts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkOutcomeNote } from './bulk-outcome-note.tsx';
import { type BulkOutcome, countOrders } from './bulk-steps.ts';
import type { ShownDesk } from './desk-query.ts';
import { NoOrders } from './no-orders.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useDeskPages } from './use-desk-pages.ts';

type OrdersListProps = {
  readonly desk: ShownDesk;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
};

export function OrdersList({ desk, onClear, onShowAll }: OrdersListProps) {
  const list = useDeskPages(desk);
  const { orders, first, status, failure, reload } = list;
  const acts = useDeskActs({ onChanged: list.patch, onRefusal: reload });
  const chosen = useChosen();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  const finishBulk = (reached: BulkOutcome) => {
    const { doneCount, refused } = reached;
    chosen.chooseOnly(refused.map(({ id }) => id));
    setOutcome(refused.length > 0 ? reached : null);
    if (refused.length === 0) showToast({ kind: 'success', text: `${countOrders(doneCount)} done` });
    reload();
  };

  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (!first) return <OrdersSkeleton />;
  if (orders.length === 0) return <NoOrders desk={desk} onClear={onClear} onShowAll={onShowAll} />;
  const chosenOrders = orders.filter(({ id }) => chosen.has(id));
  const isAllChosen = chosenOrders.length === orders.length;
  return (
    <section aria-label="List" className="grid gap-4">
      {outcome && <BulkOutcomeNote outcome={outcome} onClose={() => setOutcome(null)} />}
      {list.isOutdated && <OutdatedNote onReload={reload} />}
      <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
        <span className="flex items-center border-b border-crust text-small font-medium max-phone:*:first:-ml-2.5">
          <ChoiceBox
            label="Choose all that are shown"
            checked={isAllChosen}
            onChange={() => chosen.chooseOnly(isAllChosen ? [] : orders.map(({ id }) => id))}
          />
          <span aria-hidden="true">Choose all that are shown</span>
        </span>
        <OrdersTable orders={orders} chosen={chosen} acts={acts} isBusy={status === 'loading'} />
      </Panel>
      {chosenOrders.length > 0 && (
        <BulkBar orders={chosenOrders} onClear={() => chosen.chooseOnly([])} onDone={finishBulk} />
      )}
      <ShowMore status={status} failure={failure} hasMore={list.hasMore} onMore={list.loadMore}>
        {`${orders.length} of ${writeTotal(first.total)}`}
      </ShowMore>
      <PaymentDialog {...acts.payment} />
    </section>
  );
}

function OutdatedNote({ onReload }: { readonly onReload: () => void }) {
  return (
    <Note tone="tip" role="status">
      <span className="mr-3">Orders have changed meanwhile.</span>
      <Button kind="paper" size="s" onClick={onReload}>
        Show them as they are now
      </Button>
    </Note>
  );
}

function writeTotal(total: number): string {
  return total > DESK_COUNT_MAX
    ? `more than ${DESK_COUNT_MAX.toLocaleString('en-GB')} orders`
    : countOrders(total);
}
