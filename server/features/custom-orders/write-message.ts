import { createHash, randomUUID } from 'node:crypto';
import { asc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { NewCustomOrderMessage } from '../../../contract/custom-orders.ts';
import type { CustomOrderStatus } from '../../../domain/custom-orders/statuses.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import {
  customOrderMessages,
  customOrderPictures,
  customOrders,
} from '../../database/schema/custom-orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import { attachPictures, checkPictures, type Sender } from './attach-pictures.ts';
import { checkWantedDay, type FindEarliestDay } from './check-wanted-day.ts';
import { isEnded } from './describe-custom-order.ts';
import { announceCustomOrder } from './notifications/announce-custom-order.ts';
import { markRequestHandled } from './notifications/mark-request-handled.ts';
import { notifyMessage } from './notifications/notify-about-custom-order.ts';
import { readPriceList } from './price-list/price-list.store.ts';
import { readStoredDesign } from './read-design.ts';
import { lockSettled } from './steps/settle-custom-orders.ts';
import { refuseByStanding } from './steps/standing-refusals.ts';

const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This message was already sent with a different text. Reload the page and try again.',
);

export type WrittenMessage = NewCustomOrderMessage & {
  readonly customOrderId: string;
  /** Sent again after a lost answer, it leads to the same message. */
  readonly key: string;
  readonly by: 'customer' | 'administrator';
  readonly sender: Sender;
  /** Left out: the bakery writes, which names its day in a quote. */
  readonly findEarliestDay?: FindEarliestDay;
  readonly now: Date;
};

/** Says something to the other side exactly once, as long as the custom order has not ended. */
export function writeMessage(db: Database, message: WrittenMessage): Promise<Result<void>> {
  return inTransaction(db, (tx) => write(tx, message));
}

async function write(tx: Transaction, message: WrittenMessage): Promise<Result<void>> {
  const { customOrderId, by, sender, text, pictures: pictureIds, now } = message;
  const authorId = sender.userId;
  const row = await lockSettled(tx, customOrderId, now);
  if (!row) throw new Error('A custom order that was found is gone.');
  const key = hashKey(message);
  const [earlier] = await tx.select().from(customOrderMessages).where(eq(customOrderMessages.key, key));
  if (earlier) return (await isSame(tx, earlier, message)) ? accept(undefined) : KEY_REUSED;
  if (isEnded(row.status)) return refuseByStanding(row.status);
  const checked = await checkPictures(tx, { customOrderId, pictureIds, sender });
  if (!checked.ok) return checked;
  // Once it is an order, another day is asked for there.
  const wantedDay = by === 'customer' && isAwaited(row.status) ? message.wantedDay : undefined;
  if (wantedDay !== undefined) {
    const list = await readPriceList(tx);
    const cake = {
      design: readStoredDesign(row.design, list),
      list,
      findEarliestDay: message.findEarliestDay,
      now,
    };
    const possible = await checkWantedDay(tx, wantedDay, cake);
    if (!possible.ok) return possible;
  }

  const id = randomUUID();
  const at = placeAfterOthers(tx, customOrderId, now);
  await tx.insert(customOrderMessages).values({ id, customOrderId, by, authorId, text, key, at });
  await attachPictures(tx, { customOrderId, messageId: id, pictureIds });
  await tx
    .update(customOrders)
    .set({
      // The first unanswered message is the one that waits.
      waitingSince: by === 'customer' ? (row.waitingSince ?? now) : null,
      // What the bakery itself has just said is nothing that a quote could have missed.
      ...(by === 'customer' && { version: sql`${customOrders.version} + 1` }),
      ...(wantedDay !== undefined && { wantedDay }),
      updatedAt: now,
    })
    .where(eq(customOrders.id, customOrderId));
  if (by === 'administrator') await markRequestHandled(tx, row, now);
  await notifyMessage(tx, row, { id, by });
  await announceCustomOrder(tx, row);
  return accept(undefined);
}

/** Whether the day is still open between the two. */
const isAwaited = (status: CustomOrderStatus) => status === 'submitted' || status === 'quoted';

/** A conversation has an order, also for what is said in the same moment. */
function placeAfterOthers(tx: Transaction, customOrderId: string, now: Date) {
  const latest = tx
    .select({ next: sql`max(${customOrderMessages.at}) + interval '1 millisecond'` })
    .from(customOrderMessages)
    .where(eq(customOrderMessages.customOrderId, customOrderId));
  return sql`greatest(${now.toISOString()}::timestamptz, (${latest}))`;
}

/** Of this author and this custom order alone: another's key leads nowhere. */
function hashKey({ customOrderId, sender, key }: WrittenMessage): string {
  const author = sender.userId ?? 'guest';
  return createHash('sha256').update(`message ${customOrderId} ${author} ${key}`).digest('base64url');
}

async function isSame(
  tx: Transaction,
  { id, text }: InferSelectModel<typeof customOrderMessages>,
  message: WrittenMessage,
): Promise<boolean> {
  const attached = await tx
    .select({ id: customOrderPictures.pictureId })
    .from(customOrderPictures)
    .where(eq(customOrderPictures.messageId, id))
    .orderBy(asc(customOrderPictures.position));
  return text === message.text && attached.map((picture) => picture.id).join() === message.pictures.join();
}
