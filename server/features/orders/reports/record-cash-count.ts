import type { CashCount } from '../../../../contract/cash-count.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { checkCashCount } from '../../../../domain/payments/cash-count.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { KEY_REUSED } from '../payments/key-reused.ts';
import { addCashCount, findCashCount, findCashCountByKey, readCash } from './cash-counts.store.ts';

const CASH_MOVED_ON = refuse(
  'conflict',
  'cash_moved_on',
  'Cash was recorded for this day since you opened it. Reload the page, then count again.',
);

export type CashCounting = {
  readonly day: LagosDay;
  readonly opening: number;
  readonly counted: number;
  /** The cash of the day's records as it was seen. */
  readonly taken: number;
  readonly note: string;
  readonly key: string;
  readonly actorId: string;
};

/** What is in the drawer beside what should be. A day can be counted again: the last count is the day's. */
export function recordCashCount(
  db: Database,
  { day, opening, counted, taken, note, key, actorId }: CashCounting,
  readClock: () => Date,
): Promise<Result<CashCount>> {
  return inTransaction(db, async (tx) => {
    const now = readClock();
    const cash = {
      openingInKobo: convertNairaToKobo(opening),
      takenInKobo: convertNairaToKobo(taken),
      countedInKobo: convertNairaToKobo(counted),
    };
    const earlier = await findCashCountByKey(tx, key);
    if (earlier) {
      const isSame =
        earlier.day === day &&
        earlier.openingInKobo === cash.openingInKobo &&
        earlier.countedInKobo === cash.countedInKobo &&
        earlier.note === note;
      return isSame ? readBack() : KEY_REUSED;
    }
    if ((await readCash(tx, day)) !== cash.takenInKobo) return CASH_MOVED_ON;
    const checked = checkCashCount({ cash, note, day, today: readLagosDay(now) });
    if (!checked.ok) return checked;
    const added = await addCashCount(tx, { day, ...cash, note, key, at: now, madeBy: actorId });
    // Sent twice in one moment.
    if (!added) return readBack();
    await recordAuditEvent(tx, {
      action: 'shop.cash_counted',
      actorId,
      subjectId: actorId,
      at: now,
      details: { day, amount: counted, ...(note && { reason: note }) },
    });
    return readBack();

    async function readBack(): Promise<Result<CashCount>> {
      const count = await findCashCount(tx, day);
      if (!count) throw new Error('A cash count that was just written could not be read.');
      return accept(count);
    }
  });
}
