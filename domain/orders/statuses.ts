import type { ReceivingMethod } from '../delivery/calendar.ts';

export const ORDER_STATUSES = [
  'pending_payment',
  'confirmed',
  'in_kitchen',
  'ready',
  'out_for_delivery',
  'delivered',
  'collected',
  'delivery_failed',
  'cancelled',
  'expired',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `shop`: the shop itself, when money arrives or time runs out. */
export type StepMaker = 'customer' | 'administrator' | 'shop';

type Step = {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly StepMaker[];
  /** Left out: for both. */
  readonly only?: ReceivingMethod;
};

/** Who may make which step; every other step is refused. */
export const ORDER_STEPS: readonly Step[] = [
  // By the customer only what is paid on receipt.
  { from: 'pending_payment', to: 'confirmed', by: ['customer', 'administrator', 'shop'] },
  { from: 'pending_payment', to: 'cancelled', by: ['customer', 'administrator'] },
  { from: 'pending_payment', to: 'expired', by: ['shop'] },
  { from: 'confirmed', to: 'in_kitchen', by: ['administrator'] },
  { from: 'confirmed', to: 'cancelled', by: ['customer', 'administrator'] },
  { from: 'in_kitchen', to: 'ready', by: ['administrator'] },
  { from: 'in_kitchen', to: 'cancelled', by: ['administrator'] },
  { from: 'ready', to: 'out_for_delivery', by: ['administrator'], only: 'delivery' },
  { from: 'ready', to: 'collected', by: ['administrator'], only: 'pickup' },
  { from: 'ready', to: 'cancelled', by: ['administrator'] },
  { from: 'out_for_delivery', to: 'delivered', by: ['administrator'], only: 'delivery' },
  { from: 'out_for_delivery', to: 'delivery_failed', by: ['administrator'], only: 'delivery' },
  { from: 'delivery_failed', to: 'out_for_delivery', by: ['administrator'], only: 'delivery' },
  { from: 'delivery_failed', to: 'cancelled', by: ['administrator'] },
];

export function listNextStatuses(
  from: OrderStatus,
  maker: StepMaker,
  method: ReceivingMethod,
): readonly OrderStatus[] {
  return ORDER_STEPS.filter(
    (step) => step.from === from && step.by.includes(maker) && (step.only ?? method) === method,
  ).map(({ to }) => to);
}

export function canStep(
  from: OrderStatus,
  to: OrderStatus,
  maker: StepMaker,
  method: ReceivingMethod,
): boolean {
  return listNextStatuses(from, maker, method).includes(to);
}

/** What was sold over the counter is collected from the first moment; taking it back is the shop's own step, with its payments. */
export function canStepWalkIn(from: OrderStatus, to: OrderStatus, maker: StepMaker): boolean {
  return from === 'collected' && to === 'cancelled' && maker === 'shop';
}

/** What is said with such a step is why it was made; with any other, what was changed. */
export function isStepWithReason(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'delivery_failed';
}

/** An order may be moved to another slot while the kitchen has not begun. */
export const MOVABLE_STATUSES = ['pending_payment', 'confirmed'] as const satisfies readonly OrderStatus[];

export function isMovable(status: OrderStatus): boolean {
  return MOVABLE_STATUSES.some((movable) => movable === status);
}

/** Until it is with its customer there is news to send. */
export function canCorrectEmail(status: OrderStatus): boolean {
  return !['delivered', 'collected', 'cancelled', 'expired'].includes(status);
}

/** These give their place back. */
export const RELEASED_STATUSES = ['cancelled', 'expired'] as const satisfies readonly OrderStatus[];

type Held = { readonly status: OrderStatus; readonly holdUntil: Date | null };

/** A hold ends by the clock: from that moment the order has expired, whether or not anything has written it down. */
export function readStatus({ status, holdUntil }: Held, now: Date): OrderStatus {
  const isOver = status === 'pending_payment' && holdUntil !== null && holdUntil <= now;
  return isOver ? 'expired' : status;
}
