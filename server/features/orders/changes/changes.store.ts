import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { RecordedOrderChange } from '../../../../contract/order-changes.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Database } from '../../../database/database.ts';
import { users } from '../../../database/schema/identity.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { sayNewTime, sayPersonalChanges, toTime } from './describe-change.ts';

/** Newest first. */
export async function listChanges(db: Database, orderId: string): Promise<RecordedOrderChange[]> {
  const rows = await db
    .select({ change: orderChanges, by: users.name })
    .from(orderChanges)
    .leftJoin(users, eq(users.id, orderChanges.actorId))
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(desc(orderChanges.version));
  return rows.map(({ change, by }) => ({
    id: change.id,
    at: change.at.toISOString(),
    by: by ?? change.after.name,
    isByCustomer: change.madeBy === 'customer',
    reason: change.reason,
    difference: convertKoboToNaira(change.differenceInKobo),
    total: {
      before: convertKoboToNaira(change.before.totalInKobo),
      after: convertKoboToNaira(change.after.totalInKobo),
    },
    words: [...change.kitchenWords, ...sayPersonalChanges(change.before, change.after)],
    isSeen: change.seenAt !== null,
  }));
}

export type UnseenChange = { readonly id: string; readonly words: readonly string[] };

/**
 * What the kitchen has not ticked yet, oldest first; what changes nothing for it is left out. When it is for is said once,
 * as it is now: an order that was changed is moved again without a change.
 */
export async function listUnseen(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UnseenChange[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ change: orderChanges, order: orders })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .where(and(inArray(orderChanges.orderId, [...orderIds]), isNull(orderChanges.seenAt)))
    .orderBy(asc(orderChanges.version));
  const moved = new Set<string>();
  const unseen = rows.map(({ change: { id, orderId, kitchenWords, before, after }, order }) => {
    const [stale] = sayNewTime(before, after);
    if (stale === undefined) return { id, orderId, words: kitchenWords };
    const current = moved.has(orderId) ? [] : sayNewTime(before, toTime(order));
    moved.add(orderId);
    return { id, orderId, words: kitchenWords.flatMap((words) => (words === stale ? current : [words])) };
  });
  return Map.groupBy(
    unseen.filter(({ words }) => words.length > 0),
    ({ orderId }) => orderId,
  );
}

type Seen = {
  readonly orderId: string;
  readonly ids: readonly string[];
  readonly by: string;
  readonly now: Date;
};

/** Only those that were on the ticket: what came meanwhile wants a tick of its own. */
export async function markSeen(db: Database, { orderId, ids, by, now }: Seen): Promise<void> {
  await db
    .update(orderChanges)
    .set({ seenAt: now, seenBy: by })
    .where(
      and(eq(orderChanges.orderId, orderId), inArray(orderChanges.id, [...ids]), isNull(orderChanges.seenAt)),
    );
}
