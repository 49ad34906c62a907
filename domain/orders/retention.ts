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

export function findOldestRetained(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - ORDER_RETENTION_YEARS);
  return oldest;
}

type EndedOrder = {
  readonly status: OrderStatus;
  readonly createdAt: Date;
  /** Something was paid, or may still arrive. */
  readonly hasMoney: boolean;
};

/** Whoever asks to be forgotten is, as soon as nobody has to be reached and no book needs the name. */
export function canForget({ status, createdAt, hasMoney }: EndedOrder, now: Date): boolean {
  const isFinished = FINISHED_STATUSES.some((known) => known === status);
  return isFinished && (!hasMoney || createdAt < findOldestRetained(now));
}
