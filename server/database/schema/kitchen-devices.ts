import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** A tablet that belongs to the kitchen and to nobody in particular. Until the owner has typed its code it only waits. */
export const kitchenDevices = pgTable(
  'kitchen_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the secret in its cookie. */
    secretHash: text('secret_hash').notNull().unique(),
    /** Hashed with a key; null once it is paired. */
    codeHash: text('code_hash').unique(),
    /** When the code is of no use any longer. */
    codeExpiresAt: moment('code_expires_at').notNull(),
    name: text(),
    pairedBy: uuid('paired_by').references(() => users.id),
    pairedAt: moment('paired_at'),
    lastSeenAt: moment('last_seen_at'),
  },
  (table) => [
    check(
      'kitchen_devices_are_paired_or_wait',
      sql`num_nonnulls(${table.name}, ${table.pairedBy}, ${table.pairedAt}) in (0, 3)`,
    ),
  ],
);

/** Who stands at the tablet. Hashed with a key: four digits are guessed at once by whoever has the hash alone. */
export const staffPins = pgTable('staff_pins', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  pinHash: text('pin_hash').notNull(),
  /** Since the last right one. */
  wrongAttempts: integer('wrong_attempts').notNull().default(0),
});
