import { eq } from 'drizzle-orm';
import { type CustomOrderStatus, canTakeCustomStep } from '../../../../domain/custom-orders/statuses.ts';
import { accept, type Refusal, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { customOrderEvents } from '../../../database/schema/custom-orders.ts';
import { lockSettled } from './settle-custom-orders.ts';
import { takeCustomStep } from './take-custom-step.ts';

const ORDERED_AGAIN = refuse(
  'conflict',
  'ordered_again',
  'The customer has accepted the quote again, so this cake has another order. Refund the payment.',
);

/** Leads the custom order to the order that goes on in the place of the one it was. */
export type FollowOrder = (successorId: string) => Promise<void>;

/**
 * Holds the custom order behind an order whose deposit came too late, before the order is taken up under another number. It
 * may have gone back to its quote since, or have run out: then the late deposit brings it on. Where it has gone another way
 * there is nothing to take up. Orders out of the cart have none behind them.
 */
export async function holdCustomOrderOf(
  tx: Transaction,
  orderId: string,
  now: Date,
): Promise<Result<FollowOrder | null>> {
  const [acceptance] = await tx
    .select({ customOrderId: customOrderEvents.customOrderId })
    .from(customOrderEvents)
    .where(eq(customOrderEvents.id, orderId));
  if (!acceptance) return accept(null);
  const row = await lockSettled(tx, acceptance.customOrderId, now);
  if (!row) throw new Error('A custom order that was accepted is gone.');
  if (row.orderId !== null && row.orderId !== orderId) return ORDERED_AGAIN;
  if (!canTakeCustomStep(row.status, 'deposit_paid', 'shop')) return refuseTakingUp(row.status);
  return accept(async (successorId) => {
    const changes = { orderId: successorId };
    const step = { to: 'deposit_paid', by: 'shop', actorId: null, now, changes } as const;
    const followed = await takeCustomStep(tx, row, step);
    if (!followed.ok) throw new Error('A custom order could not follow its order under its lock.');
  });
}

function refuseTakingUp(status: CustomOrderStatus): { readonly ok: false; readonly refusal: Refusal } {
  const message = `The custom order is ${status}, so this cake won’t be made. Refund the payment.`;
  return refuse('conflict', `custom_order_${status}`, message);
}
