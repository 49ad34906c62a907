import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PUSH_KINDS } from '../../../domain/notifications/push.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** The browsers a person lets the shop reach while it is closed. A browser belongs to whoever subscribed there last. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: PUSH_KINDS }).notNull(),
    /** Where to send: the browser's address at its push service, or its token at Firebase. */
    target: text().notNull().unique(),
    /** What to encrypt with; blank where the service does that. */
    publicKey: text('public_key').notNull().default(''),
    authSecret: text('auth_secret').notNull().default(''),
    /** The session it was made in: signing out there ends it. */
    sessionId: uuid('session_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastReachedAt: moment('last_reached_at'),
  },
  (table) => [
    index('push_subscriptions_of_user').on(table.userId, table.createdAt),
    index('push_subscriptions_of_session').on(table.sessionId),
  ],
);
