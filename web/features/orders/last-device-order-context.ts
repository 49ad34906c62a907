import { useSyncExternalStore } from 'react';
import type { Order } from '../../../contract/orders.ts';
import { type DeviceOrder, deviceOrders, forgetDeviceOrder } from './device-orders.ts';
import { readOrder } from './read-order.ts';

/** What was last ordered or opened on this device without an account. */
export function useLastDeviceOrder(): DeviceOrder | undefined {
  return useSyncExternalStore(deviceOrders.subscribe, deviceOrders.read, () => undefined)?.[0];
}

/** Null where this device may no longer open it; it then leaves the list. */
export async function readDeviceOrder(id: string): Promise<Order | null> {
  const order = await readOrder(id, new AbortController().signal, false);
  if (order === null) forgetDeviceOrder(id);
  return order;
}
