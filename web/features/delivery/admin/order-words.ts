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
