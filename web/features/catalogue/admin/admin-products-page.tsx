import SampleIcon from 'lucide-react/icons/cookie';
import ListIcon from 'lucide-react/icons/list-ordered';
import PlusIcon from 'lucide-react/icons/plus';
import UploadIcon from 'lucide-react/icons/upload';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { titlePage } from '../../../page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { CHIP_CLASS } from '../../../ui/buttons/toggle-chip.tsx';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { BulkReportNote } from './bulk/bulk-report-note.tsx';
import { useBulkReport } from './bulk/use-bulk-report.ts';
import { ProductFilters } from './list/product-filters.tsx';
import { ProductsList } from './list/products-list.tsx';
import { readProductsQuery, WHOLE_LIST, writeProductsQuery } from './list/products-query.ts';
import { StatusTabs } from './list/status-tabs.tsx';
import { CATEGORIES_PATH, IMPORT_PATH, NEW_PRODUCT_PATH, SAMPLES_PATH } from './product-paths.ts';
import { listProducts } from './product-requests.ts';
import { exportProducts } from './table/export-products.ts';

export const meta = titlePage('Products');

export default function AdminProductsPage() {
  const { query, typed, setTyped, change } = useListQuery(readProductsQuery, writeProductsQuery);
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => listProducts(query, { cursor, signal }),
    [query],
  );
  const list = usePages(loadPage);
  const [first] = list.pages;
  const reporting = useBulkReport(list.reload);
  const exported = { search: query.search, category: query.category, status: query.status ?? undefined };

  // Nothing is there to be searched, sorted or exported.
  const isEmpty =
    first !== undefined &&
    query.search === '' &&
    query.category === '' &&
    Object.values(first.counts).every((count) => count === 0);

  const clear = () => {
    setTyped('');
    change({ ...WHOLE_LIST, sort: query.sort });
  };

  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-7 pb-5 phone:pt-9">
        <h1 className="mr-auto">Products</h1>
        <div className="flex gap-2.5 max-phone:order-last max-phone:-mx-4 max-phone:w-[calc(100%+--spacing(8))] max-phone:scroll-hint max-phone:px-4 max-phone:*:flex-none">
          {!isEmpty && (
            <>
              <Link to={CATEGORIES_PATH} className={`${CHIP_CLASS} no-underline`}>
                <ListIcon />
                Categories
              </Link>
              <ExportButton fileName="products" load={() => exportProducts(exported)}>
                Export CSV
              </ExportButton>
            </>
          )}
          <Link to={IMPORT_PATH} className={`${CHIP_CLASS} no-underline`}>
            <UploadIcon />
            Import CSV
          </Link>
          <Link to={SAMPLES_PATH} className={`${CHIP_CLASS} no-underline`}>
            <SampleIcon />
            Samples
          </Link>
        </div>
        <ButtonLink to={NEW_PRODUCT_PATH} kind="main">
          <PlusIcon />
          Add product
        </ButtonLink>
      </header>
      {!isEmpty && (
        <>
          <ProductFilters
            query={query}
            categories={first?.categories ?? []}
            typed={typed}
            onType={setTyped}
            onChange={change}
          />
          <StatusTabs query={query} counts={first?.counts} />
        </>
      )}
      <div className="grid gap-4">
        <BulkReportNote reporting={reporting} />
        <ProductsList list={list} query={query} onClear={clear} onBulkDone={reporting.notify} />
      </div>
    </>
  );
}
