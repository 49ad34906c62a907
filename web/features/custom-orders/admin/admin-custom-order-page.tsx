import { useCallback } from 'react';
import { useLocation, useParams } from 'react-router';
import { readAdminCustomOrderEndpoint } from '../../../../contract/custom-order-admin.ts';
import { nullIfMissing } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { DetailsFrame, DetailsSkeleton } from '../../../ui/layout/details-frame.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { useCustomOrderNews } from '../custom-order/use-custom-order-news.ts';
import { takeInboxPath } from './admin-paths.ts';
import { CustomOrderAdmin } from './custom-order-admin.tsx';

export const meta = titlePage('Custom order');

export default function AdminCustomOrderPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  return (
    <DetailsFrame listPath={takeInboxPath(state)} listName="All custom orders">
      <LoadedCustomOrder key={id} id={id} />
    </DetailsFrame>
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
    <LoadedContent
      loaded={loaded}
      waitingWords="Loading the custom order…"
      skeleton={<DetailsSkeleton hasAside />}
    >
      {(customOrder) =>
        customOrder ? (
          <CustomOrderAdmin customOrder={customOrder} onChange={replace} onNews={reload} />
        ) : (
          <div className="mt-4 grid gap-4">
            <h1>Custom order not found</h1>
            <Note tone="tip">It may have been deleted together with its customer’s account.</Note>
          </div>
        )
      }
    </LoadedContent>
  );
}
