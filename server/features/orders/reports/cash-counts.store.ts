import { desc, eq, getTableColumns, type InferInsertModel } from 'drizzle-orm';
import type { CashCount } from '../../../../contract/cash-count.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { computeCashDifference, computeExpectedCash } from '../../../../domain/payments/cash-count.ts';
import { findSpanBefore } from '../../../../domain/payments/report-span.ts';
import type { Transaction } from '../../../database/database.ts';
import { cashCounts } from '../../../database/schema/cash-counts.ts';
import { users } from '../../../database/schema/identity.ts';
import { readRefunded, readTaken, readVouchersSold } from './report.store.ts';

type MoneyRow = { readonly isNow: boolean; readonly way: string; readonly valueInKobo: number };
type MoneyRows = Readonly<Record<'taken' | 'vouchersSold' | 'refunded', readonly MoneyRow[]>>;

/** What came in cash, for orders and vouchers, less what went back so. A report shows it, and a count is of it. */
export function sumCash({ taken, vouchersSold, refunded }: MoneyRows): number {
  const sum = (rows: readonly MoneyRow[]) =>
    rows
      .filter(({ isNow, way }) => isNow && way === 'cash')
      .reduce((total, { valueInKobo }) => total + valueInKobo, 0);
  return sum(taken) + sum(vouchersSold) - sum(refunded);
}

/** What the drawer should hold of a day beside its float. */
export async function readCash(tx: Transaction, day: LagosDay): Promise<number> {
  const now = { from: day, to: day };
  const spans = { now, before: findSpanBefore(now) };
  return sumCash({
    taken: await readTaken(tx, spans),
    vouchersSold: await readVouchersSold(tx, spans),
    refunded: await readRefunded(tx, spans),
  });
}

/** Whether it was not known yet. */
export async function addCashCount(
  tx: Transaction,
  count: InferInsertModel<typeof cashCounts>,
): Promise<boolean> {
  const added = await tx
    .insert(cashCounts)
    .values(count)
    .onConflictDoNothing()
    .returning({ id: cashCounts.id });
  return added.length > 0;
}

export async function findCashCountByKey(tx: Transaction, key: string) {
  const [count] = await tx.select().from(cashCounts).where(eq(cashCounts.key, key));
  return count;
}

/** The last one of the day. */
export async function findCashCount(tx: Transaction, day: LagosDay): Promise<CashCount | null> {
  const [count] = await tx
    .select({ ...getTableColumns(cashCounts), by: users.name })
    .from(cashCounts)
    .innerJoin(users, eq(users.id, cashCounts.madeBy))
    .where(eq(cashCounts.day, day))
    .orderBy(desc(cashCounts.id))
    .limit(1);
  if (!count) return null;
  const { openingInKobo, takenInKobo, countedInKobo, note, at, by } = count;
  return {
    opening: convertKoboToNaira(openingInKobo),
    taken: convertKoboToNaira(takenInKobo),
    expected: convertKoboToNaira(computeExpectedCash(count)),
    counted: convertKoboToNaira(countedInKobo),
    difference: convertKoboToNaira(computeCashDifference(count)),
    note,
    at: at.toISOString(),
    by,
  };
}
