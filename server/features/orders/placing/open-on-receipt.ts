import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import {
  OPEN_ON_RECEIPT_MAX_PER_NETWORK,
  OPEN_ON_RECEIPT_MAX_PER_PERSON,
} from '../../../../domain/payments/payment-methods.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { ADMIN_NETWORK } from './order-network.ts';
import { type Holder, isOrderOf } from './unpaid-holds.ts';

const TOO_MANY = `You have ${OPEN_ON_RECEIPT_MAX_PER_PERSON} orders that you pay for when you get them. Pay for this one in advance, or pay for one of those first.`;
const TOO_MANY_HERE = 'Many orders from your network are to be paid on receipt. Pay for this one in advance.';

/** They keep their places for good, so nobody has very many of them. Whom administrators know is theirs to judge. */
export async function checkOpenOnReceipt(tx: Transaction, holder: Holder, now: Date): Promise<Result<void>> {
  if (holder.network === ADMIN_NETWORK) return accept(undefined);
  const [open] = await tx
    .select({
      byPerson: sql<number>`count(*) filter (where ${isOrderOf(holder)})::int`,
      byNetwork: sql<number>`count(*) filter (where ${orders.network} = ${holder.network})::int`,
    })
    .from(orders)
    .where(
      and(
        gte(orders.day, readLagosDay(now)),
        inArray(orders.status, ['confirmed', 'in_kitchen', 'ready', 'out_for_delivery', 'delivery_failed']),
        inArray(orders.paymentMethod, ['on_delivery', 'at_pickup']),
        eq(orders.paidInKobo, 0),
      ),
    );
  if (open && open.byPerson >= OPEN_ON_RECEIPT_MAX_PER_PERSON) {
    return refuse('conflict', 'too_many_on_receipt', TOO_MANY, { payment: TOO_MANY });
  }
  if (open && open.byNetwork >= OPEN_ON_RECEIPT_MAX_PER_NETWORK) {
    return refuse('too_many', 'too_many_on_receipt_here', TOO_MANY_HERE, { payment: TOO_MANY_HERE });
  }
  return accept(undefined);
}
