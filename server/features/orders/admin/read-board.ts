import type * as z from 'zod/mini';
import type { readBoardEndpoint } from '../../../../contract/order-admin.ts';
import { ORDER_STATUSES } from '../../../../domain/orders/statuses.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { listCardsByIds, openMoment } from './admin-orders.store.ts';
import { listColumns } from './board.store.ts';
import { describeAdminOrders } from './describe-admin-orders.ts';
import type { OrderFilters } from './match-orders.ts';

type Board = z.infer<typeof readBoardEndpoint.answerSchema>;

/** A column for each status, or for those that are asked for. All of one moment: no card stands in two columns. */
export async function readBoard(
  db: Database,
  { status, ...filters }: OrderFilters,
  now: Date,
): Promise<Board> {
  const statuses = status?.length ? ORDER_STATUSES.filter((each) => status.includes(each)) : ORDER_STATUSES;
  const opening = openMoment(db, now);
  // Only whoever asks for orders that need attention has to wait until they are found.
  const moment = filters.attention?.length ? await opening : { now, needing: [] };
  const readColumns = async () => {
    const { columns, rows } = await inTransaction(
      db,
      async (tx) => {
        const columns = await listColumns(tx, statuses, filters, moment);
        const ids = columns.flatMap((column) => column.ids);
        return { columns, rows: await listCardsByIds(tx, ids) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return { columns, cards: await describeAdminOrders(db, rows, opening) };
  };
  const [{ needing }, { columns, cards }] = await Promise.all([opening, readColumns()]);
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  return {
    columns: columns.map(({ status: of, total, ids: shown }) => ({
      status: of,
      total,
      data: shown.flatMap((id) => cardsById.get(id) ?? []),
    })),
    attentionCount: needing.length,
  };
}
