/** 'No orders', '1 order', '9 orders' */
export function countOrders(count: number): string {
  if (count === 0) return 'No orders';
  return count === 1 ? '1 order' : `${count} orders`;
}

/** 'One order is already planned.' Between two looks the last one may have gone. */
export function nameOrdersInTheWay(count: number): string {
  if (count === 0) return 'No orders left.';
  return count === 1 ? '1 order is already placed.' : `${count} orders are already placed.`;
}

/** Said before orders are moved: who hears of it from the shop, and who from the owner. */
export function sayWhoIsNotified(orders: readonly { readonly canBeNotified: boolean }[]): string {
  const notified = orders.filter(({ canBeNotified }) => canBeNotified).length;
  const toCall = orders.length - notified;
  if (toCall === 0) return `We’ll notify the ${notified === 1 ? 'customer' : 'customers'} of the new time.`;
  if (orders.length === 1) return 'You’ll need to call the customer, who has no email address.';
  const calls = toCall === 1 ? '1 customer who has' : `${toCall} customers who have`;
  const call = `You’ll need to call ${calls} no email address.`;
  return notified === 0 ? call : `We’ll notify ${notified} of the customers of the new time. ${call}`;
}
