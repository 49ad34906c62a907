import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type DeliveryDay, listDeliveriesEndpoint } from '../../../../contract/deliveries.ts';
import { addDays, isLagosDay, type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverBread } from '../../../pictures/cover-bread.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { useRole } from '../../users/role-context.tsx';
import { useAdminNews } from '../admin/use-admin-news.ts';
import { DeliveryCard } from './delivery-card.tsx';

export const meta = titlePage('Deliveries');

export default function DeliveriesPage() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('day') ?? '';
  const wanted = isLagosDay(asked) ? asked : undefined;
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(listDeliveriesEndpoint, { query: { day: wanted }, signal }),
    [wanted],
  );
  const loaded = useLoaded(load);
  useAdminNews(loaded.reload, true);
  const today = readLagosDay(new Date());
  const day = wanted ?? today;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 pb-3">
        <div>
          <h1>Deliveries</h1>
          <p className="text-cocoa-2">{nameDay(day)}</p>
        </div>
        <DayLinks day={day} today={today} />
      </header>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the deliveries…"
        skeleton={<Skeleton className="h-60 rounded-picture" />}
      >
        {(deliveries) => <Deliveries deliveries={deliveries} onChange={loaded.reload} />}
      </LoadedContent>
    </>
  );
}

type DayLinksProps = { readonly day: LagosDay; readonly today: LagosDay };

function DayLinks({ day, today }: DayLinksProps) {
  return (
    <nav aria-label="Day" className="flex gap-1 rounded-pill border border-crust-2 bg-paper p-0.5">
      {[today, addDays(today, 1)].map((each) => (
        <Link
          key={each}
          to={each === today ? '.' : `?day=${each}`}
          replace
          aria-current={each === day ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill px-4 text-small font-semibold no-underline hover:bg-crust aria-[current]:bg-cocoa aria-[current]:text-on-dark"
        >
          {each === today ? 'Today' : 'Tomorrow'}
        </Link>
      ))}
    </nav>
  );
}

type DeliveriesProps = { readonly deliveries: DeliveryDay; readonly onChange: () => void };

function Deliveries({ deliveries: { day, today, data, riders }, onChange }: DeliveriesProps) {
  const isRider = useRole() === 'rider';
  if (data.length === 0) {
    return (
      <EmptyState
        picture={<Picture picture={coverBread} alt="" sizes="208px" />}
        title={day === today ? 'No deliveries today' : `No deliveries on ${nameDay(day)}`}
      >
        {isRider ? 'Deliveries assigned to you appear here.' : 'Confirmed orders for delivery appear here.'}
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-2 wide:grid-cols-3">
      {data.map((delivery) => (
        <DeliveryCard key={delivery.id} delivery={delivery} riders={riders} onChange={onChange} />
      ))}
    </ul>
  );
}
