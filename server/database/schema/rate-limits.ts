import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Columns and their order are rate-limiter-flexible's. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_by_end').on(table.expire)],
);
