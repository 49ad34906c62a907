import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/database.ts';
import { FIRST_NAMES, LAST_NAMES } from './generated-names.ts';

/** What the desk of a bakery has after two busy years: nearly all of it done, this fortnight under way, a little in doubt. */
export async function fillOrders(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.42), set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`
      insert into calendar_days (day)
      select day::date from generate_series(current_date - 800, current_date + 30, interval '1 day') as day
    `);
    await tx.execute(sql`
      create temporary table drawn on commit drop as
      select
        gen_random_uuid() as id, n, random() as fate, random() as money, random() as way,
        -- Each number once, in no order that the other columns know.
        lpad((n::bigint * 700001 % 1000000000)::text, 9, '0') as digits,
        lpad((n::bigint * 6700417 % 1000000000)::text, 9, '0') as phone,
        (current_date - 786 + (n::bigint * 800 / ${count})::int) as day,
        (500000 + floor(random() * 400) * 10000)::bigint as total
      from generate_series(1, ${count}) as n
    `);
    await tx.execute(sql`
      insert into orders (
        id, number, contact_name, contact_email, contact_phone, method, address, zone_id, zone_name,
        day, window_id, window_from, window_to, work_units, lead_time_hours,
        subtotal_in_kobo, discount_in_kobo, delivery_in_kobo, included_vat_in_kobo, total_in_kobo, deposit_in_kobo,
        paid_in_kobo, refunded_in_kobo, transfer_claimed_at, note, gift_message, payment_method,
        status, hold_until, network, origin, created_at, updated_at
      )
      select
        id, substr(digits, 1, 3) || '-' || substr(digits, 4, 3) || '-' || substr(digits, 7),
        first || ' ' || last, lower(first) || '.' || lower(last) || n || '@mail.example', '+2348' || phone,
        method,
        case when method = 'delivery' then
          jsonb_build_object('state', 'Lagos', 'lga', 'Eti-Osa', 'area', 'Lekki', 'street', n || ' Admiralty Way', 'landmark', '')
        end,
        case when method = 'delivery' then zone end, case when method = 'delivery' then initcap(zone) end,
        day, window_id, window_from, window_to, 3, 24, total, 0, 0, 0, total,
        case when money < 0.01 then total / 2 end,
        case
          when status = 'expired' then case when money > 0.995 then total else 0 end
          when status = 'cancelled' then case when money > 0.6 then total else 0 end
          when status = 'pending_payment' then 0
          when day < current_date then case when money > 0.999 then total + 100000 else total end
          when money < 0.01 then total / 2
          when money > 0.7 then 0
          else total
        end,
        case when status = 'cancelled' and money > 0.61 then total else 0 end,
        case when status = 'pending_payment' and money > 0.7 then now() - interval '1 hour' end,
        '', '', case when way < 0.5 then 'transfer' else 'card' end,
        status, case when status = 'pending_payment' then now() + (money - 0.1) * interval '4 hours' end,
        '102.89.0', case when way < 0.8 then 'shop' else 'phone' end, created_at, created_at
      from (
        select drawn.*,
          split_part(${FIRST_NAMES}, ',', 1 + floor(random() * 24)::int) as first,
          split_part(${LAST_NAMES}, ',', 1 + floor(random() * 22)::int) as last
        from drawn
      ) as named,
      lateral (select case when way < 0.7 then 'delivery' else 'pickup' end as method) as received,
      lateral (select (array['island', 'mainland', 'outskirts'])[1 + n % 3] as zone) as zoned,
      lateral (select least(now(), day - (1 + fate * 6) * interval '1 day') + n * interval '1 millisecond' as created_at) as born,
      lateral (
        select
          (array['morning', 'noon', 'evening'])[1 + n % 3] as window_id,
          (array['09:00', '12:00', '15:00'])[1 + n % 3] as window_from,
          (array['12:00', '15:00', '18:00'])[1 + n % 3] as window_to
      ) as slotted,
      lateral (
        select case
          when day < current_date then case
            when fate < 0.001 then 'ready'
            when fate < 0.002 then case method when 'delivery' then 'delivery_failed' else 'ready' end
            when fate < 0.07 then 'cancelled'
            when fate < 0.15 then 'expired'
            else case method when 'delivery' then 'delivered' else 'collected' end
          end
          when day = current_date then case
            when fate < 0.2 then 'in_kitchen'
            when fate < 0.5 then 'ready'
            when fate < 0.7 then case method when 'delivery' then 'out_for_delivery' else 'ready' end
            else 'confirmed'
          end
          when fate < 0.05 then 'pending_payment'
          else 'confirmed'
        end as status
      ) as stood
    `);
    await tx.execute(sql`
      insert into order_lines (
        order_id, position, product_id, name, inscription, quantity,
        list_price_in_kobo, unit_price_in_kobo, vat_class, work_units
      )
      select id, position, 'cake-' || cake, 'Cake ' || cake, '', 1, total / 2, total / 2, 'standard', 1
      from drawn, generate_series(0, 1) as position, lateral (select (n * 7 + position * 13) % 500 as cake) as chosen
    `);
    await tx.execute(sql`
      insert into payments (order_id, way, amount_in_kobo, reference, paid_at)
      select id, payment_method, paid_in_kobo, number, created_at from orders where paid_in_kobo > 0
    `);
    await tx.execute(sql`
      insert into refunds (order_id, way, amount_in_kobo, status, reason, key, settled_at)
      select id, 'transfer', refunded_in_kobo, 'processed', 'Cancelled', number, created_at + interval '1 day'
      from orders where refunded_in_kobo > 0
    `);
  });
  // As the database does by itself sooner or later.
  await db.execute(sql`vacuum analyze`);
}
