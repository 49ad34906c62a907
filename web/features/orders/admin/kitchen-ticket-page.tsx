import { useCallback } from 'react';
import { readKitchenPaperEndpoint } from '../../../../contract/kitchen.ts';
import { nullIfMissing } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { KitchenTicket } from '../kitchen/print/kitchen-ticket.tsx';
import { useOrderNews } from '../use-order-news.ts';
import type { Route } from './+types/kitchen-ticket-page.ts';
import { NoSuchOrder, OrderSkeleton } from './order/admin-order-screen.tsx';
import { PrintFrame } from './print-frame.tsx';

export const meta = titlePage('Kitchen ticket');

export default function KitchenTicketPage({ params: { id } }: Route.ComponentProps) {
  const load = useCallback(
    (signal: AbortSignal) =>
      nullIfMissing(shopApi.call(readKitchenPaperEndpoint, { params: { id }, signal })),
    [id],
  );
  const loaded = useLoaded(load);
  useOrderNews(loaded.reload, { id, isShown: loaded.data !== null });
  return (
    <PrintFrame orderId={id}>
      <LoadedContent loaded={loaded} waitingWords="Loading the order…" skeleton={<OrderSkeleton />}>
        {(paper) => (paper === null ? <NoSuchOrder /> : <KitchenTicket paper={paper} />)}
      </LoadedContent>
    </PrintFrame>
  );
}
