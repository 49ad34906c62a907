import type { Order } from '../../../contract/orders.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../domain/orders/statuses.ts';
import { forgetGuestOrders } from '../../api/stored-pages.ts';
import { createStoredList } from '../../ui/browser/stored-list.ts';
import { isOver } from './order-words.ts';

/** A guest's order that was opened on this device; the cookie that opens it is the server's. */
export type DeviceOrder = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
  readonly itemCount: number;
  readonly method: Order['method'];
  readonly day: string;
  /** As it was last seen here; left out by what was remembered before statuses were. */
  readonly status?: OrderStatus | undefined;
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
    (order.status === undefined || ORDER_STATUSES.some((status) => status === order.status)) &&
    (order.method === 'delivery' || order.method === 'pickup')
  );
}

export const deviceOrders = createStoredList(() => window, DEVICE_ORDERS_KEY, parseDeviceOrders);

/** The newest first. To be called with every answer about a guest's order. */
export function noteDeviceOrder(order: Order, now = Date.now()): void {
  const seen = describeSeen(order, now);
  const others = deviceOrders.read().filter((other) => other.id !== seen.id);
  deviceOrders.write([seen, ...others].slice(0, MAX));
}

function describeSeen(order: Order, seenAt: number): DeviceOrder {
  const { id, number, firstName: name, firstQuantity: quantity, itemCount, method, slot, status } = order;
  return { id, number, name, quantity, itemCount, method, day: slot.day, status, seenAt };
}

/** What has become of those that were under way when they were last seen here; each stays in its place. */
export async function refreshDeviceOrders(readOrder: (id: string) => Promise<Order | null>): Promise<void> {
  for (const { id, status } of deviceOrders.read()) {
    if (status && isOver(status)) continue;
    const order = await readOrder(id);
    if (order === null) forgetDeviceOrder(id);
    else {
      const known = deviceOrders.read();
      deviceOrders.write(known.map((each) => (each.id === id ? describeSeen(order, each.seenAt) : each)));
    }
  }
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
