import { findStatusStep, listStageMoves } from '../../../../domain/orders/kitchen-moves.ts';
import type { KitchenStage } from '../../../../domain/orders/kitchen-stages.ts';
import { canPutBackInKitchen } from '../../../../domain/orders/second-thoughts.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { undoStep } from '../admin/undo-step.ts';
import { changeStatus } from '../change-status.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { writeStage } from './kitchen.store.ts';

const MOVED_ON = refuse(
  'conflict',
  'order_moved_on',
  'Someone else already moved this ticket. Here it is now.',
);

const MOVE_REFUSED = refuse('conflict', 'move_refused', 'The ticket can’t move there. Here it is now.');

export type TicketMove = {
  readonly stage: KitchenStage;
  /** Of the ticket that was seen. */
  readonly version: number;
  readonly now: Date;
};

/**
 * Puts a ticket into another column; the order makes the step that goes with it in the same breath. What is not ready after all is
 * put back as from the order's page.
 */
export async function moveTicket(
  db: Database,
  actor: Actor,
  order: OrderRow,
  { stage, version, now }: TicketMove,
): Promise<Result<OrderRow>> {
  if (version !== order.version) return MOVED_ON;
  const status = readStatus(order, now);
  if (!listStageMoves({ ...order, status }).includes(stage)) return MOVE_REFUSED;
  if (canPutBackInKitchen(status)) return undoStep(db, actor, { orderId: order.id, version }, () => now);
  const { userId } = actor;
  const step = findStatusStep(status, stage);
  return inTransaction(db, async (tx) => {
    const stepped = step
      ? await changeStatus(tx, order, {
          to: step,
          by: 'administrator',
          actorId: userId,
          now,
          isUndoable: true,
        })
      : accept(order);
    if (!stepped.ok) return stepped;
    // After a step the row is held until the end of the transaction: nobody can come between.
    const moved = await writeStage(tx, stepped.value, { stage, now });
    if (!moved) return MOVED_ON;
    await recordAuditEvent(tx, {
      action: 'order.stage_changed',
      actorId: userId,
      orderId: order.id,
      at: now,
      details: { before: order.kitchenStage, after: stage },
    });
    await announceOrder(tx, moved);
    return accept(moved);
  });
}
