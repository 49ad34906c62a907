import type { ReceivingMethod } from '../delivery/calendar.ts';
import type { OrderOrigin } from '../orders/origins.ts';
import type { OrderStatus } from '../orders/statuses.ts';
import { isPaidOnline, type PaymentMethod } from './payment-methods.ts';
import type { OnlineChannel } from './ways.ts';

/** What needs no payment provider. */
export const OFFLINE_METHODS = ['transfer', 'on_delivery', 'at_pickup'] as const;
export type OfflineMethod = Exclude<PaymentMethod, OnlineChannel>;

type UnpaidOrder = {
  readonly status: OrderStatus;
  readonly payment: PaymentMethod;
  readonly method: ReceivingMethod;
  readonly origin: OrderOrigin;
  readonly hasDeposit: boolean;
};

/**
 * How an order that waits for an online payment may be paid instead; on delivery only where its zone allows it. What staff
 * agreed or asked a deposit for is paid in advance.
 */
export function listOtherMethods({
  status,
  payment,
  method,
  origin,
  hasDeposit,
}: UnpaidOrder): readonly OfflineMethod[] {
  if (status !== 'pending_payment' || !isPaidOnline(payment)) return [];
  if (origin !== 'shop' || hasDeposit) return ['transfer'];
  return ['transfer', method === 'pickup' ? 'at_pickup' : 'on_delivery'];
}
