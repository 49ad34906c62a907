import { useCallback, useEffect, useRef } from 'react';
import { type KitchenDay, type KitchenTicket, readKitchenDayEndpoint } from '../../../../contract/kitchen.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { useDeskNews } from '../admin/use-desk-news.ts';
import { useShopClock } from './use-shop-clock.ts';

/** The board of a day, as it changes under everybody's hands. Without a day it is today's, past midnight too. */
export function useKitchenDay(wanted: LagosDay | undefined) {
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readKitchenDayEndpoint, { query: { day: wanted }, signal }),
    [wanted],
  );
  const { data, isLoading, failure, reload, replace } = useLoaded(load);
  useDeskNews(reload, true);

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
