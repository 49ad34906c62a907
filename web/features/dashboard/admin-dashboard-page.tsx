import PlusIcon from 'lucide-react/icons/plus';
import PrinterIcon from 'lucide-react/icons/printer';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { DASHBOARD_SPANS, readDashboardEndpoint } from '../../../contract/dashboard.ts';
import type { ShopEvent } from '../../../contract/events.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { shopApi } from '../../api/shop-api.ts';
import { useGatheredNews } from '../../api/use-gathered-news.ts';
import { titlePage } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { PillSelect } from '../../ui/fields/pill-select.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { nameDay } from '../../ui/slots/day-words.ts';
import { LeavingOrders } from '../orders/leaving-orders-context.tsx';
import { AttentionList } from './attention-list.tsx';
import { listAttentionTiles } from './attention-tiles.ts';
import { BestSellers } from './best-sellers.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DaysAhead } from './days-ahead.tsx';
import { SalesPanel } from './sales/sales-panel.tsx';
import { Today } from './today.tsx';

export const meta = titlePage('Admin Dashboard');

const USUAL_SPAN = '30';
/** Figures need not be of this very second: a busy hour is read now and then. */
const GATHERING_MS = 2_000;
const concernsFigures = ({ kind }: ShopEvent) => kind !== 'session';

/** The shop at a glance, kept up to date. */
export default function AdminDashboardPage() {
  const [search, setSearch] = useSearchParams();
  const span = DASHBOARD_SPANS.find((known) => known === search.get('days')) ?? USUAL_SPAN;
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readDashboardEndpoint, { query: { days: span }, signal }),
    [span],
  );
  const loaded = useLoaded(load);
  useGatheredNews(loaded.reload, {
    isShown: true,
    concerns: concernsFigures,
    gatherMs: GATHERING_MS,
  });

  const spanChoice = (
    <PillSelect
      label="Days to look back"
      value={span}
      onChoose={(days) => setSearch(days === USUAL_SPAN ? {} : { days }, { replace: true })}
      className="w-44"
    >
      {DASHBOARD_SPANS.map((days) => (
        <option key={days} value={days}>
          Last {days} days
        </option>
      ))}
    </PillSelect>
  );

  return (
    <>
      <Heading />
      <LoadedContent loaded={loaded} waitingWords="Loading the dashboard…" skeleton={<DashboardSkeleton />}>
        {({ attention, today, asOf, ahead, bestSellers, ...figures }) => (
          <div className="grid gap-4">
            <AttentionList tiles={listAttentionTiles(attention, new Date(asOf))} />
            <div className="grid items-start gap-4 *:grid *:min-w-0 *:grid-cols-1 *:gap-4 rail:grid-cols-2">
              <div>
                <Panel>
                  <Today today={today} asOf={asOf} ahead={ahead} />
                </Panel>
                <Panel>
                  <SalesPanel {...figures} spanChoice={spanChoice} />
                </Panel>
              </div>
              <div>
                <Panel>
                  <DaysAhead days={ahead} />
                </Panel>
                <Panel>
                  <LeavingOrders />
                </Panel>
                <Panel>
                  <BestSellers sellers={bestSellers} />
                </Panel>
              </div>
            </div>
          </div>
        )}
      </LoadedContent>
    </>
  );
}

function Heading() {
  const [weekday, ...date] = nameDay(readLagosDay(new Date())).split(' ');
  return (
    <header className="flex flex-wrap items-center gap-3 pt-7 pb-5 phone:pt-9">
      <h1 className="flex-1 basis-72 phone:max-tablet:basis-full">
        <span className="visually-hidden">Dashboard, </span>
        {weekday}, <em className="text-cocoa-2">{date.join(' ')}</em>
      </h1>
      <ButtonLink to="/admin/kitchen/tickets" kind="paper" className="max-phone:flex-1">
        <PrinterIcon />
        Print today’s tickets
      </ButtonLink>
      <ButtonLink to="/admin/orders/new" kind="main" className="max-phone:flex-1">
        <PlusIcon />
        Take an order
      </ButtonLink>
    </header>
  );
}
