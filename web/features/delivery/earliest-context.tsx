import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { Availability } from '../../../contract/availability.ts';
import { describeAreas } from '../../../domain/delivery/area-terms.ts';
import type { SlotState } from '../../../domain/delivery/availability.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { joinWords } from '../../ui/formats/join-words.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { nameDayFrom, writeTimes } from '../../ui/slots/day-words.ts';
import { useAvailability } from './availability-context.tsx';
import type { DemandedItem } from './encode-items.ts';

type EarliestDeliveryProps = {
  readonly items: readonly DemandedItem[];
  /** What they are worth: too little is not delivered. */
  readonly goodsInKobo: number;
  /** Nobody has said yet where to. */
  readonly isPlaceOpen: boolean;
  /** Keeps the place free until it is known, so that nothing moves. */
  readonly className: string;
};

/** "Earliest delivery: tomorrow, 09:00–12:00", among other words. Where it cannot be known, nothing is said. */
export function EarliestDelivery({ items, goodsInKobo, isPlaceOpen, className }: EarliestDeliveryProps) {
  const { data } = useAvailability(items);
  return (
    <>
      <span
        role="status"
        className={joinClasses(
          'block',
          className,
          data && !findSoonest(data, goodsInKobo).slot && 'text-cocoa',
        )}
      >
        {data && [describeEarliest(data, goodsInKobo), describeToday(data)].filter(Boolean).join(' ')}
      </span>
      {isPlaceOpen && <AreaLine areas={data?.areas} goodsInKobo={goodsInKobo} className="mt-1" />}
    </>
  );
}

type AreaLineProps = {
  readonly areas: Availability['areas'];
  readonly goodsInKobo: number;
  /** Where nothing else on the page names them. */
  readonly namesMinimums?: boolean;
  readonly className: string;
};

/** What differs by area, with the way to all of them; nothing where it is the same everywhere. */
export function AreaLine({ areas, goodsInKobo, namesMinimums = false, className }: AreaLineProps) {
  const words = areas ? sayAreas(areas, goodsInKobo, namesMinimums) : '';
  if (words === '') return null;
  return (
    <span className={joinClasses('block text-small text-cocoa-2', className)}>
      Delivery: {words}.{' '}
      <Link to="/shipping" className="link whitespace-nowrap">
        All areas
      </Link>
    </span>
  );
}

function sayAreas(
  { each, freeAbove }: NonNullable<Availability['areas']>,
  goodsInKobo: number,
  namesMinimums: boolean,
): string {
  const areas = each.map((area) => ({
    ...area,
    lowestFeeInKobo: convertNairaToKobo(area.lowestFee),
    highestFeeInKobo: convertNairaToKobo(area.highestFee),
    lowestMinimumInKobo: convertNairaToKobo(area.lowestMinimum ?? 0),
    highestMinimumInKobo: convertNairaToKobo(area.highestMinimum ?? 0),
  }));
  const freeAboveInKobo = freeAbove === null ? null : convertNairaToKobo(freeAbove);
  return describeAreas(areas, { freeAboveInKobo }, goodsInKobo, namesMinimums);
}

type NoticeAndEarliestProps = {
  readonly items: readonly DemandedItem[];
  readonly goodsInKobo: number;
  /** What is said until more is known. */
  readonly notice: string;
  /** What can be done while it is sold out. */
  readonly renderSoldOut: (back: string | null) => ReactNode;
  /** Keeps the place free for the longest of them; what is shorter stands in its middle. */
  readonly className: string;
  /** Keeps the lines free that the day mostly takes, so that the notice above does not move. */
  readonly sentenceClassName: string;
  /** For what else the page says of it. */
  readonly onShelf: (state: ShelfState) => void;
  readonly onAreas?: (areas: Availability['areas']) => void;
};

/** `later`: sold out today, and to be had on another day; `gone`: on none. */
export type ShelfState = 'there' | 'later' | 'gone';

function readShelfState({ shelf, earliest }: Availability): ShelfState {
  if (shelf?.left !== 0) return 'there';
  return earliest !== null || shelf.backOn !== null ? 'later' : 'gone';
}

