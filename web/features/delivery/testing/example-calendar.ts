import type {
  CalendarAnswer,
  CalendarDay,
  DayOrder,
  VersionedCalendar,
  VersionedTerms,
} from '../../../../contract/delivery.ts';
import { addDays } from '../../../../domain/delivery/lagos-time.ts';
import { makeOrder } from '../../orders/testing/example-order.ts';

/** A Tuesday. */
export const FIRST_DAY = '2026-11-17';
const DAYS_SHOWN = 42;

export const EXAMPLE_CALENDAR: VersionedCalendar = {
  version: 'first',
  weekdays: [80, 80, 80, 80, 80, 120, 0].map((workUnits) => ({ isOpen: workUnits > 0, workUnits })),
  windows: [
    { id: 'morning', from: '09:00', to: '12:00', capacities: { delivery: 12, pickup: 20 } },
    { id: 'midday', from: '12:00', to: '15:00', capacities: { delivery: 12, pickup: 20 } },
  ],
  cutOff: '18:00',
  horizonDays: 60,
};

export function makeCalendarDay(changes: Partial<CalendarDay> = {}): CalendarDay {
  return {
    day: FIRST_DAY,
    isOpen: true,
    isException: false,
    workUnits: 80,
    workUnitsTaken: 0,
    note: '',
    orderCount: 0,
    windows: [],
    ...changes,
  };
}

/** The usual week, and the days that the query asks for; some of them are as a test says. */
export function makeCalendarAnswer(
  query: URLSearchParams = new URLSearchParams(),
  ...special: readonly CalendarDay[]
): CalendarAnswer {
  const { version, ...calendar } = EXAMPLE_CALENDAR;
  const until = query.get('to') ?? addDays(FIRST_DAY, DAYS_SHOWN - 1);
  const days: CalendarDay[] = [];
  for (let day = query.get('from') ?? FIRST_DAY; day <= until; day = addDays(day, 1)) {
    days.push(special.find((one) => one.day === day) ?? makeCalendarDay({ day }));
  }
  return { calendar, version, days };
}

export function makeDayOrder(changes: Partial<DayOrder> = {}): DayOrder {
  return {
    ...makeOrder(),
    customerName: 'Ngozi Eze',
    customerPhone: '+2348031234567',
    canBeNotified: true,
    ...changes,
  };
}

export const EXAMPLE_TERMS: VersionedTerms = {
  version: 'first',
  zones: [
    {
      id: 'island',
      name: 'Lagos Island and Lekki',
      places: [{ state: 'Lagos', lgas: ['Eti-Osa', 'Lagos Island'] }],
      fee: 3_000,
      minimum: 5_000,
      allowsPayOnDelivery: true,
    },
    {
      id: 'outskirts',
      name: 'Lagos outskirts',
      places: [{ state: 'Lagos', lgas: [] }],
      fee: 5_500,
      minimum: 0,
      allowsPayOnDelivery: false,
    },
  ],
  freeAbove: 150_000,
  holds: { transferMinutes: 240, onlineMinutes: 20 },
  unconfirmed: { mustConfirm: true, confirmMinutes: 240, dayShare: 30 },
  transferAccount: { bank: 'Demo Bank', accountNumber: '0123456789', accountName: 'Oyin Bakes' },
};
