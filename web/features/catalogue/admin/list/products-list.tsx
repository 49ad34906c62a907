import type { ReactNode } from 'react';
import type { AdminProductPage } from '../../../../../contract/product-changes.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../../ui/loading/show-more.tsx';
import type { Pages } from '../../../../ui/loading/use-pages.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { useFocusAfterRemoval } from '../../../../ui/use-focus-after-removal.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { NoProducts } from './no-products.tsx';
import type { ProductsQuery } from './products-query.ts';
import { ProductsSkeleton } from './products-skeleton.tsx';
import { ProductsTable } from './products-table.tsx';
import { useProductActions } from './use-product-actions.ts';

type ProductsListProps = {
  readonly list: Pages<AdminProductPage>;
  readonly query: ProductsQuery;
  readonly onClear: () => void;
};

export function ProductsList({ list, query, onClear }: ProductsListProps) {
  const { pages, status, failure, nextCursor, reload, loadMore } = list;
  const actions = useProductActions(reload);
  const products = pages.flatMap(({ data }) => data);
  const total = pages[0]?.total;
  const holderRef = useFocusAfterRemoval<HTMLElement>(products.map(({ id }) => id));

  function show(): ReactNode {
    if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
    if (total === undefined) return <ProductsSkeleton />;
    if (total === 0) return <NoProducts query={query} onClear={onClear} />;
    return (
      <div className="grid gap-5">
        <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
          <ProductsTable products={products} actions={actions} isBusy={status === 'loading'} />
        </Panel>
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
    </section>
  );
}
