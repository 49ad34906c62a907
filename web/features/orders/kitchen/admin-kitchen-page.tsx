import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type KitchenDay, type KitchenTicket, readKitchenDayEndpoint } from '../../../../contract/kitchen.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { useMay } from '../../users/role-context.tsx';
import { ADMIN_PATH } from '../admin/admin-paths.ts';
import { EarlyStepDialog } from '../admin/early-step.tsx';
import { HandOverDialog } from '../admin/money/hand-over-dialog.tsx';
import { useAdminNews } from '../admin/use-admin-news.ts';
import { KitchenBoard } from './board/kitchen-board.tsx';
import { KitchenSkeleton } from './board/kitchen-skeleton.tsx';
import { NoWork } from './board/no-work.tsx';
import { NotPackedDialog } from './board/not-packed-dialog.tsx';
import { KitchenHeader } from './kitchen-header.tsx';
import { readDayParameter } from './kitchen-paths.ts';
import { KitchenTotals } from './kitchen-totals.tsx';
import { countWaiting } from './kitchen-words.ts';
import { useTicketMoves } from './use-ticket-moves.ts';

/** The board of a day, as it changes under everybody's hands. Without a day it is today's, past midnight too. */
function useKitchenDay(wanted: LagosDay | undefined) {
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readKitchenDayEndpoint, { query: { day: wanted }, signal }),
    [wanted],
  );
  const { data, isLoading, failure, reload, replace } = useLoaded(load);
  useAdminNews(reload, true);

  const now = useShopClock(data?.now);
  const today = readLagosDay(now);
  const day = wanted ?? today;
  // What was shown before is another day's: it does not stand in for this one.
  const shown = data?.day === day ? data : undefined;

  const isPastMidnight = data !== undefined && data.today < today;
  useEffect(() => {
    if (isPastMidnight) reload();
  }, [isPastMidnight, reload]);

  // An answer to a move goes into the board as it is then, which may be newer than when the move was made.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const showTicket = useCallback(
    (id: string, ticket: KitchenTicket | null) => {
      if (latest.current) replace(replaceTicket(latest.current, id, ticket));
    },
    [replace],
  );

  return { day, today, now, board: shown, isLoading, failure, reload, showTicket };
}

/** What is no longer the kitchen's, or has gone to another day, is taken off the board. */
function replaceTicket(board: KitchenDay, id: string, ticket: KitchenTicket | null): KitchenDay {
  const isHere = ticket?.slot.day === board.day;
  return {
    ...board,
    tickets: board.tickets.flatMap((each) => {
      if (each.id !== id) return [each];
      return ticket && isHere ? [ticket] : [];
    }),
  };
}

const TICK_MS = 10_000;

/** The shop's own time, told by its last answer and carried on from there: a kitchen's tablet is rarely set right. */
function useShopClock(announced: string | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (announced === undefined) return;
    const aheadMs = Date.parse(announced) - Date.now();
    const tick = () => setNow(new Date(Date.now() + aheadMs));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [announced]);
  return now;
}

export const meta = titlePage('Kitchen');

export default function AdminKitchenPage() {
  const [parameters] = useSearchParams();
  const { day, today, now, board, failure, reload, showTicket } = useKitchenDay(readDayParameter(parameters));
  const moves = useTicketMoves({ now, onChanged: showTicket, onOutdated: reload });
  const isOnline = useOnline();
  const may = useMay();

  return (
    <>
      <KitchenHeader day={day} today={today} now={now} tickets={board?.tickets} />
      <div className="grid grid-cols-1 gap-4 pt-4">
        {!isOnline && (
          <Note tone="warning" role="status" icon={WarningIcon}>
            You’re offline. You’re seeing the board as it was when you were last online.
          </Note>
        )}
        {failure !== null && <LoadFailure message={failure} onRetry={reload} />}
        {!board && failure === null && <KitchenSkeleton />}
        {board && (
          <>
            {board.tickets.length === 0 ? (
              <NoWork day={day} today={today} />
            ) : (
              <>
                <KitchenTotals totals={board.totals} />
                <KitchenBoard tickets={board.tickets} now={now} moves={moves} />
                <HandOverDialog {...moves.handOver} />
                <EarlyStepDialog {...moves.earlyHandOver} />
                <NotPackedDialog {...moves.putBack} />
              </>
            )}
            {board.waitingCount > 0 && may('desk') && <WaitingLink day={day} count={board.waitingCount} />}
          </>
        )}
      </div>
    </>
  );
}

type WaitingLinkProps = { readonly day: LagosDay; readonly count: number };

/** They may still come: whoever plans the day wants to know of them. */
function WaitingLink({ day, count }: WaitingLinkProps) {
  return (
    <Note tone="tip">
      <Link to={`${ADMIN_PATH}?status=pending_payment&from=${day}&to=${day}`} className="link">
        {countWaiting(count)}
      </Link>{' '}
      and {count === 1 ? 'is' : 'are'} not on the board yet.
    </Note>
  );
}
