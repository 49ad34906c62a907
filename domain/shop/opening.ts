import type { Calendar } from '../delivery/calendar.ts';
import { refuse } from '../refusal.ts';
import { WEEKDAYS } from '../weekdays.ts';
import { isOpenThroughout } from './opening-hours.ts';
import type { OpeningHours } from './profile.ts';

/** Where visitors are until the shop opens. */
export const OPENING_SOON_PATH = '/opening-soon';

/** Leads visitors there, whichever page they wanted. */
export const NOT_YET_OPEN_PATH = '/not-yet-open';

export const NOT_YET_OPEN = refuse(
  'unavailable',
  'not_yet_open',
  'We’re not open yet, so we can’t take your order. Please come back soon.',
);

/**
 * What visitors reach before the opening, by the first part of the path: ways in for the staff, what an order that staff have
 * taken already leads to, and the two pages that a registration asks to be read. Anything else is the shop.
 */
const REACHED_BEFORE_OPENING: ReadonlySet<string> = new Set([
  'login',
  'register',
  'confirmemail',
  'newemail',
  'forgotpassword',
  'resetpassword',
  'invitation',
  'admin',
  'staff',
  'tablet',
  'account',
  'orders',
  'custom-orders',
  'track',
  'quote',
  'unsubscribe',
  'privacy',
  'terms',
  'offline',
  'manifest.webmanifest',
  OPENING_SOON_PATH.slice(1),
]);

export function isReachedBeforeOpening(pathname: string): boolean {
  return REACHED_BEFORE_OPENING.has(pathname.split('/')[1] ?? '');
}

type Receiving = { readonly zoneCount: number; readonly openingHours: readonly OpeningHours[] };

/** Whether a week has a slot that a customer could choose: a delivery to somewhere, or a pickup while the door is open. */
export function offersSlots(
  { weekdays, windows }: Calendar,
  { zoneCount, openingHours }: Receiving,
): boolean {
  return weekdays.some(
    ({ isOpen, workUnits }, place) =>
      isOpen &&
      workUnits > 0 &&
      windows.some(
        (window) =>
          (window.capacities.delivery > 0 && zoneCount > 0) ||
          (window.capacities.pickup > 0 && isOpenThroughout(openingHours, WEEKDAYS[place], window)),
      ),
  );
}
