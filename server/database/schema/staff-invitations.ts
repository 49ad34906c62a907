import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { STAFF_ROLES } from '../../../domain/users/roles.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Open as long as the row is there: accepting and withdrawing take it away. The link's secret follows from the id. */
export const staffInvitations = pgTable('staff_invitations', {
  id: uuid().primaryKey().defaultRandom(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  email: text(),
  invitedBy: uuid('invited_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});
