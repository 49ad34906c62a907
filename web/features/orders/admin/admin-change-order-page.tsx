import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ChangeRequest } from '../../../../contract/change-request.ts';
import { type AdminOrderDetails, readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { previewRequestedChangeEndpoint } from '../../../../contract/own-changes.ts';
import { isChangeable } from '../../../../domain/orders/change-lines.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { BackLink } from '../../../ui/layout/details-frame.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ANSWERED_REQUEST, CHANGED_PART, DETAILS_PART, writeOrderPath } from './admin-paths.ts';
import type { TypedBefore } from './change/carry-over.ts';
import { ChangeOrder } from './change/change-order.tsx';

export const meta = titlePage('Change order');

/** Null unless it still waits. */
function findRequest({ changeRequest }: AdminOrderDetails): ChangeRequest | null {
  return changeRequest?.status === 'open' ? changeRequest : null;
}

export default function AdminChangeOrderPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const answered = search.get(ANSWERED_REQUEST);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const order = await shopApi.call(readAdminOrderEndpoint, { params: { id }, signal });
      const request = findRequest(order);
      if (request?.id !== answered) return { order, request, asked: null };
      const { change } = await shopApi.call(previewRequestedChangeEndpoint, { params: { id }, signal });
      return { order, request, asked: change };
    },
    [id, answered],
  );
  const loaded = useLoaded(load);
  const [carried, setCarried] = useState<TypedBefore | null>(null);
  return (
    <div className="pt-4 phone:pt-6">
      <BackLink to={writeOrderPath(id)}>Back to the order</BackLink>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the order…"
        skeleton={<Skeleton className="h-80 rounded-card" />}
      >
        {({ order, request, asked }) =>
          isChangeable(order.status) ? (
            <ChangeOrder
              key={order.version}
              order={order}
              areDetailsOnly={search.get(CHANGED_PART) === DETAILS_PART}
              request={request}
              asked={asked}
              carried={carried}
              onReload={(before) => {
                setCarried(before);
                loaded.reload();
              }}
            />
          ) : (
            <>
              <h1 className="mt-1 mb-5">Change order</h1>
              <p>This order is ready or finished, so it can no longer be changed.</p>
            </>
          )
        }
      </LoadedContent>
    </div>
  );
}
