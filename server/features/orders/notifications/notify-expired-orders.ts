import { addDays, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { listAdministrators } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';
import { sumExpired } from '../figures/sales.store.ts';

/** To the administrators, once for a whole day: so many orders expired yesterday, because nobody paid for them. */
export async function notifyExpiredOrders(db: Database, now: Date): Promise<void> {
  const day = addDays(readLagosDay(now), -1);
  await inTransaction(db, async (tx) => {
    const { orders, valueInKobo } = await sumExpired(tx, { from: day, to: day }, now);
    if (orders === 0) return;
    const details = { day, orders, value: convertKoboToNaira(valueInKobo) };
    const expired = { event: `orders_expired ${day}`, kind: 'orders_expired', details } as const;
    await queueMessages(tx, writeMessages({}, expired, await listAdministrators(tx, expired.kind)));
  });
}
