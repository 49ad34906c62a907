import type { ReactNode } from 'react';
import type { Availability } from '../../../contract/availability.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { joinWords } from '../../ui/formats/join-words.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { nameDayFrom, writeTimes } from '../../ui/slots/day-words.ts';
import { NOTHING_IN_PARTICULAR, useAvailability } from './availability-context.tsx';
import type { DemandedItem } from './encode-items.ts';

type EarliestDeliveryProps = {
  /** Left out for whatever is quickest. */
  readonly items?: readonly DemandedItem[];
  /** Keeps the place free until it is known, so that nothing moves. */
  readonly className: string;
};

/** "Earliest delivery: tomorrow, 09:00–12:00", among other words. Where it cannot be known, nothing is said. */
export function EarliestDelivery({ items = NOTHING_IN_PARTICULAR, className }: EarliestDeliveryProps) {
  const { data } = useAvailability(items);
  return (
    <span role="status" className={joinClasses('block', className)}>
      {data && [describeEarliest(data), describeToday(data)].filter(Boolean).join(' ')}
    </span>
  );
}

type NoticeAndEarliestProps = {
  readonly items: readonly DemandedItem[];
  /** What is said until more is known. */
  readonly notice: string;
  /** What can be done while it is sold out. */
  readonly renderSoldOut: (back: string | null) => ReactNode;
  readonly className: string;
};

/** One product's notice and earliest day. What lies on the shelf takes the place of both: the page says the same to everybody, and nothing moves. */
export function NoticeAndEarliest({ items, notice, renderSoldOut, className }: NoticeAndEarliestProps) {
  const { data } = useAvailability(items);
  const shelf = data && describeShelf(data);
  return (
    <>
      <span role="status" className="block">
        <span className="block font-display text-fs-4 font-semibold">{shelf?.title ?? notice}</span>
        <span className={joinClasses('block', className)}>
          {data && (shelf?.sentence ?? describeEarliest(data))}
        </span>
      </span>
      {data?.shelf?.left === 0 && (
        <span className="absolute top-0.5 right-0">{renderSoldOut(findBack(data))}</span>
      )}
    </>
  );
}

export function describeEarliest({
  earliest,
  now,
  isPickupOnly,
}: Pick<Availability, 'earliest' | 'now' | 'isPickupOnly'>): string {
  if (!earliest) return 'Fully booked right now. Contact us.';
  const way = isPickupOnly ? 'pickup' : 'delivery';
  return `Earliest ${way}: ${nameDayFrom(readLagosDay(new Date(now)), earliest.day)}, ${writeTimes(earliest)}`;
}

/** '7 left today' only while it can really be had today; what is sold out says when it is back. Undefined: it is not counted. */
export function describeShelf({
  shelf,
  earliest,
  now,
}: Pick<Availability, 'shelf' | 'earliest' | 'now'>): { title: string; sentence?: string } | undefined {
  const today = readLagosDay(new Date(now));
  if (!shelf) return undefined;
  if (shelf.left > 0) return earliest?.day === today ? { title: `${shelf.left} left today` } : undefined;
  const isBackFirst = shelf.backOn !== null && (!earliest || shelf.backOn <= earliest.day);
  return {
    title: 'Sold out today',
    ...(isBackFirst && { sentence: `Back ${nameDayFrom(today, shelf.backOn ?? '')}` }),
  };
}

/** 'tomorrow', 'Saturday 21 November'; null where nobody knows. */
function findBack({ shelf, now }: Pick<Availability, 'shelf' | 'now'>): string | null {
  return shelf?.backOn ? nameDayFrom(readLagosDay(new Date(now)), shelf.backOn) : null;
}

/** 'Without Honey Cake you could have it today at 15:00.' Blank where nothing is in the way. */
export function describeToday({ today }: Pick<Availability, 'today'>): string {
  return today
    ? `Without ${joinWords(today.without, 'and')} you could have it today at ${today.slot.from}.`
    : '';
}
