import type { OrderNews } from '../../../../domain/orders/customer-news.ts';
import { isUnconfirmed } from '../../../../domain/orders/unconfirmed.ts';
import { isPaidOnline } from '../../../../domain/payments/payment-methods.ts';
import type { Transaction } from '../../../database/database.ts';
import { type Addressee, listAdministrators, listUserAddressees } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';
import type { OrderRow } from '../order-rows.ts';
import { addressCustomer, findCustomer } from './addressees.store.ts';

/** Who pays online mostly has paid by then, and gets one mail instead of two. */
const UNPAID_MAIL_DELAY_MS = 5 * 60_000;

type PlacedAddressees = {
  readonly administrators: readonly Addressee[];
  /** Undefined: a guest, or the account is gone. */
  readonly customer: Addressee | undefined;
};

/** Whom a new order concerns, to be asked together with other things. */
export function askPlacedAddressees(tx: Transaction, userId: string | null) {
  return {
    administrators: listAdministrators(tx, 'new_order'),
    customers: listUserAddressees(tx, userId ? [userId] : [], 'order_placed'),
  };
}

/** The customer gets a confirmation, and every administrator hears of a new order. */
export async function notifyOrderPlaced(
  tx: Transaction,
  order: OrderRow,
  { administrators, customer: user }: PlacedAddressees,
): Promise<void> {
  const placed = { event: `order_placed ${order.id}`, kind: 'order_placed', details: {} } as const;
  const isNew = { event: `new_order ${order.id}`, kind: 'new_order', details: {} } as const;
  const customer = addressCustomer(order, user);
  // The link to confirm it comes by email, whatever else its customer has switched off.
  const switchedOff = isUnconfirmed(order.status, order.paymentMethod)
    ? customer.switchedOff.filter((channel) => channel !== 'email')
    : customer.switchedOff;
  const toCustomer = writeMessages({ orderId: order.id }, placed, [{ ...customer, switchedOff }]);
  const toAdministrators = writeMessages({ orderId: order.id }, isNew, administrators);
  await queueMessages(tx, [...toCustomer, ...toAdministrators], {
    mailDelaysMs: { [placed.kind]: isPaidOnline(order.paymentMethod) ? UNPAID_MAIL_DELAY_MS : 0 },
  });
}

/** By the step's own id: a later step of the same kind is another piece of news. */
export function nameStepEvent(eventId: string): string {
  return `order_status ${eventId}`;
}

export async function notifyOrderNews(
  tx: Transaction,
  order: OrderRow,
  news: OrderNews,
  eventId: string,
): Promise<void> {
  const step = { event: nameStepEvent(eventId), kind: 'order_status', details: { news } } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, step, [await findCustomer(tx, order, step.kind)]),
  );
}

/** To the administrators: only they say whether the order is changed. */
export async function notifyChangeRequested(
  tx: Transaction,
  order: OrderRow,
  requestId: string,
): Promise<void> {
  const asked = { event: `change_requested ${requestId}`, kind: 'change_requested', details: {} } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, asked, await listAdministrators(tx, asked.kind)),
  );
}
