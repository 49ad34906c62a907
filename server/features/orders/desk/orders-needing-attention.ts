import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { readLagosDay, readLagosTime } from '../../../../domain/checkout/lagos-time.ts';
import { BALANCE_DUE_HOURS, UNDER_WAY_STATUSES } from '../../../../domain/orders/attention.ts';
import { orders } from '../../../database/schema/orders.ts';
import { refunds } from '../../../database/schema/payments.ts';
import { IS_UNSETTLED, isRunOutAt, sumsAt } from './order-sums.ts';

/**
 * The ids of the orders for which `findAttention` has something to say. Each part has an index of its own, so that the few
 * are found without looking at the many.
 */
export function idsNeedingAttention(now: Date): SQL {
  const { due, hasSurplus } = sumsAt(now);
  const balanceTime = new Date(now.getTime() + BALANCE_DUE_HOURS * 3_600_000);
  const isDue = sql`${due} > 0`;
  const isUnderWay = and(
    inArray(orders.status, [...UNDER_WAY_STATUSES]),
    // Says nothing that the next lines do not say, but in the words of the index.
    lte(orders.day, readLagosDay(balanceTime)),
    or(
      isBy(orders.windowTo, now),
      and(isNotNull(orders.depositInKobo), isDue, isBy(orders.windowFrom, balanceTime)),
    ),
  );
  const isDoubtful = and(IS_UNSETTLED, or(hasSurplus, and(isNull(orders.depositInKobo), isDue)));
  const isPaidTooLate = and(isRunOutAt(now), hasSurplus);
  return sql`
    select ${orders.id} from ${orders} where ${isUnderWay}
    union select ${orders.id} from ${orders} where ${eq(orders.status, 'delivery_failed')}
    union select ${orders.id} from ${orders} where ${and(isNotNull(orders.transferClaimedAt), isDue)}
    union select ${orders.id} from ${orders} where ${isDoubtful}
    union select ${orders.id} from ${orders} where ${isPaidTooLate}
    union select ${refunds.orderId} from ${refunds} where ${refunds.status} = 'needs_attention'
  `;
}

/** Times of day are whole minutes: the begun minute of the moment says as much as the moment itself. */
function isBy(time: typeof orders.windowFrom | typeof orders.windowTo, moment: Date): SQL {
  return sql`(${orders.day}, ${time}) <= (${readLagosDay(moment)}::date, ${readLagosTime(moment)})`;
}
