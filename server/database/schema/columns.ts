import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** As fine as JavaScript's own dates: what is read back equals what was written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Sums outgrow 32 bits; JavaScript's whole numbers hold them all. */
export const kobo = (name: string) => bigint(name, { mode: 'number' });
