import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { readPriceListEndpoint } from '../../../../contract/designer.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { INBOX_PATH } from './admin-paths.ts';
import { PriceListForm } from './price-list/price-list-form.tsx';

export const meta = titlePage('Cake designer prices');

const readPriceList = (signal: AbortSignal) => shopApi.call(readPriceListEndpoint, { signal });

export default function AdminPriceListPage() {
  const loaded = useLoaded(readPriceList);
  return (
    <>
      <Link to={INBOX_PATH} className="link mt-4 -mb-5 inline-flex min-h-11 items-center gap-2 text-label">
        <ArrowLeftIcon />
        Custom orders
      </Link>
      <PageHeading title="Cake designer prices">
        Prices for new designs. Existing orders and quotes keep their prices.
      </PageHeading>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the price list…"
        skeleton={<Skeleton className="h-120 rounded-picture" />}
      >
        {(list) => <PriceListForm list={list} />}
      </LoadedContent>
    </>
  );
}
