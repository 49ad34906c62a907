import { useCallback } from 'react';
import { titlePage } from '../../../page-meta.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons/actions.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { ProductFilters } from './list/product-filters.tsx';
import { ProductsList } from './list/products-list.tsx';
import { WHOLE_LIST } from './list/products-query.ts';
import { StatusTabs } from './list/status-tabs.tsx';
import { useProductsQuery } from './list/use-products-query.ts';
import { NEW_PRODUCT_PATH } from './product-paths.ts';
import { listProducts } from './product-requests.ts';

export const meta = titlePage('Products');

export default function AdminProductsPage() {
  const { query, typed, setTyped, change } = useProductsQuery();
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => listProducts(query, { cursor, signal }),
    [query],
  );
  const list = usePages(loadPage);
  const [first] = list.pages;

  const clear = () => {
    setTyped('');
    change({ ...WHOLE_LIST, sort: query.sort });
  };

  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-7 pb-5 phone:pt-9">
        <h1>Products</h1>
        <ButtonLink to={NEW_PRODUCT_PATH} kind="main">
          <PlusIcon />
          Add product
        </ButtonLink>
      </header>
      <ProductFilters
        query={query}
        categories={first?.categories ?? []}
        typed={typed}
        onType={setTyped}
        onChange={change}
      />
      <StatusTabs query={query} counts={first?.counts} />
      <ProductsList list={list} query={query} onClear={clear} />
    </>
  );
}
