/** 'No orders', '1 order', '9 orders' */
export function countOrders(count: number): string {
  if (count === 0) return 'No orders';
  return count === 1 ? '1 order' : `${count} orders`;
}

/** 'One order is already planned.' */
export function nameOrdersInTheWay(count: number): string {
  return count === 1 ? 'One order is already planned.' : `${count} orders are already planned.`;
}
