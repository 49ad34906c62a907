import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { BOARD_COLUMN_MAX } from '../../../../contract/order-admin.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import type { Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { selectToCount } from './admin-orders.store.ts';
import { inOrderOf } from './list-position.ts';
import { type AdminMoment, hasStatus, matchOrders, type OrderFilters } from './match-orders.ts';
import { isRunOutAt } from './order-sums.ts';

type Column = { readonly status: OrderStatus; readonly ids: readonly string[]; readonly total: number };

/** Of what is done the latest is of interest, of everything else what comes first. */
const DONE_STATUSES: readonly OrderStatus[] = ['delivered', 'collected', 'cancelled', 'expired'];
const LATEST_FIRST = [desc(orders.day), desc(orders.windowFrom), desc(orders.id)];

/** The first orders of each column, and how many there are in all. */
export async function listColumns(
  tx: Transaction,
  statuses: readonly OrderStatus[],
  filters: Omit<OrderFilters, 'status'>,
  moment: AdminMoment,
): Promise<readonly Column[]> {
  const columns = statuses.map((status) => selectColumn(status, moment.now));
  // What is searched for is found once for all columns; anything else is read by the index of each.
  const isFoundOnce = Boolean(filters.q || filters.payment || filters.attention);
  const condition = matchOrders(filters, moment);
  const { rows } = await tx.execute<Column>(sql`
    with shown as ${isFoundOnce ? sql`materialized` : sql`not materialized`} (
      select ${orders.id}, ${orders.status}, ${orders.holdUntil}, ${orders.day}, ${orders.windowFrom}
      from ${orders} ${condition && sql`where ${condition}`}
    )
    ${sql.join(columns, sql` union all `)}
  `);
  return rows;
}

function selectColumn(status: OrderStatus, now: Date): SQL {
  const order = sql.join(DONE_STATUSES.includes(status) ? LATEST_FIRST : inOrderOf('slot'), sql`, `);
  const column = sql`(${selectOfStatus(status, now)}) as ${orders}`;
  return sql`select ${status}::text as status,
    array(select ${orders.id} from ${column} order by ${order} limit ${BOARD_COLUMN_MAX}) as ids,
    (select count(*)::int from (${selectToCount(column)}) as counted) as total`;
}

/** What has been written down as expired is read from the index alone; what only the clock has ended is little. */
function selectOfStatus(status: OrderStatus, now: Date): SQL {
  const conditions =
    status === 'expired' ? [eq(orders.status, status), isRunOutAt(now)] : [hasStatus([status], now)];
  return sql.join(
    conditions.map((condition) => sql`select * from shown as ${orders} where ${condition}`),
    sql` union all `,
  );
}