/** One product's notice and earliest day. What lies on the shelf takes the place of both: the page says the same to everybody, and nothing moves. */
export function NoticeAndEarliest(props: NoticeAndEarliestProps) {
  const { items, goodsInKobo, notice, renderSoldOut, className, sentenceClassName } = props;
  const { data, failure } = useAvailability(items);
  const shelfState = data ? readShelfState(data) : 'there';
  const tellShelf = useEffectEvent(props.onShelf);
  useEffect(() => tellShelf(shelfState), [shelfState]);
  const areas = data?.areas;
  const tellAreas = useEffectEvent((known: typeof areas) => props.onAreas?.(known));
  useEffect(() => tellAreas(areas), [areas]);
  const shelf = data && describeShelf(data, goodsInKobo);
  return (
    <>
      <div role="status" className={joinClasses('grid content-center', className)}>
        <p className="font-display text-fs-4 font-semibold">{shelf?.title ?? notice}</p>
        <div className={sentenceClassName}>
          {data && <p>{shelf?.sentence ?? describeSingle(data, goodsInKobo)}</p>}
          {!data && failure === null && (
            <Skeleton className="mt-1 h-3.5 w-4/5 max-w-64 bg-leaf/20 noscript:invisible" />
          )}
        </div>
      </div>
      {data?.shelf?.left === 0 && !data.shelf.isUncounted && (
        <div className="absolute top-0.5 right-0">{renderSoldOut(findBack(data))}</div>
      )}
    </>
  );
}

type Earliest = Pick<
  Availability,
  'earliest' | 'smallOrder' | 'isPickupOnly' | 'now' | 'notDeliveredTo' | 'soonestIn'
> &
  Partial<Pick<Availability, 'days'>>;

/** What is not worth a delivery is promised at the counter instead. */
export function describeEarliest(availability: Earliest, goodsInKobo: number): string {
  const { isPickup, slot } = findSoonest(availability, goodsInKobo);
  if (!slot) return explainNone(availability.days ?? []);
  const day = nameDayFrom(readLagosDay(new Date(availability.now)), slot.day);
  if (isPickup) return `Earliest pickup: ${day}, ${writeTimes(slot)}`;
  const where = availability.soonestIn ? ` in ${availability.soonestIn}` : '';
  return `Earliest delivery: ${day}${where}, ${writeTimes(slot)}`;
}

/** A day that would have had room for less is fully booked; where there is none, it is the order that is too large. */
function explainNone(days: Availability['days']): string {
  const has = (...states: readonly SlotState[]) => days.some(({ state }) => states.includes(state));
  return has('too_much') && !has('day_full', 'window_full')
    ? 'This is more than we can bake in one day. Order less, or contact us.'
    : 'Fully booked right now. Contact us.';
}

/** The same with the least that is delivered and where it does not travel, where nothing else on the page says it. */
export function describeSingle(availability: Earliest, goodsInKobo: number): string {
  const { isTooSmall, slot } = findSoonest(availability, goodsInKobo);
  const minimum = convertNairaToKobo(availability.smallOrder?.minimum ?? 0);
  const earliest = describeEarliest(availability, goodsInKobo);
  const more = [
    ...(isTooSmall ? [`Delivery on orders from ${formatNaira(minimum)}.`] : []),
    ...(availability.notDeliveredTo
      ? [`Not delivered to ${joinWords(availability.notDeliveredTo, 'or')}.`]
      : []),
  ];
  return more.length === 0 || !slot ? earliest : [`${earliest}.`, ...more].join(' ');
}

function findSoonest({ earliest, smallOrder, isPickupOnly }: Omit<Earliest, 'now'>, goodsInKobo: number) {
  const isTooSmall = smallOrder !== undefined && goodsInKobo < convertNairaToKobo(smallOrder.minimum);
  // Where nothing can be picked up, more of it is delivered.
  const pickup = isTooSmall ? smallOrder.pickup : null;
  return { isTooSmall, isPickup: isPickupOnly === true || pickup !== null, slot: pickup ?? earliest };
}

/** '7 left today' only while it can really be had today; what is sold out says when it is back. Undefined: it is not counted. */
export function describeShelf(
  { shelf, now, ...soonest }: Earliest & Pick<Availability, 'shelf'>,
  goodsInKobo: number,
): { title: string; sentence?: string } | undefined {
  const earliest = findSoonest(soonest, goodsInKobo).slot;
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
