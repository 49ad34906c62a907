import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type { JobName } from './job-table.ts';

/** Jobs that know nothing but that it is time. */
type RegularJob = Extract<
  JobName,
  | 'clean-pictures'
  | 'clean-cake-pictures'
  | 'clean-share-pictures'
  | 'clean-contact-messages'
  | 'clean-deleted-posts'
  | 'clean-notifications'
  | 'clean-security-log'
  | 'forget-old-orders'
  | 'expire-orders'
  | 'notify-expired-orders'
  | 'settle-custom-orders'
  | 'sweep-payments'
  | 'sweep-disputes'
  | 'hand-over-passwords'
  | 'end-closed-sessions'
  | 'ask-for-reviews'
  | 'send-due-vouchers'
  | 'remind-of-carts'
  | 'send-stock-alerts'
  | 'make-backup'
>;

type Rhythm = {
  /** In UTC. */
  readonly match: string;
  /** A node that was off at the time makes up for it. */
  readonly missedMaxMs: number;
};

const TIMES: Readonly<Record<RegularJob, Rhythm>> = {
  // In the night of Lagos.
  'make-backup': { match: '53 1 * * *', missedMaxMs: 86_400_000 },
  'clean-pictures': { match: '23 2 * * *', missedMaxMs: 86_400_000 },
  'clean-cake-pictures': { match: '53 2 * * *', missedMaxMs: 86_400_000 },
  'clean-share-pictures': { match: '38 2 * * *', missedMaxMs: 86_400_000 },
  'clean-contact-messages': { match: '8 3 * * *', missedMaxMs: 86_400_000 },
  'clean-deleted-posts': { match: '13 2 * * *', missedMaxMs: 86_400_000 },
  'clean-notifications': { match: '23 3 * * *', missedMaxMs: 86_400_000 },
  'clean-security-log': { match: '33 3 * * *', missedMaxMs: 86_400_000 },
  'forget-old-orders': { match: '43 3 * * *', missedMaxMs: 86_400_000 },
  // As the bakery's day begins.
  'notify-expired-orders': { match: '0 6 * * *', missedMaxMs: 43_200_000 },
  // While people are awake; the next one catches up with what was missed.
  'ask-for-reviews': { match: '*/15 8-18 * * *', missedMaxMs: 0 },
  'send-due-vouchers': { match: '*/15 6-18 * * *', missedMaxMs: 0 },
  'remind-of-carts': { match: '*/15 8-18 * * *', missedMaxMs: 0 },
  'send-stock-alerts': { match: '*/10 6-19 * * *', missedMaxMs: 0 },
  // The next minute catches up with all that was missed.
  'expire-orders': { match: '* * * * *', missedMaxMs: 0 },
  'settle-custom-orders': { match: '* * * * *', missedMaxMs: 0 },
  'sweep-payments': { match: '* * * * *', missedMaxMs: 0 },
  'sweep-disputes': { match: '*/10 * * * *', missedMaxMs: 0 },
  'hand-over-passwords': { match: '* * * * *', missedMaxMs: 0 },
  'end-closed-sessions': { match: '* * * * *', missedMaxMs: 0 },
};

/** Done again and again, by whichever node is first each time. */
export const REGULAR_JOBS: readonly ParsedCronItem[] = parseCronItems(
  Object.entries(TIMES).map(([task, { match, missedMaxMs }]) => ({
    task,
    match,
    options: { backfillPeriod: missedMaxMs },
  })),
);
