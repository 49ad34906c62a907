import type { AdminProductPage } from '../../../../../contract/product-changes.ts';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { CountedTab } from '../../../../ui/lists/counted-tab.tsx';
import { type ProductsQuery, writeProductsQuery } from './products-query.ts';

type StatusTabsProps = {
  readonly query: ProductsQuery;
  /** Undefined until the list has come. */
  readonly counts: AdminProductPage['counts'] | undefined;
};

const TABS: readonly { readonly status: ProductStatus | null; readonly words: string }[] = [
  { status: null, words: 'All' },
  { status: 'published', words: 'Published' },
  { status: 'draft', words: 'Drafts' },
  { status: 'archived', words: 'Archived' },
];

/** The parts of the catalogue, each with how many of the products searched for are in it. `All` leaves the archive out. */
export function StatusTabs({ query, counts }: StatusTabsProps) {
  return (
    <nav
      aria-label="Status"
      className="mb-5 flex gap-1 scroll-hint border-b border-crust-2 max-phone:-mx-4 max-phone:px-4"
    >
      {TABS.map(({ status, words }) => (
        <CountedTab
          key={words}
          search={String(writeProductsQuery({ ...query, status }))}
          isShown={query.status === status}
          words={words}
          count={counts && countProducts(counts, status)}
        />
      ))}
    </nav>
  );
}

function countProducts(counts: AdminProductPage['counts'], status: ProductStatus | null): number {
  return status === null ? counts.draft + counts.published : counts[status];
}
