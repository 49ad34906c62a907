import type { DeliveryTermsAnswer } from '../../../../contract/delivery.ts';
import type { Calendar } from '../../../../domain/delivery/calendar.ts';
import { DEFAULT_UNCONFIRMED_TERMS } from '../../../../domain/orders/unconfirmed.ts';
import { DEFAULT_HOLD_TERMS } from '../../../../domain/payments/payment-methods.ts';
import { WEEKDAYS } from '../../../../domain/weekdays.ts';

/* What holds until the owner has said otherwise: better no order than one that nobody can bake. */

export const CLOSED_CALENDAR: Calendar = {
  weekdays: WEEKDAYS.map(() => ({ isOpen: false, workUnits: 0 })),
  windows: [],
  cutOff: '16:00',
  horizonDays: 60,
};

export const NO_DELIVERY: DeliveryTermsAnswer = {
  zones: [],
  freeAbove: null,
  holds: { ...DEFAULT_HOLD_TERMS },
  unconfirmed: { ...DEFAULT_UNCONFIRMED_TERMS },
  transferAccount: null,
};
