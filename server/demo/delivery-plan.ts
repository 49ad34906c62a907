import type { DeliveryTermsAnswer } from '../../contract/delivery.ts';
import type { Calendar, DayException } from '../../domain/delivery/calendar.ts';
import type { LagosDay } from '../../domain/delivery/lagos-time.ts';
import { findPublicHoliday } from '../../domain/delivery/public-holidays.ts';
import { DEFAULT_UNCONFIRMED_TERMS } from '../../domain/orders/unconfirmed.ts';
import { DEFAULT_HOLD_TERMS } from '../../domain/payments/payment-methods.ts';

const WEEKDAY = { isOpen: true, workUnits: 80 };
const SATURDAY = { isOpen: true, workUnits: 120 };
const SUNDAY = { isOpen: true, workUnits: 30 };

export const DEMO_CALENDAR: Calendar = {
  weekdays: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, SUNDAY],
  windows: [
    { id: 'morning', from: '09:00', to: '12:00', capacities: { delivery: 12, pickup: 20 } },
    { id: 'midday', from: '12:00', to: '15:00', capacities: { delivery: 12, pickup: 20 } },
    { id: 'afternoon', from: '15:00', to: '18:00', capacities: { delivery: 10, pickup: 20 } },
  ],
  cutOff: '18:00',
  horizonDays: 60,
};

const CLOSED_HOLIDAYS = ['12-25', '01-01'] as const;

/** Christmas and New Year’s Day, whenever the demo begins. About the other holidays its owner is asked. */
export function listClosedDays(today: LagosDay): readonly DayException[] {
  const thisYear = Number(today.slice(0, 4));
  return CLOSED_HOLIDAYS.map((date) => {
    const day =
      [thisYear, thisYear + 1].map((year) => `${year}-${date}`).find((each) => each >= today) ?? today;
    return { day, isClosed: true, workUnits: null, note: findPublicHoliday(day) ?? '' };
  });
}

export const DEMO_DELIVERY_TERMS: DeliveryTermsAnswer = {
  zones: [
    {
      id: 'lagos-island',
      name: 'Lagos Island and Lekki',
      places: [{ state: 'Lagos', lgas: ['Eti-Osa', 'Lagos Island'] }],
      fee: 3_000,
      minimum: 5_000,
      allowsPayOnDelivery: true,
    },
    {
      id: 'lagos-mainland',
      name: 'Lagos Mainland',
      places: [
        {
          state: 'Lagos',
          lgas: [
            'Agege',
            'Ajeromi-Ifelodun',
            'Apapa',
            'Ifako-Ijaiye',
            'Ikeja',
            'Kosofe',
            'Lagos Mainland',
            'Mushin',
            'Oshodi-Isolo',
            'Shomolu',
            'Surulere',
          ],
        },
      ],
      fee: 2_500,
      minimum: 5_000,
      allowsPayOnDelivery: true,
    },
    {
      id: 'lagos-outskirts',
      name: 'Lagos outskirts',
      places: [{ state: 'Lagos', lgas: [] }],
      fee: 5_500,
      minimum: 15_000,
      allowsPayOnDelivery: false,
    },
    {
      id: 'ogun-border',
      name: 'Ota, Ifo and Sagamu',
      places: [{ state: 'Ogun', lgas: ['Ado-Odo/Ota', 'Ifo', 'Obafemi Owode', 'Sagamu'] }],
      fee: 8_000,
      minimum: 25_000,
      allowsPayOnDelivery: false,
    },
    {
      id: 'abuja',
      name: 'Abuja',
      places: [{ state: 'FCT', lgas: ['Abuja Municipal', 'Bwari'] }],
      fee: 18_000,
      minimum: 60_000,
      allowsPayOnDelivery: false,
      // By air, with a night between.
      extraNoticeHours: 48,
      excludedCategories: ['Cheesecakes'],
      excludedProducts: [
        'strawberry-cream-cake',
        'small-chops-platter',
        'party-small-chops-box',
        'puff-puff',
      ],
    },
  ],
  freeAbove: 150_000,
  holds: { ...DEFAULT_HOLD_TERMS },
  unconfirmed: { ...DEFAULT_UNCONFIRMED_TERMS },
  transferAccount: {
    bank: 'Demo Bank',
    accountNumber: '0123456789',
    accountName: 'Oyin Bakes (demo, do not pay)',
  },
};
