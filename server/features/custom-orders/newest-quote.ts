import { sql } from 'drizzle-orm';
import { customOrderQuotes, customOrders } from '../../database/schema/custom-orders.ts';
import { orders } from '../../database/schema/orders.ts';

/** Of the newest quote, beside a row of custom orders; null while there is none. */
export const NEWEST_QUOTE_TOTAL = sql<number | null>`(
  select ${customOrderQuotes.totalInKobo} from ${customOrderQuotes}
  where ${customOrderQuotes.customOrderId} = ${customOrders.id}
  order by ${customOrderQuotes.version} desc limit 1
)`.mapWith((total: string | null) => (total === null ? null : Number(total)));

/** Whether nothing is due any more for the order a custom order has become, beside its row. */
export const IS_PAID = sql<boolean>`exists (
  select from ${orders} where ${orders.id} = ${customOrders.orderId}
  and ${orders.status} not in ('cancelled', 'expired')
  and ${orders.paidInKobo} - least(${orders.nettedInKobo}, ${orders.refundedInKobo} + ${orders.refundingInKobo})
    >= ${orders.totalInKobo} + ${orders.adjustedInKobo}
)`;
