import { type ReactNode, useState } from 'react';
import {
  type BulkAnswer,
  type BulkChangeBody,
  readBulkChange,
} from '../../../../../contract/product-bulk.ts';
import type { AdminProductPage } from '../../../../../contract/product-changes.ts';
import { describeBulkChange } from '../../../../../domain/catalogue/bulk/bulk-words.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { createKey } from '../../../../ui/form/create-key.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { useFocusAfterRemoval } from '../../../../ui/lists/use-focus-after-removal.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { RowsSkeleton } from '../../../../ui/loading/rows-skeleton.tsx';
import { ShowMore } from '../../../../ui/loading/show-more.tsx';
import type { Pages } from '../../../../ui/loading/use-pages.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkDialog, type BulkInput } from '../bulk/bulk-dialog.tsx';
import { type BulkReport, makeReport } from '../bulk/bulk-report.ts';
import { countProducts } from '../bulk/describe-rows.ts';
import { useBulkChoice } from '../bulk/use-bulk-choice.ts';
import { NoProducts } from './no-products.tsx';
import type { ProductsQuery } from './products-query.ts';
import { ProductsTable } from './products-table.tsx';
import { useProductActions } from './use-product-actions.ts';

type ProductsListProps = {
  readonly list: Pages<AdminProductPage>;
  readonly query: ProductsQuery;
  readonly onClear: () => void;
  readonly onBulkDone: (report: BulkReport) => void;
};

export function ProductsList({ list, query, onClear, onBulkDone }: ProductsListProps) {
  const { pages, status, failure, nextCursor, reload, loadMore } = list;
  const actions = useProductActions(reload);
  const products = pages.flatMap(({ data }) => data);
  const total = pages[0]?.total;
  const choice = useBulkChoice({ query, products, total: total ?? 0 });
  const [input, setInput] = useState<BulkInput | null>(null);
  const [isAsking, setAsking] = useState(false);
  const holderRef = useFocusAfterRemoval<HTMLElement>(products.map(({ id }) => id));

  const finishBulk = (answer: BulkAnswer, change: BulkChangeBody) => {
    setAsking(false);
    choice.clear();
    reload();
    const words = `${countProducts(answer.changedCount)}: ${describeBulkChange(readBulkChange(change))}`;
    onBulkDone(makeReport(words, answer, Date.now()));
  };

  function show(): ReactNode {
    if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
    if (total === undefined)
      return <RowsSkeleton words="Loading the products…" picture="size-14 phone:size-16" />;
    if (total === 0) return <NoProducts query={query} onClear={onClear} />;
    return (
      <div className="grid gap-5">
        <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
          <div className="border-b border-crust text-small font-medium phone:px-1">
            <Checkbox
              label="Select all shown"
              checked={choice.areAllShownChosen}
              onChange={({ target }) => choice.chooseShown(target.checked)}
            />
          </div>
          <ProductsTable
            products={products}
            chosen={choice}
            actions={actions}
            isBusy={status === 'loading'}
          />
        </Panel>
        {choice.count > 0 && (
          <BulkBar
            count={choice.count}
            statuses={choice.statuses}
            allCount={choice.allCount}
            onChooseAll={choice.chooseAll}
            onClear={choice.clear}
            onAct={(act) => {
              setInput({ key: createKey(), act, choice: choice.describe(), count: choice.count });
              setAsking(true);
            }}
          />
        )}
        <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
          {`${products.length} of ${total} ${total === 1 ? 'product' : 'products'}`}
        </ShowMore>
      </div>
    );
  }

  return (
    <section ref={holderRef} tabIndex={-1} aria-label="List">
      {show()}
      <ArchiveDialog question={actions.question} />
      <BulkDialog input={input} isOpen={isAsking} onClose={() => setAsking(false)} onDone={finishBulk} />
    </section>
  );
}

type ArchiveDialogProps = { readonly question: ReturnType<typeof useProductActions>['question'] };

function ArchiveDialog({ question }: ArchiveDialogProps) {
  const { asked, isAsking, archive, close } = question;
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={close}
      title={`Archive ${asked?.name ?? 'this product'}?`}
      button="Archive"
      buttonWhileBusy="Archiving…"
      onConfirm={archive}
    >
      <p>
        It’s removed from the shop right away. Existing orders aren’t affected, and you can restore it from
        the archive any time.
      </p>
    </ConfirmDialog>
  );
}
