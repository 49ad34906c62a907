import {
  type CustomOrderStatus,
  findClosingReason,
  readCustomStatus,
} from '../../../../domain/custom-orders/statuses.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import type { CustomOrderRow, MadeOrder } from '../custom-orders.store.ts';

export type DueStep = {
  readonly to: CustomOrderStatus;
  /** Null: it is no order any longer. */
  readonly orderId?: null;
  readonly declineReason?: string;
};

/**
 * What time and money have made of a custom order, whether or not anything has written it down. The order that an accepted
 * quote has become lives by its own rules and knows nothing of the quote: what it says is read here, so that no way of
 * paying, cancelling or running out can forget the custom order. Only what goes on under another number leads it along.
 */
export function findDueStep(
  row: CustomOrderRow,
  order: (MadeOrder & { readonly wasConfirmed: boolean }) | undefined,
  now: Date,
): DueStep | undefined {
  const declineReason = findClosingReason(row, now);
  if (declineReason !== null) return { to: 'declined', declineReason };
  if (row.status !== 'accepted') {
    return readCustomStatus(row, now) === row.status ? undefined : { to: 'expired' };
  }
  if (!order) return undefined;
  // The deposit is what confirms it, or the owner's word for that.
  if (order.wasConfirmed) return { to: 'deposit_paid' };
  const isOver = ['cancelled', 'expired'].includes(readStatus(order, now));
  // Money that came too late is the owner's to settle first: given back, or taken up in another slot.
  const isEmpty = order.paidInKobo - order.refundedInKobo === 0;
  return isOver && isEmpty ? { to: 'quoted', orderId: null } : undefined;
}
