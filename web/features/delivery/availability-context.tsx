import { useCallback, useEffect, useState } from 'react';
import type { Availability } from '../../../contract/availability.ts';
import type { ReceivingMethod } from '../../../domain/checkout/calendar.ts';
import { readLagosDay } from '../../../domain/checkout/lagos-time.ts';
import { ClockIcon } from '../../ui/icons/shop.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { type Loaded, useLoaded } from '../../ui/loading/use-loaded.ts';
import { nameDayFrom, writeTimes } from '../../ui/slots/day-words.ts';
import { type DemandedItem, encodeItems } from './encode-items.ts';
import { readAvailability } from './read-availability.ts';

/** Somebody who steps a quantity up asks once, when they are done. */
const PAUSE_MS = 300;

/** What can be had when of these items. Asked by the browser alone: what changes with time is no part of kept pages. */
export function useAvailability(
  items: readonly DemandedItem[],
  method: ReceivingMethod = 'delivery',
): Loaded<Availability> {
  const wanted = usePaused(encodeItems(items));
  const load = useCallback(
    (signal: AbortSignal) => readAvailability(method, wanted, signal),
    [method, wanted],
  );
  return useLoaded(load);
}

type EarliestDeliveryProps = {
  /** Left out for whatever is quickest. */
  readonly items?: readonly DemandedItem[];
  readonly className?: string | undefined;
};

const NOTHING_IN_PARTICULAR: readonly DemandedItem[] = [];

/** "Earliest delivery: tomorrow, 09:00–12:00", in a place kept free for it. Where it cannot be known, nothing is said. */
export function EarliestDelivery({ items = NOTHING_IN_PARTICULAR, className }: EarliestDeliveryProps) {
  const { data } = useAvailability(items);
  return (
    <p role="status" className={joinClasses('flex min-h-6 items-start gap-2.5', className)}>
      {data && (
        <>
          <ClockIcon className="mt-0.5 size-5" />
          <span>{describeEarliest(data)}</span>
        </>
      )}
    </p>
  );
}

export function describeEarliest({ earliest, now }: Pick<Availability, 'earliest' | 'now'>): string {
  if (!earliest) return 'Fully booked at the moment. Write to us.';
  return `Earliest delivery: ${nameDayFrom(readLagosDay(new Date(now)), earliest.day)}, ${writeTimes(earliest)}`;
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
