import type { Transaction } from '../../../database/database.ts';
import type { FoundRefund } from '../../../ports/payments.ts';
import { type AddedRefund, addRefund } from './ledger.store.ts';
import { notifyRefund } from './notify-about-money.ts';

/** Into the ledger of the order that has the payment's money, with a message to the customer. */
export async function addForeignRefund(
  tx: Transaction,
  payment: { readonly id: string; readonly orderId: string },
  { providerId, status, amountInKobo }: FoundRefund,
  now: Date,
): Promise<AddedRefund> {
  const isDone = status === 'processed';
  const added = await addRefund(
    tx,
    {
      orderId: payment.orderId,
      paymentId: payment.id,
      way: 'online',
      amountInKobo,
      status,
      reason: 'Refunded at the payment provider',
      key: `provider-${providerId}`,
      providerId,
      nextCheckAt: isDone ? null : now,
      createdAt: now,
      settledAt: isDone ? now : null,
    },
    now,
  );
  if (added.outcome === 'added') await notifyRefund(tx, added.order, added.refund);
  return added;
}
