import { WALK_IN } from '../../../../domain/orders/origins.ts';
import { canVoid } from '../../../../domain/payments/voiding.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { changeStatus } from '../change-status.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { addVoid } from '../payments/ledger.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { findMoneyOf } from '../payments/money-rows.store.ts';
import { NOT_YOURS, refuseGivenBack, toVoider } from '../payments/void-payment.ts';

type TakingBack = {
  readonly orderId: string;
  readonly reason: string;
  readonly actor: Pick<Actor, 'userId' | 'role'>;
};

/** All its payments are voided by the rules of voids, it counts no more, and its pieces lie on the shelf again. Doing it twice is doing it once. */
export function takeBackSale(
  db: Database,
  { orderId, reason, actor }: TakingBack,
  readClock: () => Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx): Promise<Result<void>> => {
    let order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    if (order.origin !== WALK_IN) return NO_SUCH_ORDER;
    if (order.status === 'cancelled') return accept(undefined);
    const { payments } = (await findMoneyOf(tx, [orderId]))(orderId);
    if (order.refundedInKobo + order.refundingInKobo > 0) return refuseGivenBack(order);
    if (!payments.every((payment) => canVoid(payment, toVoider(actor), now))) return NOT_YOURS;
    for (const payment of payments) {
      const key = `taken-back-${payment.id}`;
      const voiding = { paymentId: payment.id, orderId, reason, key, at: now, madeBy: actor.userId };
      const voided = await addVoid(tx, payment, voiding, now);
      if (!voided) return refuseGivenBack(order);
      order = voided;
    }
    const step = { to: 'cancelled', by: 'shop', actorId: actor.userId, now, words: reason } as const;
    const cancelled = await changeStatus(tx, order, { ...step, isNotifiedLater: true });
    if (!cancelled.ok) throw new Error('A counter sale could not be voided under its lock.');
    return accept(undefined);
  });
}
