import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CartLine } from '../../../contract/cart.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Carts that were left at checkout by somebody who asked to be reminded; forgotten after two weeks. */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    /** Made up by the browser, which alone knows it. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** The person, however the address is varied. */
    mailbox: text().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Without a word of whoever typed the address. */
    lines: jsonb().$type<readonly CartLine[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the cart was last seen at checkout. */
    leftAt: moment('left_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('cart_reminders_of_mailbox').on(table.mailbox),
    index('cart_reminders_of_user').on(table.userId),
    index('cart_reminders_by_age').on(table.leftAt),
  ],
);

/** Mailboxes that want no reminder, for good; known by a hash alone. */
export const refusedReminders = pgTable('refused_reminders', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  refusedAt: moment('refused_at').notNull().defaultNow(),
});
