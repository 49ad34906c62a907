import type { Order } from '../../../../contract/orders.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { isStoredOrder } from '../read-order.ts';

/** Whether the shop can be asked about the order. A browser may take seconds to notice that it is offline; a stored copy is known at once. */
export function useReachable(order: Order): boolean {
  return useOnline() && !isStoredOrder(order);
}
