import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { ANY_REASON, type OrderListQuery } from '../../../../contract/order-admin.ts';
import { readOrderSearch } from '../../../../domain/orders/order-search.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../../domain/orders/statuses.ts';
import { PAYMENT_STATES, type PaymentState } from '../../../../domain/payments/ledger.ts';
import type { importedCustomers } from '../../../database/schema/imported-customers.ts';
import { type orderLines, orders } from '../../../database/schema/orders.ts';
import type { MONEY_TAKEN } from '../payments/money-moved.ts';
import { matchFigure } from './match-figure.ts';
import {
  IS_GIVEN_BACK,
  IS_UNSETTLED,
  isRunOutAt,
  isUnpaidAt,
  paymentStateAt,
  statusAt,
} from './order-sums.ts';
import type { NeedingOrder } from './orders-needing-attention.ts';

/** The index knows three letters at a time. */
const INDEXED_LENGTH = 3;

export type OrderFilters = Omit<OrderListQuery, 'sort' | 'cursor' | 'limit'>;

type SettledState = Exclude<PaymentState, 'unpaid'>;

/** What all answers of one request have in common. */
export type AdminMoment = {
  readonly now: Date;
  /** The orders that need attention then. */
  readonly needing: readonly NeedingOrder[];
};

/** One parameter however many there are. */
export function isAmong(
  id: typeof orders.id | typeof orderLines.orderId | typeof MONEY_TAKEN.orderId,
  ids: readonly string[],
): SQL {
  return sql`${id} = any(${sql.param(ids)}::uuid[])`;
}

/** The orders that are asked for, as they stand at that moment. */
export function matchOrders(filters: OrderFilters, { now, needing }: AdminMoment): SQL | undefined {
  const { q = '', status, payment, attention, method, zone, customer, from, to } = filters;
  return and(
    matchWords(q),
    status?.length ? hasStatus(pick(ORDER_STATUSES, status), now) : undefined,
    payment?.length ? hasPayment(pick(PAYMENT_STATES, payment), now) : undefined,
    attention?.length ? isAmong(orders.id, listIdsFor(attention, needing)) : undefined,
    method && eq(orders.method, method),
    zone ? eq(orders.zoneId, zone) : undefined,
    customer ? eq(orders.userId, customer) : undefined,
    from ? gte(orders.day, from) : undefined,
    to ? lte(orders.day, to) : undefined,
    matchFigure(filters, now),
  );
}

/** Of orders, or of others who are written down in the same words. */
type SearchedText = typeof orders.searchText | typeof importedCustomers.searchText;

/** With all these words in name, number, phone or email address. */
export function matchWords(typed: string, searched: SearchedText = orders.searchText): SQL | undefined {
  return and(...readOrderSearch(typed).map((word) => hasWord(word, searched)));
}

function listIdsFor(wanted: readonly string[], needing: readonly NeedingOrder[]): readonly string[] {
  const isWanted = ({ reasons }: NeedingOrder) => reasons.some((reason) => wanted.includes(reason));
  const asked = wanted.includes(ANY_REASON) ? needing : needing.filter(isWanted);
  return asked.map(({ id }) => id);
}

/** By rows first, for which there is an index; only what the clock may have ended needs a second look. */
export function hasStatus(statuses: readonly OrderStatus[], now: Date): SQL | undefined {
  const wantsWaiting = statuses.includes('pending_payment');
  const wantsExpired = statuses.includes('expired');
  const rows = wantsExpired ? [...statuses, 'pending_payment' as const] : [...statuses];
  return and(
    inArray(orders.status, rows),
    wantsWaiting === wantsExpired ? undefined : inArray(statusAt(now), [...statuses]),
  );
}

/**
 * Whoever asks for what is unpaid asks for all that has something due. The others first by what must hold in any case and is
 * quickly told, mostly from an index; few are left to be worked out.
 */
function hasPayment(wanted: readonly PaymentState[], now: Date): SQL | undefined {
  const states = wanted.filter((state) => state !== 'unpaid');
  return or(
    wanted.includes('unpaid') ? isFoundFirst(isUnpaidAt(now)) : undefined,
    states.length > 0 ? hasPaymentState(states, now) : undefined,
  );
}

/** By its index before anything else: PostgreSQL takes comparisons of sums to hold for a third of all orders. */
function isFoundFirst(condition: SQL | undefined): SQL {
  return sql`${orders.id} = any(array(select ${orders.id} from ${orders} where ${condition}))`;
}

function hasPaymentState(states: readonly SettledState[], now: Date): SQL | undefined {
  const isUnsettled = isFoundFirst(IS_UNSETTLED);
  const isGivenBack = isFoundFirst(IS_GIVEN_BACK);
  const mustHold: Readonly<Record<SettledState, SQL | undefined>> = {
    part_paid: isUnsettled,
    paid: sql`true`,
    overpaid: isUnsettled,
    refund_due: or(isUnsettled, isGivenBack, isFoundFirst(isRunOutAt(now))),
    part_refunded: isGivenBack,
    refunded: isGivenBack,
  };
  return and(or(...states.map((state) => mustHold[state])), inArray(paymentStateAt(now), [...states]));
}

/** Anywhere, but one or two letters where a word begins: they stand nearly everywhere, and no index could help. */
function hasWord(word: string, searched: SearchedText): SQL | undefined {
  const escaped = word.replaceAll(/[\\%_]/g, '\\$&');
  return word.length < INDEXED_LENGTH
    ? or(isLike(searched, `${escaped}%`), isLike(searched, `% ${escaped}%`))
    : isLike(searched, `%${escaped}%`);
}

function isLike(searched: SearchedText, pattern: string): SQL {
  return sql`${searched} like ${pattern}`;
}

function pick<Value extends string>(known: readonly Value[], wanted: readonly string[]): Value[] {
  return known.filter((value) => wanted.includes(value));
}
