import { and, eq, gt, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  UNPAID_HOLDS_MAX_PER_NETWORK,
  UNPAID_HOLDS_MAX_PER_PERSON,
} from '../../../../domain/payments/payment-methods.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { ADMIN_NETWORK } from './order-network.ts';

export type Holder = { readonly email: string; readonly phone: string; readonly network: string };
/** Also whoever it will be, in a statement that is built beforehand. */
export type AnyHolder = Readonly<Record<keyof Holder, string | Placeholder>>;

/**
 * Whoever counts a person's unpaid orders holds these: two at once could otherwise both be the second. The network's cap is
 * generous and need not be met to the order, so neighbours do not wait for each other.
 */
export function nameHoldLocks({ email, phone }: Holder): readonly string[] {
  return [...(email === '' ? [] : [`holds of ${email}`]), `holds of ${phone}`];
}

/** Without an address the customer is known by the phone alone. */
export function isOrderOf({ email, phone }: AnyHolder): SQL | undefined {
  return or(sql`${orders.contactEmail} = nullif(${email}::text, '')`, eq(orders.contactPhone, phone));
}

const TO_PAY = 'You have two unpaid orders. Pay for one or cancel it, then order again.';
const TO_CONFIRM =
  'You have two orders waiting for payment or confirmation. Open the link we emailed you or cancel one, then order again.';

export type UnpaidHolds = { readonly byPerson: number; readonly byNetwork: number };

/** What staff hold for somebody is staff's word: it takes nothing from what the customer may hold alone. */
export function countUnpaidHolds(tx: Database | Transaction, holder: AnyHolder, now: Date | Placeholder) {
  return tx
    .select({
      byPerson: sql<number>`count(*) filter (where ${isOrderOf(holder)})::int`.as('by_person'),
      byNetwork: sql<number>`count(*) filter (where ${orders.network} = ${holder.network})::int`.as(
        'by_network',
      ),
    })
    .from(orders)
    .where(
      and(eq(orders.status, 'pending_payment'), gt(orders.holdUntil, now), ne(orders.network, ADMIN_NETWORK)),
    );
}

/** Nobody fills the calendar with orders that are never paid. Staff know whom they hold a slot for. */
export function judgeUnpaidHolds(
  { byPerson, byNetwork }: UnpaidHolds,
  { network }: Holder,
  { mustConfirm }: { readonly mustConfirm: boolean },
): Result<void> {
  if (network === ADMIN_NETWORK) return accept(undefined);
  if (byPerson >= UNPAID_HOLDS_MAX_PER_PERSON) {
    return refuse('conflict', 'too_many_unpaid', mustConfirm ? TO_CONFIRM : TO_PAY);
  }
  if (byNetwork >= UNPAID_HOLDS_MAX_PER_NETWORK) {
    return refuse(
      'too_many',
      'too_many_unpaid_here',
      'There are too many unpaid orders from your network. Try again in a few hours, or contact us.',
    );
  }
  return accept(undefined);
}
