import { convertNairaToKobo } from '../../../../domain/money.ts';
import type { HandWay } from '../../../../domain/payments/ways.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { KEY_REUSED } from './key-reused.ts';
import { recordPayment } from './record-payment.ts';
import { findPaymentByReference } from './refunds.store.ts';

export type PaymentByHand = {
  readonly orderId: string;
  readonly way: HandWay;
  readonly amount: number;
  readonly note: string;
  readonly key: string;
  readonly actorId: string;
};

/** The owner has seen the money: on the account, over the counter, at the door. */
export async function recordByHand(
  db: Database,
  { orderId, way, amount, note, key, actorId }: PaymentByHand,
  readClock: () => Date,
): Promise<Result<void>> {
  const now = readClock();
  const amountInKobo = convertNairaToKobo(amount);
  const reference = `hand-${key}`;
  const came = {
    orderId,
    way,
    note,
    amountInKobo,
    reference,
    paidAt: now,
    recordedAt: now,
    recordedBy: actorId,
  };
  if (await recordPayment(db, came, readClock)) return accept(undefined);
  // Sent a second time after a lost answer, unless it is something else under the same key.
  const known = await findPaymentByReference(db, reference);
  const isSame = known?.orderId === orderId && known.way === way && known.amountInKobo === amountInKobo;
  return isSame ? accept(undefined) : KEY_REUSED;
}
