import type { OrderSummary } from '../../../../contract/orders.ts';

/** 'No orders', '1 order', '9 orders' */
export function countOrders(count: number): string {
  if (count === 0) return 'No orders';
  return count === 1 ? '1 order' : `${count} orders`;
}

/** 'One order is already planned.' Between two looks the last one may have gone. */
export function nameOrdersInTheWay(count: number): string {
  if (count === 0) return 'No order is planned any more.';
  return count === 1 ? 'One order is already planned.' : `${count} orders are already planned.`;
}

/** 'Puff-Puff', 'Puff-Puff and 3 more' */
export function nameGoods({ firstName, itemCount }: Pick<OrderSummary, 'firstName' | 'itemCount'>): string {
  return itemCount > 1 ? `${firstName} and ${itemCount - 1} more` : firstName;
}
