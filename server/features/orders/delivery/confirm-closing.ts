import type { DayHasOrders } from '../../../../contract/delivery.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { findOrdersOfDays } from './find-orders-of-days.ts';

export type NotClosed = { readonly ok: false; readonly refusal: Refusal; readonly details: DayHasOrders };

/** Whoever closes days with orders on them has seen every one: a number that no longer fits shows them again. */
export async function confirmClosing(
  tx: Transaction,
  days: readonly LagosDay[],
  confirmedOrderCount: number | undefined,
  now: Date,
): Promise<NotClosed | undefined> {
  const found = await findOrdersOfDays(tx, days, now);
  if (found.length === (confirmedOrderCount ?? 0)) return undefined;
  const what = found.length === 1 ? 'There is an order' : `There are ${found.length} orders`;
  const message =
    found.length === 0
      ? 'The orders you saw are gone. Look at the day again and then close it.'
      : `${what} for the time you are closing. Look at them first: they stay as they are until you move or cancel them.`;
  return { ...refuse('conflict', 'day_has_orders', message), details: { orders: found } };
}
