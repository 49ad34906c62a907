import { DAY_MS, readLagosDay } from '../delivery/lagos-time.ts';

export const CUSTOM_ORDER_STATUSES = [
  'submitted',
  'quoted',
  'accepted',
  'deposit_paid',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type CustomOrderStatus = (typeof CUSTOM_ORDER_STATUSES)[number];

/** `shop`: the shop itself, when money arrives or time runs out. */
export type CustomStepMaker = 'customer' | 'administrator' | 'shop';

type CustomStep = {
  readonly from: CustomOrderStatus;
  readonly to: CustomOrderStatus;
  readonly by: CustomStepMaker;
};

/** Who may make which step; every other step is refused. A further quote leaves a quoted order quoted. */
export const CUSTOM_ORDER_STEPS: readonly CustomStep[] = [
  { from: 'submitted', to: 'quoted', by: 'administrator' },
  { from: 'submitted', to: 'declined', by: 'administrator' },
  { from: 'submitted', to: 'declined', by: 'shop' },
  { from: 'submitted', to: 'withdrawn', by: 'customer' },
  { from: 'quoted', to: 'quoted', by: 'administrator' },
  { from: 'quoted', to: 'declined', by: 'administrator' },
  { from: 'quoted', to: 'withdrawn', by: 'customer' },
  { from: 'quoted', to: 'accepted', by: 'customer' },
  { from: 'quoted', to: 'expired', by: 'shop' },
  { from: 'accepted', to: 'deposit_paid', by: 'shop' },
  // The order that was made of it has run out or was cancelled before anything was paid.
  { from: 'accepted', to: 'quoted', by: 'shop' },
  // Its deposit came after that, and the order was taken up under another number.
  { from: 'quoted', to: 'deposit_paid', by: 'shop' },
  { from: 'expired', to: 'deposit_paid', by: 'shop' },
];

export function canTakeCustomStep(
  from: CustomOrderStatus,
  to: CustomOrderStatus,
  by: CustomStepMaker,
): boolean {
  return CUSTOM_ORDER_STEPS.some((step) => step.from === from && step.to === to && step.by === by);
}

type Quoted = { readonly status: CustomOrderStatus; readonly quoteExpiresAt: Date | null };

/** A quote ends by the clock, whether or not anything has written it down. */
export function readCustomStatus({ status, quoteExpiresAt }: Quoted, now: Date): CustomOrderStatus {
  const isOver = status === 'quoted' && quoteExpiresAt !== null && quoteExpiresAt <= now;
  return isOver ? 'expired' : status;
}

/** Since the last word of either side. */
export const QUIET_DAYS_AFTER_WANTED_DAY = 7;
export const QUIET_DAYS_MAX = 60;

type Asked = {
  readonly status: CustomOrderStatus;
  readonly wantedDay: string | null;
  readonly updatedAt: Date;
};

/** Why a request that nobody has quoted is closed, for the customer to read; null: it is not. */
export function findClosingReason({ status, wantedDay, updatedAt }: Asked, now: Date): string | null {
  const isQuietFor = (days: number) => updatedAt.getTime() <= now.getTime() - days * DAY_MS;
  if (status !== 'submitted') return null;
  if (wantedDay !== null && wantedDay < readLagosDay(now) && isQuietFor(QUIET_DAYS_AFTER_WANTED_DAY)) {
    return 'The day you wanted it for has passed, so we’ve closed this request. Send us a new one if you’d still like a cake.';
  }
  return isQuietFor(QUIET_DAYS_MAX)
    ? 'This request has been open for a long time, so we’ve closed it. Send us a new one if you’d still like a cake.'
    : null;
}
