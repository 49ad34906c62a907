import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { nameContents } from '../../../domain/orders/name-contents.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DottedLine } from '../../ui/formats/dotted-line.tsx';
import { nameDay } from '../../ui/slots/day-words.ts';
import { clearDeviceOrders, type DeviceOrder, deviceOrders, refreshDeviceOrders } from './device-orders.ts';
import { STATUS_BADGES } from './order-words.ts';
import { readOrder } from './read-order.ts';

const NONE: readonly DeviceOrder[] = [];

/** The way back for whoever ordered here as a guest and has no email at hand. */
export function DeviceOrdersList() {
  const orders = useSyncExternalStore(deviceOrders.subscribe, deviceOrders.read, () => NONE);
  useEffect(() => {
    const leaving = new AbortController();
    // What cannot be asked now is shown as it was last seen.
    refreshDeviceOrders((id) => readOrder(id, leaving.signal, false)).catch(() => {});
    return () => leaving.abort();
  }, []);
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="device-orders-heading" className="grid gap-3">
      <h2 id="device-orders-heading" className="text-fs-3">
        Your orders on this device
      </h2>
      <ul className="grid gap-2.5">
        {orders.map((order) => (
          <li key={order.id}>
            <Link
              to={`/track/${order.id}`}
              className="grid justify-items-start gap-0.5 rounded-card border border-bark bg-paper px-4 py-3 no-underline hover:border-cocoa"
            >
              <span className="font-semibold">
                {nameContents({
                  firstName: order.name,
                  firstQuantity: order.quantity,
                  itemCount: order.itemCount,
                })}
              </span>
              {order.status && (
                <Badge tone={STATUS_BADGES[order.status].tone}>{STATUS_BADGES[order.status].words}</Badge>
              )}
              <span className="text-small text-cocoa-2">
                <DottedLine
                  parts={[
                    `${order.method === 'pickup' ? 'Pickup' : 'Delivery'} ${nameDay(order.day)}`,
                    <span key="number" className="figures whitespace-nowrap">
                      {order.number}
                    </span>,
                  ]}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button size="s" onClick={clearDeviceOrders} className="-ml-4 justify-self-start">
        Clear this list
      </Button>
    </section>
  );
}
