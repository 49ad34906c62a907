import { Link } from 'react-router';
import type { AdminProductPage } from '../../../../../contract/product-changes.ts';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
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
        <Link
          key={words}
          to={{ search: String(writeProductsQuery({ ...query, status })) }}
          replace
          aria-current={query.status === status ? 'page' : undefined}
          className="flex min-h-11.5 flex-none items-center gap-2 border-b-2 border-transparent px-3 text-label font-medium text-cocoa-2 no-underline hover:text-cocoa focus-visible:-outline-offset-3 aria-[current]:border-hibiscus aria-[current]:font-semibold aria-[current]:text-cocoa"
        >
          {words}
          <span className="figures min-w-7 rounded-pill bg-crust px-2 py-0.5 text-center text-tiny font-semibold text-cocoa">
            {counts ? countProducts(counts, status) : '…'}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function countProducts(counts: AdminProductPage['counts'], status: ProductStatus | null): number {
  return status === null ? counts.draft + counts.published : counts[status];
}
