import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ImportedAddress } from '../../../domain/orders/imported-customers/read-customer-table.ts';
import { moment } from './columns.ts';

/** Customers of another shop, whom the desk knows by phone, name or email. They are no accounts: nobody has confirmed these addresses. */
export const importedCustomers = pgTable(
  'imported_customers',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    phone: text(),
    email: text(),
    address: jsonb().$type<ImportedAddress>(),
    note: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** In the words in which orders are searched, so that one search finds both. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`translate(lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'ɓɗƙƴ', 'bdky') || ' ' || coalesce(phone || ' 0' || substr(phone, 5), '') || ' ' || coalesce(email, '')`,
    ),
  },
  (table) => [
    unique('imported_customers_by_phone').on(table.phone),
    unique('imported_customers_by_email').on(table.email),
    check('imported_customers_can_be_reached', sql`coalesce(${table.phone}, ${table.email}) is not null`),
    index('imported_customers_by_text').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);
