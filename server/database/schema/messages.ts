import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { NOTIFICATION_CHANNELS } from '../../../domain/notifications/choices.ts';
import { moment } from './columns.ts';
import { contactMessages } from './contact-messages.ts';
import { customOrders } from './custom-orders.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/**
 * Who is to be told what: one row for each event, channel and recipient, written with the change itself. Its id is in the
 * message that goes out, so that a repeat after a crash can be recognised.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What happened, and to what: order_placed:<order id>, order_status:<event id>. */
    event: text().notNull(),
    kind: text().notNull(),
    channel: text({ enum: NOTIFICATION_CHANNELS }).notNull(),
    /** An address for mail, a user's id for the rest. */
    recipient: text().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    customOrderId: uuid('custom_order_id').references(() => customOrders.id, { onDelete: 'cascade' }),
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'cascade',
    }),
    /** What the message needs besides the order: the status it tells of. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    sentAt: moment('sent_at'),
    /** When it was read in the shop; of a mail that did not leave, when the owner ticked it off. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('messages_once').on(table.event, table.channel, table.recipient),
    index('messages_of_order').on(table.orderId),
    index('messages_in_shop')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.channel} = 'in_app'`),
    index('messages_unread')
      .on(table.userId)
      .where(sql`${table.channel} = 'in_app' and ${table.readAt} is null`),
    index('messages_unsent')
      .on(table.createdAt)
      .where(sql`${table.channel} <> 'in_app' and ${table.sentAt} is null`),
  ],
);
