import { createContext, type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { countWaitingEndpoint, type Waiting } from '../../../contract/dashboard.ts';
import type { ShopEvent } from '../../../contract/events.ts';
import { shopApi } from '../../api/shop-api.ts';
import { useGatheredNews } from '../../api/use-gathered-news.ts';
import { watchToasts } from '../../ui/feedback/toast.ts';
import { useLoaded } from '../../ui/loading/use-loaded.ts';

const GATHERING_MS = 500;
/** Orders become late by the clock alone, which sends no news. */
const CLOCK_MS = 60_000;
/** A message or a review comes with a notification alone. */
const NEWS = ['order', 'custom_order', 'notification', 'reload'];
const concernsWaiting = ({ kind }: ShopEvent) => NEWS.includes(kind);

const countWaiting = (signal: AbortSignal) => shopApi.call(countWaitingEndpoint, { signal });

/** Undefined until it is known, and where it cannot be read: a menu without numbers is a menu still. */
const WaitingContext = createContext<Waiting | undefined>(undefined);

/** Counts what waits for the owner once for all menus, and keeps the numbers up to date. */
type WaitingProviderProps = {
  /** For whoever may not know the numbers. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
};

export function WaitingProvider({ isOff = false, children }: WaitingProviderProps) {
  return isOff ? children : <CountedWaiting>{children}</CountedWaiting>;
}

function CountedWaiting({ children }: { readonly children: ReactNode }) {
  const { data, reload } = useLoaded(countWaiting);
  useGatheredNews(reload, { isShown: true, concerns: concernsWaiting, gatherMs: GATHERING_MS });
  useSetUpFollowed(data?.setUp !== undefined, reload);
  // What was done on a screen waits no longer, and each act is told by a toast.
  useEffect(() => watchToasts(reload), [reload]);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), CLOCK_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return <WaitingContext value={data}>{children}</WaitingContext>;
}

/** While a shop is being set up, what was done on one screen changes what comes next. */
function useSetUpFollowed(isSettingUp: boolean, reload: () => void): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSettingUp && pathname !== '') reload();
  }, [isSettingUp, pathname, reload]);
}

export function useWaiting(): Waiting | undefined {
  return use(WaitingContext);
}
