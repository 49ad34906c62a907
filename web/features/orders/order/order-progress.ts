import type { Order } from '../../../../contract/orders.ts';
import type { ReceivingMethod } from '../../../../domain/delivery/calendar.ts';
import { ORDER_STATUS_WORDS } from '../../../../domain/orders/status-words.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';

export type StepState = 'done' | 'now' | 'next';
export type ProgressStep = {
  readonly status: OrderStatus;
  readonly label: string;
  readonly state: StepState;
};

/** The way of an order without mishaps. */
const WAYS: Readonly<Record<ReceivingMethod, readonly OrderStatus[]>> = {
  delivery: ['pending_payment', 'confirmed', 'in_kitchen', 'ready', 'out_for_delivery', 'delivered'],
  pickup: ['pending_payment', 'confirmed', 'in_kitchen', 'ready', 'collected'],
};

/** The first step is done once the order is there, whatever it waits for. */
const LABELS: Readonly<Record<OrderStatus, string>> = { ...ORDER_STATUS_WORDS, pending_payment: 'Placed' };

type Followed = Pick<Order, 'status' | 'method' | 'history'>;

/** How far an order has come. One that has ended early stays where it was, with nothing to come. */
export function listProgress({ status, method, history }: Followed): readonly ProgressStep[] {
  const way = WAYS[method];
  const reached = Math.max(0, ...history.map((step) => way.indexOf(step.status)));
  const current = way.indexOf(status);
  const isAtGoal = current === way.length - 1;
  return way.map((step, index) => ({
    status: step,
    label: LABELS[step],
    state: stateOf(index, isAtGoal),
  }));

  function stateOf(index: number, isArrived: boolean): StepState {
    if (current < 0) return index <= reached ? 'done' : 'next';
    if (index < current || isArrived) return 'done';
    return index === current ? 'now' : 'next';
  }
}

/** "Step 3 of 6, in the kitchen", for whoever cannot see the bar. */
export function describeProgress(steps: readonly ProgressStep[]): string {
  const current = steps.findLastIndex(({ state }) => state !== 'next');
  return `Step ${current + 1} of ${steps.length}, ${steps[current]?.label.toLowerCase()}`;
}
