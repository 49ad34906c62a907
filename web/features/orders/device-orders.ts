import type { Order } from '../../../contract/orders.ts';
import { forgetGuestOrders } from '../../api/stored-pages.ts';
import { createStoredList } from '../../ui/browser/stored-list.ts';

/** A guest's order that was opened on this device; the cookie that opens it is the server's. */
export type DeviceOrder = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
  readonly itemCount: number;
  readonly method: Order['method'];
  readonly day: string;
  /** When it was last opened here, in milliseconds: its cookie lasts as long from then. */
  readonly seenAt: number;
};

const DEVICE_ORDERS_KEY = 'device-orders';
const SIXTY_DAYS_MS = 60 * 24 * 3_600_000;
const MAX = 20;

/** Nothing for what cannot be read; without those that can no longer be opened. */
export function parseDeviceOrders(text: string | null, now = Date.now()): readonly DeviceOrder[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((order) => isDeviceOrder(order) && order.seenAt > now - SIXTY_DAYS_MS);
  } catch {
    return [];
  }
}

function isDeviceOrder(order: Partial<Record<keyof DeviceOrder, unknown>> | null): order is DeviceOrder {
  return (
    typeof order === 'object' &&
    order !== null &&
    [order.id, order.number, order.name, order.day].every((field) => typeof field === 'string') &&
    [order.quantity, order.itemCount, order.seenAt].every((field) => typeof field === 'number') &&
    (order.method === 'delivery' || order.method === 'pickup')
  );
}

export const deviceOrders = createStoredList(() => window, DEVICE_ORDERS_KEY, parseDeviceOrders);

/** The newest first. To be called with every answer about a guest's order. */
export function noteDeviceOrder(order: Order, now = Date.now()): void {
  const { id, number, firstName: name, firstQuantity: quantity, itemCount, method, slot } = order;
  const seen: DeviceOrder = { id, number, name, quantity, itemCount, method, day: slot.day, seenAt: now };
  const others = deviceOrders.read().filter((other) => other.id !== id);
  deviceOrders.write([seen, ...others].slice(0, MAX));
}

/** Its link was turned off, it has joined an account, or its data are erased. */
export function forgetDeviceOrder(id: string): void {
  forgetGuestOrders([id]).catch(noop);
  const known = deviceOrders.read();
  const left = known.filter((order) => order.id !== id);
  if (left.length < known.length) deviceOrders.write(left);
}

export function clearDeviceOrders(): void {
  forgetGuestOrders(deviceOrders.read().map(({ id }) => id)).catch(noop);
  deviceOrders.write([]);
}

/** A browser that forbids the cache has nothing in it. */
const noop = () => {};
