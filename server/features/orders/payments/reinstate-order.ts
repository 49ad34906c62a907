import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SlotChoice } from '../../../../contract/availability.ts';
import type { PlacementRefusal } from '../../../../contract/orders.ts';
import { computeNetPaid, computeSurplus } from '../../../../domain/payments/ledger.ts';
import { endHold, limitHold } from '../../../../domain/payments/payment-methods.ts';
import { type Refusal, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import { findCodeUse, insertCodeUse } from '../codes/codes.store.ts';
import { lockDays } from '../delivery/calendar-days.store.ts';
import { readDeliveryPlan, shareCalendar } from '../delivery/delivery-plan.store.ts';
import { recordTakenAnyway } from '../delivery/record-taken-anyway.ts';
import { listAlternatives, type SlotInput, type TakenSlot, takeSlot } from '../delivery/take-slot.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyOrderNews } from '../notifications/notify-about-order.ts';
import { demandOf } from '../order-demand.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder, findWholeOrder, insertOrder } from '../orders.store.ts';
import { listLinesOfOrder } from '../shelf/shelf.store.ts';
import { makeTrackingKey } from '../tracking/tracking-key.ts';
import { underFreeNumber } from '../under-free-number.ts';
import { canReinstate, isPaidFor } from './can-reinstate.ts';
import { carryDisputes } from './disputes.store.ts';
import { addPayment, addRefund } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { NO_CLAIM } from './no-claim.ts';
import { notifyPaymentProblem } from './notify-about-money.ts';
import { readLedger } from './order-ledger.ts';
import { refreshStop } from './refresh-stop.ts';

const NOT_REINSTATABLE = refuse(
  'conflict',
  'not_reinstatable',
  'Only an expired order can be reinstated, and only once.',
).refusal;

const QUOTE_INSTEAD = refuse(
  'conflict',
  'quote_to_accept',
  'This order came from a quote. The customer can accept the quote again, which creates a new order.',
).refusal;

export type ReinstateParts = {
  readonly db: Database;
  readonly trackingSecret: string;
  readonly readClock: () => Date;
  readonly chooseNumber?: () => string;
  /** Holds what the order was made of, so that it goes along; refused where that has gone another way since. Null: nothing. */
  readonly holdOrigin: (
    tx: Transaction,
    orderId: string,
    now: Date,
  ) => Promise<Result<((successorId: string) => Promise<void>) | null>>;
};

export type Reinstatement = {
  readonly orderId: string;
  /** Left out: the place it had. */
  readonly slot?: SlotChoice;
  /** Staff take it although it comes too late for customers. */
  readonly acceptsLate?: boolean;
  /** An administrator takes it although there is no room left. */
  readonly acceptsFull?: boolean;
  /** Null: the shop itself, as soon as the money came. */
  readonly actorId: string | null;
};

export type Reinstated = { readonly ok: true; readonly order: OrderRow } | NotReinstated;
type NotReinstated = { readonly ok: false; readonly refusal: Refusal; readonly details: PlacementRefusal };
type SlotTaken = NotReinstated & Pick<SlotInput, 'slot' | 'demand' | 'lines'>;

/**
 * An order that expired has ended. It goes on as a new order with the same contents if the place is free: by itself once
 * enough was paid for it, and unpaid by the owner's hand, with a new hold. What was paid is carried over.
 */
export async function reinstateOrder(parts: ReinstateParts, input: Reinstatement): Promise<Reinstated> {
  const { db, readClock, chooseNumber } = parts;
  const outcome = await underFreeNumber(
    (number) => inTransaction(db, (tx) => reinstate(tx, parts, number, input)),
    chooseNumber,
  );
  if (outcome.ok || !('demand' in outcome)) return outcome;
  const { refusal, slot, demand, lines } = outcome;
  const alternatives = await listAlternatives(db, { slot, demand, lines, now: readClock() });
  return { ok: false, refusal, details: { alternatives } };
}

async function reinstate(
  tx: Transaction,
  { trackingSecret, readClock, holdOrigin }: ReinstateParts,
  number: string,
  input: Reinstatement,
): Promise<Reinstated | SlotTaken> {
  await shareCalendar(tx);
  // Before the days, in the order in which a quote is accepted.
  const origin = await holdOrigin(tx, input.orderId, readClock());
  const seen = await findOrder(tx, input.orderId);
  if (!seen) return refuseWith(NOT_REINSTATABLE);
  const slot = input.slot ?? { day: seen.day, windowId: seen.windowId };
  const plan = await readDeliveryPlan(tx);
  const demand = demandOf(seen, plan.terms);
  const lines = await listLinesOfOrder(tx, seen.id);
  await lockDays(tx, [seen.day, slot.day]);
  const { acceptsLate, acceptsFull } = input;
  const accepts = { acceptsLate, acceptsFull };
  const taken = await takeSlot(tx, { plan, slot, demand, lines, now: readClock(), ...accepts });

  const old = await lockOrderWithDay(tx, input.orderId);
  const now = readClock();
  const isPaid = isPaidFor(old, now);
  if (!canReinstate(old, now) || !(isPaid || input.actorId)) return refuseWith(NOT_REINSTATABLE);
  const isHindered = !origin.ok || !taken.ok;
  if (isHindered && !input.actorId) await notifyPaymentProblem(tx, old, `late ${old.id}`);
  if (!origin.ok) return refuseWith(origin.refusal);
  if (!isPaid && origin.value) return refuseWith(QUOTE_INSTEAD);
  if (!taken.ok) return { ...refuseWith(taken.refusal), slot, demand, lines };

  const successor = await copyOrder(tx, old, {
    id: randomUUID(),
    number,
    slot,
    window: taken.value,
    trackingSecret,
    actorId: input.actorId,
    holdUntil: isPaid
      ? null
      : limitHold(endHold(old.paymentMethod, now, plan.terms.holds), { ...taken.value, day: slot.day }, now),
    isPaid,
    now,
  });
  await origin.value?.(successor.id);
  await carryOver(tx, old, successor, computeNetPaid(readLedger(old, now)), now);
  const [paid] = await tx.select().from(orders).where(eq(orders.id, successor.id));
  if (!paid) throw new Error('Reinstating an order returned no row.');
  await recordAuditEvent(tx, {
    action: 'order.reinstated',
    actorId: input.actorId,
    orderId: paid.id,
    at: now,
    details: { before: old.number, after: paid.number },
  });
  await recordTakenAnyway(tx, paid, { slot: taken.value, actorId: input.actorId, now });
  await notifyOrderNews(tx, paid, isPaid ? 'taken_up' : 'reinstated', successor.id);
  if (computeSurplus(readLedger(paid, now)) > 0) await notifyPaymentProblem(tx, paid, `carried ${old.id}`);
  await announceOrder(tx, old);
  return { ok: true, order: paid };
}

type Copy = {
  readonly id: string;
  readonly number: string;
  readonly slot: SlotChoice;
  readonly window: TakenSlot;
  readonly trackingSecret: string;
  readonly actorId: string | null;
  readonly holdUntil: Date | null;
  readonly isPaid: boolean;
  readonly now: Date;
};

/** Word for word what was agreed, under a number and in a place of its own. */
async function copyOrder(tx: Transaction, old: OrderRow, copy: Copy): Promise<OrderRow> {
  const { id, slot, window, now } = copy;
  const whole = await findWholeOrder(tx, old.id);
  if (!whole) throw new Error('The order to reinstate is missing.');
  const order: OrderRow = {
    ...old,
    id,
    number: copy.number,
    day: slot.day,
    windowId: window.id,
    windowFrom: window.from,
    windowTo: window.to,
    isFromShelf: window.isFromShelf,
    status: copy.isPaid ? 'confirmed' : 'pending_payment',
    holdUntil: copy.holdUntil,
    paidInKobo: 0,
    refundedInKobo: 0,
    refundingInKobo: 0,
    nettedInKobo: 0,
    adjustedInKobo: 0,
    kitchenStage: 'bake',
    stoppedFor: null,
    onAccountReason: null,
    balanceAgreedAt: null,
    ...NO_CLAIM,
    changeRequest: null,
    trackingKeyHash:
      old.trackingKeyHash && hashLinkKey(makeTrackingKey(copy.trackingSecret, { id, trackingTurn: 1 })),
    trackingTurn: 1,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const begun = {
    id: randomUUID(),
    orderId: id,
    version: 1,
    at: now,
    status: order.status,
    madeBy: copy.actorId ? 'administrator' : 'shop',
    actorId: copy.actorId,
    words: `Reinstated from order ${old.number}, which had expired`,
  } as const;
  const lines = whole.lines.map((line) => ({ ...line, orderId: id }));
  const key = `taken-up-${old.id}`;
  await insertOrder(tx, { order, lines, events: [begun] }, { key, bodyHash: key });
  // It was agreed with its code and keeps it, even where the code has been used up since.
  const use = await findCodeUse(tx, old.id);
  if (use) await insertCodeUse(tx, { ...use, orderId: id });
  await tx.update(orders).set({ reinstatedAs: id }).where(eq(orders.id, old.id));
  return order;
}

/** Out of the one ledger and into the other in the same moment: no kobo is counted twice. */
async function carryOver(
  tx: Transaction,
  old: OrderRow,
  successor: OrderRow,
  amountInKobo: number,
  now: Date,
): Promise<void> {
  if (amountInKobo === 0) return;
  const reference = `carried-${old.id}`;
  const carried = { amountInKobo, way: 'carried_over' } as const;
  const reason = `Carried over to order ${successor.number}`;
  const given = await addRefund(
    tx,
    {
      ...carried,
      orderId: old.id,
      status: 'processed',
      reason,
      key: reference,
      createdAt: now,
      settledAt: now,
    },
    now,
  );
  await carryDisputes(tx, old.id, successor.id);
  if (given.outcome === 'added') await refreshStop(tx, given.order, now);
  await addPayment(tx, { ...carried, orderId: successor.id, reference, paidAt: now, recordedAt: now }, now);
}

function refuseWith(refusal: Refusal): NotReinstated {
  return { ok: false, refusal, details: {} };
}
