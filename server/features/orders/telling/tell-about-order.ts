import type { NotificationKind } from '../../../../domain/notifications/choices.ts';
import type { OrderNews } from '../../../../domain/orders/customer-news.ts';
import type { Transaction } from '../../../database/database.ts';
import { type NewMessage, queueMessages } from '../../../jobs/queue-messages.ts';
import type { OrderRow } from '../orders.store.ts';
import { type Addressee, findCustomer, listAdministrators } from './addressees.store.ts';

export type Happening = {
  /** Names this one event for good, so that nobody is told of it twice. */
  readonly event: string;
  readonly kind: NotificationKind;
  readonly details: NewMessage['details'];
};

/** The customer gets a confirmation, and every administrator hears of a new order. */
export async function tellOrderPlaced(tx: Transaction, order: OrderRow): Promise<void> {
  const placed = { event: `order_placed ${order.id}`, kind: 'order_placed', details: {} } as const;
  const isNew = { event: `new_order ${order.id}`, kind: 'new_order', details: {} } as const;
  const administrators = await listAdministrators(tx, isNew.kind);
  await queueMessages(tx, [
    ...writeMessages(order, placed, [await findCustomer(tx, order, placed.kind)]),
    ...writeMessages(order, isNew, administrators),
  ]);
}

/** `eventId` is the step's own: a later step of the same kind is another piece of news. */
export async function tellOrderNews(
  tx: Transaction,
  order: OrderRow,
  news: OrderNews,
  eventId: string,
): Promise<void> {
  const step = { event: `order_status ${eventId}`, kind: 'order_status', details: { news } } as const;
  await queueMessages(tx, writeMessages(order, step, [await findCustomer(tx, order, step.kind)]));
}

/** One for each channel that a recipient has not switched off. */
export function writeMessages(
  { id: orderId }: OrderRow,
  { event, kind, details }: Happening,
  addressees: readonly Addressee[],
): NewMessage[] {
  return addressees.flatMap(({ userId, email, switchedOff }) => {
    const common = { event, kind, userId, orderId, details };
    const mail: NewMessage[] = email === '' ? [] : [{ ...common, channel: 'email', recipient: email }];
    const inApp: NewMessage[] = userId ? [{ ...common, channel: 'in_app', recipient: userId }] : [];
    return [...mail, ...inApp].filter(({ channel }) => !switchedOff.includes(channel));
  });
}
