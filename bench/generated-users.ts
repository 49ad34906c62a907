import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/database.ts';
import { FIRST_NAMES, LAST_NAMES } from './generated-names.ts';

/** Customers with confirmed addresses, and three who run the shop. */
export async function fillUsers(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email, email_verified, phone, role, created_at, updated_at)
    select
      gen_random_uuid(), first || ' ' || last, lower(first) || '.' || lower(last) || n || '@mail.example', true,
      '+2348' || lpad((n::bigint * 6700417 % 1000000000)::text, 9, '0'), case when n <= 3 then 'owner' end,
      now() - n * interval '1 hour', now()
    from generate_series(1, ${count}::int) as n,
    lateral (
      select
        split_part(${FIRST_NAMES}, ',', 1 + (n * 7 % 24)) as first,
        split_part(${LAST_NAMES}, ',', 1 + (n * 5 % 22)) as last
    ) as named
  `);
}

/** What everybody was told of their orders: all of it sent, except for a little of this hour. */
export async function fillMessages(db: Database): Promise<void> {
  await db.execute(sql`
    insert into messages (event, kind, channel, recipient, order_id, attempts, sent_at, created_at)
    select
      'order_placed:' || id, 'order_placed', 'email', contact_email, id, 1,
      case when created_at < now() - interval '1 hour' then created_at end, created_at
    from orders
  `);
}
