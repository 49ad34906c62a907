import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import PlusIcon from 'lucide-react/icons/plus';
import PrinterIcon from 'lucide-react/icons/printer';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DASHBOARD_SPANS, type Dashboard, readDashboardEndpoint } from '../../../contract/dashboard.ts';
import type { ShopEvent } from '../../../contract/events.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import type { BackupState } from '../../../domain/shop/backup-age.ts';
import { FIRST_STEPS } from '../../../domain/shop/first-week.ts';
import { shopApi } from '../../api/shop-api.ts';
import { useGatheredNews } from '../../api/use-gathered-news.ts';
import { titlePage } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { PillSelect } from '../../ui/fields/pill-select.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { nameDay } from '../../ui/slots/day-words.ts';
import { LeavingOrders } from '../orders/leaving-orders-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { type AttentionTile, listAttentionTiles, sayCountedTwice } from './attention-tiles.ts';
import { sayBackupWarning, sayLastBackup } from './backup-words.ts';
import { BestSellers } from './best-sellers.tsx';
import { CampaignSales } from './campaign-sales.tsx';
import { DaysAhead } from './days-ahead.tsx';
import { FirstWeek } from './first-week.tsx';
import { SalesPanel } from './sales/sales-panel.tsx';
import { Today } from './today.tsx';
import { hasTickets } from './today-words.ts';

const TONES = {
  news: 'bg-hibiscus-soft text-hibiscus-press',
  warning: 'bg-ember-soft text-ember-deep',
  tip: 'bg-honey-soft text-honey-deep',
} as const;

/** What waits for the owner, each one press away from where it is dealt with. */
function AttentionList({ attention, asOf }: Pick<Dashboard, 'attention' | 'asOf'>) {
  const { openingHours } = useShopProfile();
  const tiles = listAttentionTiles(attention, new Date(asOf), openingHours);
  if (tiles.length === 0) return <Note tone="good">Nothing needs your attention.</Note>;
  const countedTwice = sayCountedTwice(attention);
  return (
    <div>
      <AttentionTiles tiles={tiles} />
      {countedTwice !== null && <p className="mt-2 text-small text-cocoa-2">{countedTwice}</p>}
    </div>
  );
}

function AttentionTiles({ tiles }: { readonly tiles: readonly AttentionTile[] }) {
  return (
    <ul
      aria-label="Needs attention"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(68)),1fr))] gap-3 phone:has-[>:nth-child(4):last-child]:grid-cols-2"
    >
      {tiles.map(({ key, count, title, words, to, tone }) => (
        <li key={key} className="grid">
          <Link
            to={to}
            className={joinClasses(
              'flex min-h-18 items-center gap-4 rounded-picture px-4 py-3 no-underline hover:shadow-2',
              TONES[tone],
            )}
          >
            <span className="figures min-w-5 text-center font-display text-fs-2 font-bold">{count}</span>
            <span className="min-w-0 flex-1">
              <span className="block text-label font-bold">{title}</span>
              <span className="block text-small">{words}</span>
            </span>
            <ArrowRightIcon className="size-5 flex-none" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Until it is done: the shop's whole book hangs on one password. */
function SecondFactorNote() {
  return (
    <Note tone="warning">
      Your account is only protected by a password.{' '}
      <Link to="/account#security" reloadDocument className="link inline-flex min-h-11 items-center">
        Set up two-step sign-in
      </Link>
    </Note>
  );
}

/** Only while there is something to do about it. */
function BackupWarning({ backup, now }: { readonly backup: BackupState; readonly now: Date }) {
  const warning = sayBackupWarning(backup, now);
  return warning && <Note tone="warning">{warning}</Note>;
}

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
      label="Period"
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
      <Heading today={loaded.data?.today} />
      <LoadedContent loaded={loaded} waitingWords="Loading the dashboard…" skeleton={<DashboardSkeleton />}>
        {({
          attention,
          today,
          asOf,
          ahead,
          bestSellers,
          campaigns,
          hasOrders,
          firstSteps,
          openingObstacles,
          publishedSamples,
          isSecondFactorDue = false,
          backup,
          ...figures
        }) => {
          const setUp = firstSteps.length < FIRST_STEPS.length && (
            <Panel>
              <FirstWeek
                done={firstSteps}
                obstacles={openingObstacles}
                publishedSamples={publishedSamples}
                isSelling={hasOrders}
                onChanged={loaded.reload}
              />
            </Panel>
          );
          return (
            <div className="grid gap-4">
              {isSecondFactorDue && <SecondFactorNote />}
              {backup && <BackupWarning backup={backup} now={new Date(asOf)} />}
              {(hasOrders || attention.awaitedVouchers > 0) && (
                <AttentionList attention={attention} asOf={asOf} />
              )}
              {!hasOrders && (
                <>
                  {setUp}
                  <FirstOrders />
                </>
              )}
              {hasOrders && (
                <div className="grid items-start gap-4 *:grid *:min-w-0 *:grid-cols-1 *:gap-4 rail:grid-cols-2">
                  <div>
                    <Panel>
                      <Today today={today} asOf={asOf} ahead={ahead} unpaid={attention.unpaid} />
                    </Panel>
                    {setUp}
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
                    {campaigns.length > 0 && (
                      <Panel>
                        <CampaignSales
                          campaigns={campaigns}
                          from={figures.trend.at(0)?.day ?? ''}
                          to={figures.trend.at(-1)?.day ?? ''}
                        />
                      </Panel>
                    )}
                  </div>
                </div>
              )}
              {backup?.lastAt && (
                <p className="text-small text-cocoa-2">{sayLastBackup(backup, new Date(asOf))}</p>
              )}
            </div>
          );
        }}
      </LoadedContent>
    </>
  );
}

/** In place of charts that would be empty. */
function FirstOrders() {
  return (
    <Panel className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="flex-1 basis-72">
        <h2>Already have orders?</h2>
        <p className="mt-1 text-label text-cocoa-2">
          Enter the ones from WhatsApp or your notebook, so the kitchen sees them. Your sales appear here
          after the first order.
        </p>
      </div>
      <ButtonLink to="/admin/orders/new" kind="line">
        <PlusIcon />
        Add an order
      </ButtonLink>
    </Panel>
  );
}

/** Nothing is known yet while the day is loaded: nothing is switched off and on again. */
function Heading({ today }: { readonly today: Dashboard['today'] | undefined }) {
  return (
    <header className="flex flex-wrap items-center gap-3 pt-7 pb-5 phone:pt-9">
      <div className="flex-1 basis-72 phone:max-tablet:basis-full">
        <h1>Dashboard</h1>
        <p className="text-label text-cocoa-2">{nameDay(readLagosDay(new Date()))}</p>
      </div>
      {(today === undefined || hasTickets(today)) && (
        <ButtonLink to="/admin/kitchen/tickets" kind="paper" className="max-phone:flex-1">
          <PrinterIcon />
          Print today’s tickets
        </ButtonLink>
      )}
      <ButtonLink to="/admin/orders/new" kind="main" className="max-phone:hidden">
        <PlusIcon />
        New order
      </ButtonLink>
    </header>
  );
}

function DashboardSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-18 rounded-picture" />
      <div className="grid gap-4 rail:grid-cols-2">
        <Skeleton className="h-60 rounded-picture" />
        <Skeleton className="h-60 rounded-picture" />
        <Skeleton className="h-100 rounded-picture" />
        <Skeleton className="h-100 rounded-picture" />
      </div>
    </div>
  );
}
