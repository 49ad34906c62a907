import StoreIcon from 'lucide-react/icons/store';
import TruckIcon from 'lucide-react/icons/truck';
import { useCallback, useEffect, useState } from 'react';
import type { Availability, readAvailabilityEndpoint } from '../../../contract/availability.ts';
import type { ReceivingMethod } from '../../../domain/delivery/calendar.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { buildAddress } from '../../api/request-address.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { type Loaded, useLoaded } from '../../ui/loading/use-loaded.ts';
import { nameDayFrom, writeTimes } from '../../ui/slots/day-words.ts';
import { type DemandedItem, encodeItems } from './encode-items.ts';

/** Somebody who steps a quantity up asks once, when they are done. */
const PAUSE_MS = 300;

export type MoreWork = { readonly workUnits: number; readonly leadTimeHours: number };
const NO_MORE_WORK: MoreWork = { workUnits: 0, leadTimeHours: 0 };

/** What can be had when of these items. Asked by the browser alone: what changes with time is no part of cached pages. */
export function useAvailability(
  items: readonly DemandedItem[],
  method: ReceivingMethod = 'delivery',
  /** Where it goes: a zone may need more notice. */
  address?: { readonly state: string; readonly lga: string } | null,
  /** What is made besides and in no catalogue. */
  { workUnits, leadTimeHours }: MoreWork = NO_MORE_WORK,
  /** Also what is too late for customers. */
  isForStaff = false,
): Loaded<Availability> {
  const wanted = usePaused(encodeItems(items));
  const place = method === 'delivery' && address?.lga ? `${address.state}~${address.lga}` : '';
  const load = useCallback(
    (signal: AbortSignal) =>
      readAvailability({ method, items: wanted, place, workUnits, leadTimeHours, isForStaff }, signal),
    [method, wanted, place, workUnits, leadTimeHours, isForStaff],
  );
  return useLoaded(load);
}

/** Whatever is quickest. */
const NOTHING_IN_PARTICULAR: readonly DemandedItem[] = [];

/** Asks for the days of these items, as `useAvailability` will, while the page's scripts are still on their way. */
export const preloadAvailability = (items: readonly DemandedItem[]) =>
  ({
    rel: 'preload',
    as: 'fetch',
    href: buildAddress('', '/api/availability', { method: 'delivery', items: encodeItems(items) }),
    crossOrigin: 'use-credentials',
  }) as const;

/** The same as a promise of its own, for the shop's front. Its place is there from the first paint; it goes where nothing can be promised. */
export function EarliestPromise({ className }: { readonly className: string }) {
  const { data, failure } = useAvailability(NOTHING_IN_PARTICULAR);
  const hasNone = data ? !data.earliest : failure !== null;
  return (
    <div
      role="status"
      className={joinClasses(
        'inline-flex min-h-24 items-center gap-4 rounded-picture bg-paper py-3.5 pr-5 pl-4 shadow-2 transition-opacity phone:min-h-21 duration-(--duration-slow)',
        'noscript:invisible',
        hasNone && 'invisible opacity-0',
        className,
      )}
    >
      <span className="scallop grid size-13 flex-none place-items-center gold">
        {data?.isPickupOnly ? <StoreIcon /> : <TruckIcon />}
      </span>
      <div className="min-w-0 leading-snug">
        <p className="text-small text-cocoa-2">{nameEarliest(data)}</p>
        {data?.earliest ? (
          <p className="inline-block font-display text-fs-4 font-semibold first-letter:uppercase phone:text-fs-3">
            {nameDayFrom(readLagosDay(new Date(data.now)), data.earliest.day)},{' '}
            <span className="whitespace-nowrap">{writeTimes(data.earliest)}</span>
          </p>
        ) : (
          <Skeleton className="mt-2 mb-1 h-5 w-44 max-w-full" />
        )}
      </div>
    </div>
  );
}

/** No delivery is promised before it is known that there is one. */
function nameEarliest(data: Availability | undefined): string {
  if (!data) return 'Earliest';
  if (data.isPickupOnly) return 'Earliest pickup';
  return data.soonestIn ? `Earliest delivery in ${data.soonestIn}` : 'Earliest delivery';
}

/** Follows a text once it has rested. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (text === paused) return;
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, paused]);
  return paused;
}

type AskedAvailability = MoreWork & {
  readonly method: ReceivingMethod;
  readonly items: string;
  readonly place: string;
  readonly isForStaff: boolean;
};

/** `items` is encoded. Nobody is led away from their page because a day could not be asked for. */
async function readAvailability(
  { method, items, place, isForStaff, ...more }: AskedAvailability,
  signal: AbortSignal,
): Promise<Availability> {
  const answer = await backgroundApi.ask<typeof readAvailabilityEndpoint>('GET /api/availability', {
    query: {
      ...{ method, items },
      ...(place !== '' && { place }),
      ...(more.workUnits + more.leadTimeHours > 0 && more),
      ...(isForStaff && { staff: '1' }),
    },
    signal,
  });
  if (!isAvailability(answer)) throw new Error('An error occurred');
  return answer;
}

/** By hand, because the shop's front asks this: the contract's schema would bring as much again as the page itself. */
function isAvailability(answer: unknown): answer is Availability {
  if (typeof answer !== 'object' || answer === null) return false;
  const { now, earliest, days }: Partial<Record<keyof Availability, unknown>> = answer;
  const isKnown = typeof now === 'string' && !Number.isNaN(Date.parse(now)) && typeof earliest === 'object';
  return isKnown && Array.isArray(days) && days.every(isDay);
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { day, state, windows }: { day?: unknown; state?: unknown; windows?: unknown } = value;
  return typeof day === 'string' && typeof state === 'string' && Array.isArray(windows);
}
