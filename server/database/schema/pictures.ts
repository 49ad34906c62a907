import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** A picture somebody uploaded, after checking and re-encoding; its bytes lie with the file port under its id. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A few pixels as a data address, shown blurred until the picture is there. */
    placeholder: text().notNull(),
    /** A reference photo, for its sender, the customer it was sent to and administrators; null: for everybody. */
    uploadedBy: uuid('uploaded_by').references(() => users.id),
    /** A reference photo of a guest, for the browser that sent it, whoever has the request's link, and staff. */
    guestKeyHash: text('guest_key_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('pictures_have_a_size', sql`${table.width} > 0 and ${table.height} > 0`),
    index('pictures_by_age').on(table.createdAt),
    index('pictures_of_guests').on(table.createdAt).where(sql`${table.guestKeyHash} is not null`),
  ],
);
