import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { useCallback } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { readAdminCustomOrderEndpoint } from '../../../../contract/custom-order-admin.ts';
import { nullIfMissing } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { useCustomOrderNews } from '../custom-order/use-custom-order-news.ts';
import { takeInboxPath } from './admin-paths.ts';
import { CustomOrderAdmin } from './custom-order-admin.tsx';

export const meta = titlePage('Custom order');

export default function AdminCustomOrderPage() {
  const { id = '' } = useParams();
  const location = useLocation();
  return (
    <div className="pt-5 phone:pt-7">
      <Link
        to={takeInboxPath(location.state)}
        className="link inline-flex min-h-11 items-center gap-2 text-label"
      >
        <ArrowLeftIcon />
        All custom orders
      </Link>
      <LoadedCustomOrder key={id} id={id} />
    </div>
  );
}

function LoadedCustomOrder({ id }: { readonly id: string }) {
  const loaded = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        nullIfMissing(shopApi.call(readAdminCustomOrderEndpoint, { params: { id }, signal })),
      [id],
    ),
  );
  const { data, reload, replace } = loaded;
  useCustomOrderNews(reload, { id, orderId: data?.order?.id, isShown: data !== null });
  return (
    <LoadedContent loaded={loaded} waitingWords="Loading the custom order…" skeleton={<AdminSkeleton />}>
      {(customOrder) =>
        customOrder ? (
          <CustomOrderAdmin customOrder={customOrder} onChange={replace} onNews={reload} />
        ) : (
          <div className="mt-4 grid gap-4">
            <h1>No such custom order</h1>
            <Note tone="tip">It may have been deleted together with its customer’s account.</Note>
          </div>
        )
      }
    </LoadedContent>
  );
}

function AdminSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="mt-3 mb-2 h-9 w-64 max-w-full" />
      <div className="grid gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(90)]">
        <Skeleton className="h-150 rounded-picture" />
        <Skeleton className="h-110 rounded-picture" />
      </div>
    </div>
  );
}
