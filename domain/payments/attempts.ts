/*
 * An attempt is one visit to the provider's payment page, under a reference of its own. Only success ends it: a declined card
 * or a closed page can be tried again there, and a transfer may arrive hours later.
 */
export const ATTEMPT_STATUSES = ['open', 'succeeded', 'given_up'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** So long the same page is offered again instead of a new one. */
export const RESUMED_MAX_MINUTES = 30;

/** Asked soon while the customer waits, ever more rarely later. What comes after the last is told by the provider alone. */
const CHECK_PAUSES_IN_MINUTES = [1, 1, 2, 3, 5, 8, 10, 15, 30, 60, 120, 240, 480, 720, 1_440, 1_440, 1_440];

/** When to ask about an open attempt again; undefined: it is given up. */
export function findNextCheck(checksMade: number, now: Date): Date | undefined {
  const pause = CHECK_PAUSES_IN_MINUTES[checksMade];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000);
}

const HOUR_MS = 3_600_000;
const DAY_IN_HOURS = 24;

/**
 * What came is asked about too, because a bank may take it back and the message about it may be lost: within the day, then daily
 * while most orders are still in the house, then weekly for as long as banks let their customers complain, about 120 days.
 */
const VERIFICATION_PAUSES_IN_HOURS = [
  1,
  4,
  12,
  ...Array<number>(14).fill(DAY_IN_HOURS),
  ...Array<number>(15).fill(7 * DAY_IN_HOURS),
];

/** When to ask whether what came is still there; undefined: no longer. */
export function findNextVerification(checksMade: number, now: Date): Date | undefined {
  const pause = VERIFICATION_PAUSES_IN_HOURS[checksMade];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * HOUR_MS);
}

/** Known to the provider, in bank statements and on the phone: the order's number and what makes it unlike any other. */
export function makeReference(orderNumber: string, random: string): string {
  return `${orderNumber}-${random}`;
}
