import type { FoundRefund } from '../../../ports/payments.ts';
import type { RefundRow } from './ledger.store.ts';

/** Clocks differ, and ours wrote its row first. */
const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * Which of the provider's refunds of a payment is which of ours: by its number or by our note. One of ours that the provider may
 * not know yet is also taken to be an unknown one of the same amount made since then, because the note may be lost on the way:
 * rather ask nobody again than pay twice.
 */
export function matchRefunds(
  rows: readonly RefundRow[],
  found: readonly FoundRefund[],
): ReadonlyMap<FoundRefund, RefundRow> {
  const matches = new Map<FoundRefund, RefundRow>();
  for (const one of found) {
    const row = rows.find(({ id, providerId }) => providerId === one.providerId || one.note === id);
    if (row) matches.set(one, row);
  }
  const taken = new Set([...matches.values()].map(({ id }) => id));
  for (const row of rows) {
    if (row.status !== 'asked' || row.providerId !== null || taken.has(row.id)) continue;
    const one = found.find((candidate) => !matches.has(candidate) && isAlike(row, candidate));
    if (one) matches.set(one, row);
  }
  return matches;
}

function isAlike(row: RefundRow, { amountInKobo, createdAt, isForDispute, status }: FoundRefund): boolean {
  const isSince = createdAt === null || createdAt.getTime() >= row.createdAt.getTime() - CLOCK_DIFFERENCE_MS;
  return row.amountInKobo === amountInKobo && isSince && !isForDispute && status !== 'failed';
}
