import { sql } from 'drizzle-orm';
import { customOrderQuotes, customOrders } from '../../database/schema/custom-orders.ts';

/** Of the newest quote, beside a row of custom orders; null while there is none. */
export const NEWEST_QUOTE_TOTAL = sql<number | null>`(
  select ${customOrderQuotes.totalInKobo} from ${customOrderQuotes}
  where ${customOrderQuotes.customOrderId} = ${customOrders.id}
  order by ${customOrderQuotes.version} desc limit 1
)`.mapWith((total: string | null) => (total === null ? null : Number(total)));
