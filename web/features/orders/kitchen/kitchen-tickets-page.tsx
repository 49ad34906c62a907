import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readKitchenDayEndpoint } from '../../../../contract/kitchen.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { useAdminNews } from '../admin/use-admin-news.ts';
import { readDayParameter, readPaperLayout } from './kitchen-paths.ts';
import { isOpenTicket } from './kitchen-words.ts';
import { TicketSheets } from './print/ticket-sheets.tsx';
import { TicketsBar } from './print/tickets-bar.tsx';

export const meta = titlePage('Kitchen tickets');

/** All tickets of a day on paper, for a kitchen that trusts no tablet. */
export default function KitchenTicketsPage() {
  const [parameters] = useSearchParams();
  const day = readDayParameter(parameters);
  const layout = readPaperLayout(parameters);
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readKitchenDayEndpoint, { query: { day }, signal }),
    [day],
  );
  const loaded = useLoaded(load);
  // What is cancelled meanwhile is not printed.
  useAdminNews(loaded.reload, true);
  return (
    <div className="mx-auto max-w-200 pt-4 phone:pt-6 print:max-w-none print:pt-0">
      <TicketsBar
        day={loaded.data?.day ?? day}
        layout={layout}
        isEmpty={loaded.data?.tickets.some(isOpenTicket) === false}
      />
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the tickets…"
        skeleton={<Skeleton className="h-120 rounded-picture" />}
      >
        {(board) => <TicketSheets board={board} layout={layout} />}
      </LoadedContent>
    </div>
  );
}
