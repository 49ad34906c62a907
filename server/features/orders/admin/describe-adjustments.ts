import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { nameWriteOffVoid, readAdjustmentKind } from '../../../../domain/payments/adjustments.ts';
import type { Ledger } from '../../../../domain/payments/ledger.ts';
import { canVoidWriteOff } from '../../../../domain/payments/voiding.ts';
import type { listAdjustments } from './admin-order.store.ts';

type AdjustmentEntry = Awaited<ReturnType<typeof listAdjustments>>[number];

/** Decisions about an order's price, oldest first; what voids a write-off is said of that. */
export function describeAdjustments(
  entries: readonly AdjustmentEntry[],
  ledger: Ledger,
  writtenOffInKobo: number,
): AdminOrderDetails['adjustments'] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return entries.flatMap(({ id, amountInKobo, reason, key, at, by }) => {
    const kind = readAdjustmentKind(key, amountInKobo);
    if (kind === 'write_off_voided') return [];
    const voided = byKey.get(nameWriteOffVoid(id));
    return {
      id,
      amount: convertKoboToNaira(amountInKobo),
      reason,
      kind,
      at: at.toISOString(),
      by,
      canVoid: kind === 'written_off' && !voided && canVoidWriteOff(ledger, writtenOffInKobo, -amountInKobo),
      voiding: voided
        ? { reason: voided.reason, voidedAt: voided.at.toISOString(), voidedBy: voided.by }
        : null,
    };
  });
}
