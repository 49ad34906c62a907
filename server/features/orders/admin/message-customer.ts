import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { messages } from '../../../database/schema/messages.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { writeRequest } from '../changes/change-requests.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyInOwnWords } from '../notifications/notify-about-order.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';

const NO_EMAIL = refuse(
  'conflict',
  'no_email',
  'This order has no email address. Call the customer or use WhatsApp.',
);

type Written = {
  readonly orderId: string;
  readonly text: string;
  /** The same text under the same key is one message; another text is another. */
  readonly key: string;
  /** The open change request that it replies to; left out: none. */
  readonly requestId?: string | undefined;
  readonly now: Date;
};

/** Nothing of the order changes; a change that was asked for stays open, with the reply beside it. */
export function messageCustomer(
  db: Database,
  { userId: actorId }: Actor,
  { orderId, text, key, requestId, now }: Written,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    if (order.contactEmail === '') return NO_EMAIL;
    const event = `order_message ${orderId} ${key} ${createHash('sha256').update(text).digest('hex')}`;
    const sent = await tx.$count(messages, and(eq(messages.event, event), eq(messages.orderId, orderId)));
    if (sent > 0) return accept(null);
    const details = { message: text };
    await recordAuditEvent(tx, { action: 'order.messaged', actorId, orderId, at: now, details });
    await notifyInOwnWords(tx, order, { event, text });
    const { changeRequest } = order;
    if (changeRequest?.status === 'open' && changeRequest.id === requestId) {
      await writeRequest(tx, order, { ...changeRequest, answer: text }, now);
    } else {
      await announceOrder(tx, order);
    }
    return accept(null);
  });
}
