import type { OrderStatus } from './statuses.ts';

/** Company and tax law ask for the books of six years; nothing personal stays beyond them. */
export const ORDER_RETENTION_YEARS = 6;
/** Whoever finds an old link in somebody's mailbox learns nothing from it. */
export const TRACKING_DAYS_AFTER_DAY = 90;

/** Nothing more happens to these, so nobody needs to be reached about them. */
export const FINISHED_STATUSES = [
  'delivered',
  'collected',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[];
