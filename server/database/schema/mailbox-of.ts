import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The same as `nameMailbox`, in the database; indexed to the letter. */
export const mailboxOf = (email: SQLWrapper): SQL<string> => sql`(case
  when ${email} like '%@gmail.com' then replace(regexp_replace(split_part(${email}, '@', 1), '\\+.*$', ''), '.', '') || '@gmail.com'
  else regexp_replace(split_part(${email}, '@', 1), '\\+.*$', '') || '@' || split_part(${email}, '@', 2) end)`;
