import { and, asc, count, eq, not, type SQL, sql } from 'drizzle-orm';
import type { OrderView } from '../../../../contract/order-views.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderViews } from '../../../database/schema/order-admin.ts';

const { id, name, query, userId } = orderViews;
const VIEW = { id, name, query };

export function listViews(db: Database, ofUser: string): Promise<OrderView[]> {
  return db
    .select(VIEW)
    .from(orderViews)
    .where(eq(userId, ofUser))
    .orderBy(asc(sql`lower(${name})`));
}

export async function countOtherViews(tx: Transaction, ofUser: string, than: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(orderViews)
    .where(and(eq(userId, ofUser), not(isNamed(than))));
  return row?.total ?? 0;
}

/** For whoever holds the lock of the user's views. */
export async function writeView(
  tx: Transaction,
  ofUser: string,
  view: Pick<OrderView, 'name' | 'query'>,
): Promise<OrderView> {
  const [replaced] = await tx
    .update(orderViews)
    .set(view)
    .where(and(eq(userId, ofUser), isNamed(view.name)))
    .returning(VIEW);
  if (replaced) return replaced;
  const [written] = await tx
    .insert(orderViews)
    .values({ userId: ofUser, ...view })
    .returning(VIEW);
  if (!written) throw new Error('Inserting a view returned no row.');
  return written;
}

/** Whether there was one. */
export async function deleteView(db: Database, ofUser: string, viewId: string): Promise<boolean> {
  const removed = await db
    .delete(orderViews)
    .where(and(eq(userId, ofUser), eq(id, viewId)))
    .returning({ id });
  return removed.length > 0;
}

function isNamed(wanted: string): SQL {
  return sql`lower(${name}) = lower(${wanted})`;
}
