import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { readLagosDay, readLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import {
  type AttentionReason,
  BALANCE_DUE_HOURS,
  UNDER_WAY_STATUSES,
  WAITING_FOR_DAY_STATUSES,
} from '../../../../domain/orders/attention.ts';
import { CHANGEABLE_STATUSES } from '../../../../domain/orders/change-lines.ts';
import { HANDED_OVER_STATUSES } from '../../../../domain/orders/handing-over.ts';
import { needsHold, PAYMENT_METHODS } from '../../../../domain/payments/payment-methods.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { fixStatement } from '../../../database/fixed-statement.ts';
import { calendarDays } from '../../../database/schema/calendar-days.ts';
import { orders } from '../../../database/schema/orders.ts';
import { paymentDisputes, payments, refunds } from '../../../database/schema/payments.ts';
import { settings } from '../../../database/schema/settings.ts';
import { CALENDAR_KEY } from '../delivery/delivery-plan.store.ts';
import { IS_SHORT, IS_UNSETTLED, isRunOutAt, sumsAt } from './order-sums.ts';

const IN_ADVANCE = PAYMENT_METHODS.filter(needsHold);

/** More than vouchers paid. None of what they paid is ever voided. Where nothing was paid, nobody has to look for vouchers. */
const HAS_MONEY_COME = sql`(${orders.paidInKobo} > 0 and ${orders.paidInKobo} > coalesce((
  select sum(${payments.amountInKobo}) from ${payments}
  where ${payments.orderId} = ${orders.id} and ${payments.way} = 'voucher'), 0))`;

/** As `planDay` judges it: the day's own word first, then its weekday's. A day with orders has a row. */
export const CLOSED_DAY = sql`(case when ${calendarDays.isException} then ${calendarDays.isClosed} else (
  (select ${settings.value}->'weekdays' from ${settings} where ${settings.key} = ${CALENDAR_KEY})
  -> (extract(isodow from ${calendarDays.day})::int - 1) ->> 'isOpen') = 'false' end)`;

export type NeedingOrder = { readonly id: string; readonly reasons: readonly AttentionReason[] };

/** Put in when it is asked. Times of day are whole minutes: the begun minute of a moment says as much as the moment itself. */
const NOW = { at: sql.placeholder('now'), day: sql.placeholder('day'), time: sql.placeholder('time') };
const BALANCE_TIME = { day: sql.placeholder('balanceDay'), time: sql.placeholder('balanceTime') };

type Finding = { readonly id: string; readonly reason: AttentionReason };

const askForFindings = fixStatement<Finding>(selectFindings);

/** Gathered here: sorting, grouping and reading arrays would take a quarter of the whole time. */
export async function findNeedingOrders(
  db: Database | Transaction,
  now: Date,
): Promise<readonly NeedingOrder[]> {
  const balanceTime = new Date(now.getTime() + BALANCE_DUE_HOURS * 3_600_000);
  const findings = await askForFindings(db, {
    now: now.toISOString(),
    day: readLagosDay(now),
    time: readLagosTime(now),
    balanceDay: readLagosDay(balanceTime),
    balanceTime: readLagosTime(balanceTime),
  });
  const reasonsById = new Map<string, AttentionReason[]>();
  for (const { id, reason } of findings) {
    const reasons = reasonsById.get(id);
    if (!reasons) reasonsById.set(id, [reason]);
    else if (!reasons.includes(reason)) reasons.push(reason);
  }
  return Array.from(reasonsById, ([id, reasons]) => ({ id, reasons }));
}

/**
 * The orders for which `findAttention` has something to say, and what. Each part has an index of its own, so that the few are
 * found without looking at the many.
 */
function selectFindings(): SQL {
  const { due, isOver, owed, stored, hasSurplus } = sumsAt(NOW.at);
  const isDue = sql`${due} > 0`;
  const isRunOut = isRunOutAt(NOW.at);
  const isBalanceTime = or(
    and(isNull(orders.balanceDay), isBy(orders.windowFrom, BALANCE_TIME)),
    lte(orders.balanceDay, NOW.day),
  );
  const isUnderWay = inArray(orders.status, [...UNDER_WAY_STATUSES]);
  const isHandedOver = inArray(orders.status, [...HANDED_OVER_STATUSES]);
  const isPrepaymentMissing = or(
    and(isNotNull(orders.depositInKobo), sql`${stored} < least(${orders.depositInKobo}, ${owed})`),
    and(isNull(orders.depositInKobo), inArray(orders.paymentMethod, IN_ADVANCE), sql`not ${HAS_MONEY_COME}`),
  );
  const isNotAgreed = isNull(orders.balanceAgreedAt);
  const isRestOverdue = or(and(inArray(orders.paymentMethod, IN_ADVANCE), isNotAgreed), isHandedOver);
  const isNotReversed = sql`${orders.stoppedFor} is distinct from 'reversal'`;
  const isUnconfirmed = and(
    eq(orders.status, 'pending_payment'),
    notInArray(orders.paymentMethod, IN_ADVANCE),
    sql`(${isRunOut}) is not true`,
  );
  const parts = [
    sql`select ${paymentDisputes.orderId}, 'payment_disputed' from ${paymentDisputes} where ${paymentDisputes.status} = 'awaiting_answer'`,
    sql`select ${refunds.orderId}, 'refund_to_send' from ${refunds} where ${refunds.status} = 'to_send'`,
    sql`select ${refunds.orderId}, 'refund_stuck' from ${refunds} where ${refunds.status} = 'needs_attention'`,
    selectFor(isNotNull(orders.stoppedFor), {
      payment_disputed: eq(orders.stoppedFor, 'dispute'),
      payment_reversed: eq(orders.stoppedFor, 'reversal'),
    }),
    selectFor(and(isUnderWay, isBy(orders.windowTo, NOW)), 'late'),
    selectFor(eq(orders.status, 'delivery_failed'), 'delivery_failed'),
    selectFor(isOnClosedDay(), 'day_closed'),
    selectFor(isUnconfirmed, 'unconfirmed'),
    selectFor(
      and(
        // In the words of the index.
        sql`${orders.changeRequest}->>'status' = 'open'`,
        inArray(orders.status, [...CHANGEABLE_STATUSES]),
        sql`(${isRunOut}) is not true`,
      ),
      'change_requested',
    ),
    selectFor(and(isNotNull(orders.transferClaimedAt), or(isDue, isOver, isRunOut)), 'transfer_claimed'),
    selectFor(IS_SHORT, {
      done_unpaid: and(isHandedOver, isNull(orders.onAccountReason), isNotReversed),
      on_account: and(isHandedOver, isNotNull(orders.onAccountReason)),
      prepayment_missing: and(isUnderWay, isDue, isPrepaymentMissing, isNotReversed, isNotAgreed),
      balance_due: and(isUnderWay, isNotNull(orders.depositInKobo), isDue, isBalanceTime, isNotReversed),
    }),
    selectFor(IS_UNSETTLED, {
      refund_due: and(isOver, hasSurplus),
      overpaid: and(sql`not ${isOver}`, hasSurplus),
      part_paid: and(isNull(orders.depositInKobo), isDue, HAS_MONEY_COME, isNotReversed, isRestOverdue),
    }),
    selectFor(and(isRunOut, hasSurplus), 'refund_due'),
  ];
  return sql`
    select id, reason from (${sql.join(parts, sql` union all `)}) as found (id, reason)
    where reason is not null
  `;
}

function isOnClosedDay(): SQL | undefined {
  return and(
    inArray(orders.status, [...WAITING_FOR_DAY_STATUSES]),
    sql`${orders.day} in (select ${calendarDays.day} from ${calendarDays} where ${and(CLOSED_DAY, gte(calendarDays.day, NOW.day))})`,
    sql`(${orders.day}, ${orders.windowTo}) > (${NOW.day}::date, ${NOW.time})`,
    sql`(${isRunOutAt(NOW.at)}) is not true`,
  );
}

/** Among the orders that an index finds, those with this reason, or with whichever of these holds. */
function selectFor(
  found: SQL | undefined,
  reasons: AttentionReason | Readonly<Partial<Record<AttentionReason, SQL | undefined>>>,
): SQL {
  if (typeof reasons === 'string')
    return sql`select ${orders.id}, ${reasons}::text from ${orders} where ${found}`;
  const each = Object.entries(reasons).map(
    ([reason, condition]) => sql`case when ${condition} then ${reason}::text end`,
  );
  return sql`select ${orders.id}, unnest(array[${sql.join(each, sql`, `)}]) from ${orders} where ${found}`;
}

function isBy(
  time: typeof orders.windowFrom | typeof orders.windowTo,
  moment: Readonly<Record<'day' | 'time', Placeholder>>,
): SQL | undefined {
  return and(
    // Says nothing that the next line does not say, but in the words of the index.
    lte(orders.day, moment.day),
    sql`(${orders.day}, ${time}) <= (${moment.day}::date, ${moment.time})`,
  );
}
