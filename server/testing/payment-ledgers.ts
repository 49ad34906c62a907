import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Who is told what about an order, as `kind channel`, in the order of the alphabet. */
export async function listNotified(db: Database, orderId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ notified: string }>(sql`
    select kind || ' ' || channel as notified from messages where order_id = ${orderId} order by 1
  `);
  return rows.map(({ notified }) => notified);
}

/** The orders whose sums are not those of their rows, added up anew. */
export async function findWrongSums(db: Database): Promise<readonly string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select o.number || ' says ' || o.written || ' instead of ' || o.added as fault from (
      select number,
        concat_ws(' ', paid_in_kobo, refunded_in_kobo, refunding_in_kobo, adjusted_in_kobo) as written,
        concat_ws(' ',
          (select coalesce(sum(amount_in_kobo), 0) from payments where order_id = orders.id
            and not exists (select from payment_voids where payment_id = payments.id))
          - (select coalesce(sum(amount_in_kobo), 0) from payment_reversals where order_id = orders.id),
          (select coalesce(sum(amount_in_kobo) filter (where status = 'processed'), 0)
            from refunds where order_id = orders.id),
          (select coalesce(sum(amount_in_kobo) filter (where status not in ('processed', 'failed')), 0)
            from refunds where order_id = orders.id),
          (select coalesce(sum(amount_in_kobo), 0) from payment_adjustments where order_id = orders.id)
        ) as added
      from orders
    ) as o where o.written <> o.added
  `);
  return [...rows.map(({ fault }) => fault), ...(await findWrongBalances(db))];
}

/** The vouchers whose balance is not what they were issued with, less what orders drew and got no more back. */
async function findWrongBalances(db: Database): Promise<readonly string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select v.code_end || ' has ' || v.balance_in_kobo || ' instead of ' || v.added as fault from (
      select *,
        case when origin <> 'credit' and not exists (select from voucher_payments where voucher_id = vouchers.id)
          then 0 else amount_in_kobo - voided_in_kobo end
        - (select coalesce(sum(amount_in_kobo), 0) from payments where voucher_id = vouchers.id)
        + (select coalesce(sum(amount_in_kobo), 0) from refunds
            where voucher_id = vouchers.id and payment_id is not null) as added
      from vouchers
    ) as v where v.balance_in_kobo <> v.added
  `);
  return rows.map(({ fault }) => fault);
}
