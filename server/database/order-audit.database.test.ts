import { expect, test } from 'vitest';
import { openOlderDatabase } from '../testing/older-database.ts';
import { migrateDatabase } from './migrate.ts';

test('what was done about money before the log knew of orders is written into it (P19.7)', {
  tags: 'long',
}, async () => {
  const pool = await openOlderDatabase('order-audit');
  await pool.query(`
    insert into users (id, name, email, email_verified) values
      ('11111111-1111-4111-8111-111111111111', 'Bisi', 'bisi@bakery.example', true);
    insert into calendar_days (day) values ('2026-11-20');
    insert into orders (id, number, contact_name, contact_email, contact_phone, method, day, window_id, window_from, window_to,
      work_units, lead_time_hours, subtotal_in_kobo, discount_in_kobo, delivery_in_kobo, included_vat_in_kobo, total_in_kobo,
      paid_in_kobo, refunded_in_kobo, adjusted_in_kobo, note, gift_message, payment_method, status, network)
    values ('22222222-2222-4222-8222-222222222222', '100-200-300', 'Ada', 'ada@bakery.example', '+2348031234567', 'pickup',
      '2026-11-20', 'morning', '09:00', '12:00', 1, 24, 800000, 0, 0, 0, 800000, 500050, 100000, -200000, '', '', 'transfer',
      'cancelled', '127.0.0.1');
    insert into payments (order_id, way, amount_in_kobo, reference, note, paid_at, recorded_at, recorded_by) values
      ('22222222-2222-4222-8222-222222222222', 'cash', 500050, 'a', 'Her son', '2026-11-01', '2026-11-01',
        '11111111-1111-4111-8111-111111111111');
    insert into refunds (order_id, way, amount_in_kobo, status, reason, key, created_at) values
      ('22222222-2222-4222-8222-222222222222', 'cash', 100000, 'processed', 'Late', 'b', '2026-11-02');
    insert into payment_adjustments (order_id, amount_in_kobo, reason, key, at, made_by) values
      ('22222222-2222-4222-8222-222222222222', -200000, 'A regular', 'c', '2026-11-03',
        '11111111-1111-4111-8111-111111111111');
    insert into order_events (order_id, version, at, status, made_by, words) values
      ('22222222-2222-4222-8222-222222222222', 1, '2026-10-30', 'confirmed', 'customer', ''),
      ('22222222-2222-4222-8222-222222222222', 2, '2026-11-04', 'confirmed', 'customer', 'Moved to Friday'),
      ('22222222-2222-4222-8222-222222222222', 3, '2026-11-05', 'cancelled', 'customer', '');
  `);
  await migrateDatabase(pool);
  const { rows } = await pool.query(`
    select action, order_id is not null as has_order, users.name as actor, details
    from audit_events left join users on users.id = actor_id order by at
  `);
  expect(rows).toEqual([
    {
      action: 'order.paid',
      has_order: true,
      actor: 'Bisi',
      details: { amount: 5_000.5, way: 'cash', reason: 'Her son' },
    },
    {
      action: 'order.refunded',
      has_order: true,
      actor: null,
      details: { amount: 1_000, way: 'cash', reason: 'Late' },
    },
    {
      action: 'order.written_off',
      has_order: true,
      actor: 'Bisi',
      details: { amount: 2_000, reason: 'A regular' },
    },
    {
      action: 'order.moved',
      has_order: true,
      actor: null,
      details: { what: 'Moved to Friday', by: 'customer' },
    },
    {
      action: 'order.cancelled',
      has_order: true,
      actor: null,
      details: { after: 'cancelled', by: 'customer' },
    },
  ]);
});
