import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { NewCustomOrderMessage } from '../../../contract/custom-orders.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { customOrderMessages, customOrders } from '../../database/schema/custom-orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import { attachPictures, checkPictures } from './asking/attach-pictures.ts';
import { isEnded } from './describe-custom-order.ts';
import { lockSettled } from './steps/settle-custom-orders.ts';
import { refuseByStanding } from './steps/standing-refusals.ts';
import { announceCustomOrder } from './telling/announce-custom-order.ts';
import { tellMessage } from './telling/tell-about-custom-order.ts';

export type WrittenMessage = NewCustomOrderMessage & {
  readonly customOrderId: string;
  readonly by: 'customer' | 'administrator';
  readonly authorId: string;
  readonly now: Date;
};

/** Says something to the other side, as long as the custom order has not ended. */
export function writeMessage(db: Database, message: WrittenMessage): Promise<Result<void>> {
  return inTransaction(db, (tx) => write(tx, message));
}

async function write(
  tx: Transaction,
  { customOrderId, by, authorId, text, pictures: pictureIds, now }: WrittenMessage,
): Promise<Result<void>> {
  const row = await lockSettled(tx, customOrderId, now);
  if (!row) throw new Error('A custom order that was found is gone.');
  if (isEnded(row.status)) return refuseByStanding(row.status);
  const checked = await checkPictures(tx, { customOrderId, pictureIds });
  if (!checked.ok) return checked;

  const id = randomUUID();
  await tx.insert(customOrderMessages).values({ id, customOrderId, by, authorId, text, at: now });
  await attachPictures(tx, { customOrderId, messageId: id, pictureIds });
  await tx
    .update(customOrders)
    .set({
      // The first unanswered message is the one that waits.
      waitingSince: by === 'customer' ? (row.waitingSince ?? now) : null,
      version: sql`${customOrders.version} + 1`,
      updatedAt: now,
    })
    .where(eq(customOrders.id, customOrderId));
  await tellMessage(tx, row, { id, by });
  await announceCustomOrder(tx, row);
  return accept(undefined);
}
