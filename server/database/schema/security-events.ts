import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SECURITY_EVENTS } from '../../../domain/users/security-events.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Who tried what from where, without an address of a person or a network: equal ones are recognised by their keyed hash. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    kind: text({ enum: SECURITY_EVENTS }).notNull(),
    /** Null: nobody's account, as far as the shop knows. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    accountHash: text('account_hash'),
    networkHash: text('network_hash'),
    /** Never a secret, and nothing personal. */
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
  },
  (table) => [
    index('security_events_by_age').on(table.at, table.id),
    index('security_events_of_user').on(table.userId, table.at, table.id),
  ],
);
