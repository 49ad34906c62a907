import type { SteppedOrder } from '../../../../../contract/order-steps.ts';
import type { OrderStatus } from '../../../../../domain/orders/statuses.ts';

export type BulkOutcome = {
  readonly to: OrderStatus;
  /** Each with the version that the step led to. */
  readonly done: readonly { readonly id: string; readonly number: string; readonly version: number }[];
  readonly refused: readonly { readonly id: string; readonly number: string; readonly problem: string }[];
};

/** What has become of each, told apart. */
export function readOutcome(to: OrderStatus, stepped: readonly SteppedOrder[]): BulkOutcome {
  const refused = stepped.flatMap(({ id, number, problem }) =>
    problem === null ? [] : [{ id, number, problem }],
  );
  const done = stepped.flatMap(({ id, number, version }) =>
    version === null ? [] : [{ id, number, version }],
  );
  return { to, done, refused };
}

export function countOrders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`;
}

/** After "2 orders" and "couldn’t be". */
export function nameOutcome(to: OrderStatus): string {
  return to === 'cancelled' ? 'cancelled' : 'updated';
}

/** Of what was paid the owner decides on each order's page; the rest is cancelled together. */
export function listCancellable<Order extends { readonly total: number; readonly due: number }>(
  orders: readonly Order[],
): readonly Order[] {
  return orders.filter(({ total, due }) => due === total);
}
