import { and, eq, sql } from 'drizzle-orm';
import type { SlotChoice } from '../../../contract/availability.ts';
import type { PlacementRefusal } from '../../../contract/orders.ts';
import { sayMove } from '../../../domain/delivery/day-words.ts';
import { isMovable, type OrderStatus, readStatus, type StepMaker } from '../../../domain/orders/statuses.ts';
import { isPaidOnline } from '../../../domain/payments/payment-methods.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { orders } from '../../database/schema/orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readDeliveryPlan, shareCalendar } from './delivery/delivery-plan.store.ts';
import { recordTakenAnyway, saySlot } from './delivery/record-taken-anyway.ts';
import { listAlternatives, takeSlot } from './delivery/take-slot.ts';
import { announceOrder } from './notifications/announce-order.ts';
import { notifyOrderNews } from './notifications/notify-about-order.ts';
import { demandOf } from './order-demand.ts';
import type { OrderRow } from './order-rows.ts';
import { insertEvent } from './orders.store.ts';
import { isKnownCustomer } from './placing/known-customer.ts';
import { listLinesOfOrder } from './shelf/shelf.store.ts';

const NOT_MOVABLE = 'not_movable';

/** What staff can do about it; customers have us to ask. */
const STAFF_WORDS: Partial<Record<OrderStatus, string>> = {
  in_kitchen: 'It’s already being made. Call the customer.',
  ready: 'It’s already made. Call the customer.',
};

function refuseMove({ status }: OrderRow, by: StepMaker): MoveOutcome {
  const words =
    by === 'administrator'
      ? (STAFF_WORDS[status] ?? 'This order can’t be moved any more. Open it to see why.')
      : 'You can no longer change the date or time. Contact us if something has come up.';
  return { ...refuse('conflict', NOT_MOVABLE, words), details: {} };
}

export type Move = {
  readonly slot: SlotChoice;
  readonly by: StepMaker;
  readonly actorId: string | null;
  /** Staff move it although the time is too late for customers. */
  readonly acceptsLate?: boolean;
  /** An administrator moves it although there is no room left. */
  readonly acceptsFull?: boolean;
  /** The shop closes the day it was for, and perhaps says why. */
  readonly closing?: { readonly reason: string } | undefined;
  readonly now: Date;
};
export type MoveOutcome =
  | { readonly ok: true; readonly order: OrderRow }
  | { readonly ok: false; readonly refusal: Refusal; readonly details: PlacementRefusal };

/** Takes the new place and gives back the old one in the same moment, so the order never stands without one. */
export async function moveOrder(db: Database, order: OrderRow, move: Move): Promise<MoveOutcome> {
  if (!isMovable(readStatus(order, move.now))) return refuseMove(order, move.by);
  const { slot, now } = move;
  if (slot.day === order.day && slot.windowId === order.windowId) return { ok: true, order };
  const outcome = await inTransaction(db, (tx) => moveInTransaction(tx, order, move));
  if (outcome.ok || outcome.refusal.code === NOT_MOVABLE) return outcome;
  return {
    ...outcome,
    details: {
      alternatives: await listAlternatives(db, {
        slot,
        demand: demandOf(order),
        lines: await listLinesOfOrder(db, order.id),
        now,
      }),
    },
  };
}

async function moveInTransaction(
  tx: Transaction,
  order: OrderRow,
  { slot, by, actorId, acceptsLate, acceptsFull, closing, now }: Move,
): Promise<MoveOutcome> {
  await shareCalendar(tx);
  const plan = await readDeliveryPlan(tx);
  const isShared = by === 'customer' && isStrangers(order) && !(await isKnownCustomer(tx, order.userId));
  const dayShare = isShared ? plan.terms.unconfirmed.dayShare : undefined;
  const demand = demandOf(order, plan.terms);
  const lines = await listLinesOfOrder(tx, order.id);
  const accepts = { acceptsLate, acceptsFull };
  const taken = await takeSlot(tx, { plan, slot, demand, lines, now, moved: order, dayShare, ...accepts });
  if (!taken.ok) return { ...taken, details: {} };
  const window = taken.value;
  const [moved] = await tx
    .update(orders)
    .set({
      day: slot.day,
      windowId: window.id,
      windowFrom: window.from,
      windowTo: window.to,
      isFromShelf: window.isFromShelf,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!moved) return refuseMove(order, by);
  const eventId = await insertEvent(tx, {
    orderId: order.id,
    version: moved.version,
    at: now,
    status: moved.status,
    madeBy: by,
    actorId,
    words: sayMove(slotOf(order), slotOf(moved)),
  });
  await recordAuditEvent(tx, {
    action: 'order.moved',
    actorId,
    orderId: order.id,
    at: now,
    details: {
      ...{ before: saySlot(order), after: saySlot(moved), by },
      ...(closing?.reason && { reason: closing.reason }),
    },
  });
  await recordTakenAnyway(tx, moved, { slot: window, actorId, now });
  await notifyOrderNews(tx, moved, 'moved', eventId, {
    by,
    details: {
      ...{ fromDay: order.day, fromTime: order.windowFrom, toTime: order.windowTo },
      ...(closing && { isDayClosed: true, reason: closing.reason }),
    },
  });
  await announceOrder(tx, moved);
  return { ok: true, order: moved };
}

/** Neither paid for nor confirmed, nor the shop's own offer: it moves within the share of such orders. */
function isStrangers({ status, paymentMethod, paidInKobo, depositInKobo }: OrderRow): boolean {
  const isUnpaid = status === 'pending_payment' && paidInKobo === 0 && depositInKobo === null;
  return isUnpaid && !isPaidOnline(paymentMethod);
}

function slotOf({ day, windowFrom: from, windowTo: to }: OrderRow) {
  return { day, from, to };
}
