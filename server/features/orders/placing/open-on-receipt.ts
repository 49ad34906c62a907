import { and, count, eq, gte, inArray, type Placeholder } from 'drizzle-orm';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { OPEN_ON_RECEIPT_MAX_PER_PERSON } from '../../../../domain/payments/payment-methods.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { ADMIN_NETWORK } from './order-network.ts';
import { type AnyHolder, type Holder, isOrderOf } from './unpaid-holds.ts';

const TOO_MANY = `You have ${OPEN_ON_RECEIPT_MAX_PER_PERSON} unpaid orders already. Pay for this one in advance, or pay for one of those first.`;

export function countOpenOnReceipt(
  tx: Database | Transaction,
  holder: AnyHolder,
  today: LagosDay | Placeholder,
) {
  return tx
    .select({ open: count().as('open') })
    .from(orders)
    .where(
      and(
        gte(orders.day, today),
        inArray(orders.status, ['confirmed', 'in_kitchen', 'ready', 'out_for_delivery', 'delivery_failed']),
        inArray(orders.paymentMethod, ['on_delivery', 'at_pickup']),
        eq(orders.paidInKobo, 0),
        isOrderOf(holder),
      ),
    );
}

/** They keep their places for good, so nobody has very many of them. Whom administrators know is theirs to judge. */
export function judgeOpenOnReceipt(open: number, { network }: Holder): Result<void> {
  if (network === ADMIN_NETWORK || open < OPEN_ON_RECEIPT_MAX_PER_PERSON) return accept(undefined);
  return refuse('conflict', 'too_many_on_receipt', TOO_MANY, { payment: TOO_MANY });
}
