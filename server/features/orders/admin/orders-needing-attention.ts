import { and, eq, gte, inArray, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
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

/**
 * The orders for which `findAttention` has something to say, and what. Each part has an index of its own, so that the few are
 * found without looking at the many.
 */
export function selectNeedingOrders(now: Date): SQL {
  const { due, isOver, owed, stored, hasSurplus } = sumsAt(now);
  const isDue = sql`${due} > 0`;
  const balanceTime = new Date(now.getTime() + BALANCE_DUE_HOURS * 3_600_000);
  const isBalanceTime = or(
    and(isNull(orders.balanceDay), isBy(orders.windowFrom, balanceTime)),
    lte(orders.balanceDay, readLagosDay(now)),
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
    sql`(${isRunOutAt(now)}) is not true`,
  );
  const parts = [
    sql`select ${paymentDisputes.orderId}, 'payment_disputed' from ${paymentDisputes} where ${paymentDisputes.status} = 'awaiting_answer'`,
    sql`select ${refunds.orderId}, case ${refunds.status} when 'to_send' then 'refund_to_send' else 'refund_stuck' end
      from ${refunds} where ${inArray(refunds.status, ['to_send', 'needs_attention'])}`,
    selectFor(isNotNull(orders.stoppedFor), {
      payment_disputed: eq(orders.stoppedFor, 'dispute'),
      payment_reversed: eq(orders.stoppedFor, 'reversal'),
    }),
    selectFor(and(isUnderWay, isBy(orders.windowTo, now)), 'late'),
    selectFor(eq(orders.status, 'delivery_failed'), 'delivery_failed'),
    selectFor(isOnClosedDay(now), 'day_closed'),
    selectFor(isUnconfirmed, 'unconfirmed'),
    selectFor(
      and(
        // In the words of the index.
        sql`${orders.changeRequest}->>'status' = 'open'`,
        inArray(orders.status, [...CHANGEABLE_STATUSES]),
        sql`(${isRunOutAt(now)}) is not true`,
      ),
      'change_requested',
    ),
    selectFor(
      and(isNotNull(orders.transferClaimedAt), or(isDue, isOver, isRunOutAt(now))),
      'transfer_claimed',
    ),
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
    selectFor(and(isRunOutAt(now), hasSurplus), 'refund_due'),
  ];
  return sql`
    select id, array_agg(distinct reason) as reasons
    from (${sql.join(parts, sql` union all `)}) as found (id, reason)
    where reason is not null
    group by id
  `;
}

function isOnClosedDay(now: Date): SQL | undefined {
  const today = readLagosDay(now);
  return and(
    inArray(orders.status, [...WAITING_FOR_DAY_STATUSES]),
    sql`${orders.day} in (select ${calendarDays.day} from ${calendarDays} where ${and(CLOSED_DAY, gte(calendarDays.day, today))})`,
    sql`(${orders.day}, ${orders.windowTo}) > (${today}::date, ${readLagosTime(now)})`,
    sql`(${isRunOutAt(now)}) is not true`,
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

/** Times of day are whole minutes: the begun minute of the moment says as much as the moment itself. */
function isBy(time: typeof orders.windowFrom | typeof orders.windowTo, moment: Date): SQL | undefined {
  const day = readLagosDay(moment);
  return and(
    // Says nothing that the next line does not say, but in the words of the index.
    lte(orders.day, day),
    sql`(${orders.day}, ${time}) <= (${day}::date, ${readLagosTime(moment)})`,
  );
}
