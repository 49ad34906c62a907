import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** Who did what about whom. Rows are only ever added. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    /** Null: the shop itself. */
    actorId: uuid('actor_id').references(() => users.id),
    action: text().notNull(),
    /** Whom it is about, or who changed the shop; null: it is about an order. */
    subjectId: uuid('subject_id').references(() => users.id),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** Never a secret, and nothing personal that would outlive the person's account. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [
    index('audit_events_about').on(table.subjectId, table.at, table.id),
    index('audit_events_by_age').on(table.at, table.id),
    index('audit_events_of_actor').on(table.actorId, table.at, table.id),
    index('audit_events_of_order')
      .on(table.orderId, table.at, table.id)
      .where(sql`${table.orderId} is not null`),
    check('audit_events_are_about_something', sql`num_nonnulls(${table.subjectId}, ${table.orderId}) > 0`),
  ],
);
