import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Where a customer has things delivered. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    label: text().notNull(),
    state: text().notNull(),
    lga: text().notNull(),
    area: text().notNull(),
    street: text().notNull(),
    landmark: text().notNull(),
    recipient: text().notNull().default(''),
    phone: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('addresses_of_user').on(table.userId),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);

/** When a person's devices stay silent, by the shop's clock. No row: never. */
export const quietHours = pgTable('quiet_hours', {
  userId: userId().primaryKey(),
  /** As 22:00. The end may be on the next day. */
  begin: text('begins').notNull(),
  end: text('ends').notNull(),
});

/** Only what a person has chosen; what is not here is as the domain says. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: userId(),
    kind: text().notNull(),
    channel: text().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);
