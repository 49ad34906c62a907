import { and, eq, gt, inArray, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  isPaidOnline,
  type PaymentMethod,
  UNPAID_HOLDS_MAX_PER_NETWORK,
  UNPAID_HOLDS_MAX_PER_PERSON,
} from '../../../../domain/payments/payment-methods.ts';
import { ONLINE_CHANNELS } from '../../../../domain/payments/ways.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { ADMIN_NETWORK } from './order-network.ts';

export type Holder = {
  readonly email: string;
  readonly phone: string;
  /** The account that orders; null for a guest. */
  readonly userId: string | null;
  readonly network: string;
};
/** Also whoever it will be, in a statement that is built beforehand. */
export type AnyHolder = Readonly<Record<keyof Holder, string | null | Placeholder>>;

/**
 * Whoever counts a person's unpaid orders holds these: two at once could otherwise both be the second. The network's cap is
 * generous and need not be met to the order, so neighbours do not wait for each other.
 */
export function nameHoldLocks({ email, phone, userId }: Holder): readonly string[] {
  return [email, phone, userId ?? ''].filter((name) => name !== '').map((name) => `holds of ${name}`);
}

/** Without an address the customer is known by the phone alone; an account is one customer, whatever contact it types. */
export function isOrderOf({ email, phone, userId }: Omit<AnyHolder, 'network'>): SQL | undefined {
  return or(
    sql`${orders.contactEmail} = nullif(${email}::text, '')`,
    sql`${orders.contactPhone} = ${phone}`,
    sql`${orders.userId} = ${userId}::uuid`,
  );
}

const TO_PAY =
  'There are two unpaid orders with this email address or phone number. Pay for one or cancel it, then order again.';
const TO_CONFIRM =
  'There are two orders with this email address or phone number waiting for payment or confirmation. Pay for, confirm or cancel one, then order again.';

export type UnpaidHolds = {
  readonly byPerson: number;
  /** Those of them that are paid online, and so expire within minutes. */
  readonly onlineByPerson: number;
  readonly byNetwork: number;
};

export const NO_HOLDS: UnpaidHolds = { byPerson: 0, onlineByPerson: 0, byNetwork: 0 };

/** What staff hold for somebody is staff's word: it takes nothing from what the customer may hold alone. */
export function isUnpaidHold(now: Date | Placeholder): SQL | undefined {
  return and(
    eq(orders.status, 'pending_payment'),
    gt(orders.holdUntil, now),
    ne(orders.network, ADMIN_NETWORK),
  );
}

export function countUnpaidHolds(tx: Database | Transaction, holder: AnyHolder, now: Date | Placeholder) {
  return tx
    .select({
      byPerson: sql<number>`count(*) filter (where ${isOrderOf(holder)})::int`.as('by_person'),
      onlineByPerson:
        sql<number>`count(*) filter (where ${and(isOrderOf(holder), inArray(orders.paymentMethod, ONLINE_CHANNELS))})::int`.as(
          'online_by_person',
        ),
      byNetwork: sql<number>`count(*) filter (where ${orders.network} = ${holder.network})::int`.as(
        'by_network',
      ),
    })
    .from(orders)
    .where(isUnpaidHold(now));
}

/** Without one that is among them already. */
export function leaveOut(holds: UnpaidHolds, payment: PaymentMethod): UnpaidHolds {
  return {
    byPerson: holds.byPerson - 1,
    onlineByPerson: holds.onlineByPerson - (isPaidOnline(payment) ? 1 : 0),
    byNetwork: holds.byNetwork - 1,
  };
}

/**
 * Nobody fills the calendar with orders that are never paid. Whoever is about to pay online is not kept from it by transfers
 * that are awaited: such an order expires within minutes, and counts among its like. Staff know whom they hold a slot for.
 */
export function judgeUnpaidHolds(
  { byPerson, onlineByPerson, byNetwork }: UnpaidHolds,
  { network }: Holder,
  { payment, mustConfirm }: { readonly payment: PaymentMethod; readonly mustConfirm: boolean },
): Result<void> {
  if (network === ADMIN_NETWORK) return accept(undefined);
  if ((isPaidOnline(payment) ? onlineByPerson : byPerson) >= UNPAID_HOLDS_MAX_PER_PERSON) {
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
