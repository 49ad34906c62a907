import { eq, type InferSelectModel } from 'drizzle-orm';
import type { NotificationFacts, NotificationSubject } from '../../domain/notifications/say-notification.ts';
import type { Database, Transaction } from '../database/database.ts';
import { customOrders } from '../database/schema/custom-orders.ts';
import { messages } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';

type NumberedRow = { readonly number: string; readonly userId: string | null };
export type SentMessage = {
  readonly message: InferSelectModel<typeof messages>;
  readonly order: NumberedRow | null;
  readonly customOrder: NumberedRow | null;
};

/** Rows with what their words need of what they are about. */
export function selectSentMessages(db: Database | Transaction) {
  return db
    .select({
      message: messages,
      order: { number: orders.number, userId: orders.userId },
      customOrder: { number: customOrders.number, userId: customOrders.userId },
    })
    .from(messages)
    .leftJoin(orders, eq(orders.id, messages.orderId))
    .leftJoin(customOrders, eq(customOrders.id, messages.customOrderId))
    .$dynamic();
}

export function listFacts(notified: SentMessage, shopName: string): NotificationFacts {
  const { kind, details, createdAt: at } = notified.message;
  return { kind, details, about: findSubject(notified), shopName, at };
}

function findSubject({ message, order, customOrder }: SentMessage): NotificationSubject | undefined {
  const nameRow = (id: string, { number, userId }: NumberedRow) => ({
    id,
    number,
    isOwn: userId === message.userId,
  });
  if (message.orderId && order) return { what: 'order', ...nameRow(message.orderId, order) };
  if (message.customOrderId && customOrder)
    return { what: 'custom_order', ...nameRow(message.customOrderId, customOrder) };
  return message.contactMessageId ? { what: 'contact_message', id: message.contactMessageId } : undefined;
}
