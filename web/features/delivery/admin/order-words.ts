/** 'No orders', '1 order', '9 orders' */
export function countOrders(count: number): string {
  if (count === 0) return 'No orders';
  return count === 1 ? '1 order' : `${count} orders`;
}

/** 'One order is already planned.' Between two looks the last one may have gone. */
export function nameOrdersInTheWay(count: number): string {
  if (count === 0) return 'No orders left.';
  return count === 1 ? 'There’s already 1 order.' : `${count} orders already placed.`;
}
