import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ChangePreview, OrderChange } from '../../../../contract/order-changes.ts';
import type { PlacementRefusal } from '../../../../contract/orders.ts';
import { convertKoboToNaira, formatNaira } from '../../../../domain/money.ts';
import { isChangeable } from '../../../../domain/orders/change-lines.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { changePrice } from '../../../../domain/payments/change-price.ts';
import { isEnoughToConfirm } from '../../../../domain/payments/ledger.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { changeStatus } from '../change-status.ts';
import { rewriteCodeUse } from '../codes/codes.store.ts';
import { lockDays } from '../delivery/calendar-days.store.ts';
import { readDeliveryPlan, shareCalendar } from '../delivery/delivery-plan.store.ts';
import { keepSlot, listAlternatives, type TakenSlot, takeSlot } from '../delivery/take-slot.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyOrderNews } from '../notifications/notify-about-order.ts';
import { demandOf } from '../order-demand.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder, findWholeOrder, insertEvent, type WholeOrder } from '../orders.store.ts';
import { addAdjustment } from '../payments/ledger.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { readLedger } from '../payments/order-ledger.ts';
import type { AgreeOrderParts } from '../placing/agree-order.ts';
import { listLinesOfOrder } from '../shelf/shelf.store.ts';
import { type AgreedChange, agreeChange } from './agree-change.ts';
import { describeChange, glimpseOrder, sayKitchenChanges } from './describe-change.ts';

const NO_LONGER = refuse(
  'conflict',
  'not_changeable',
  'This order is ready or over, so it can no longer be changed.',
).refusal;
const CHANGED_MEANWHILE = refuse(
  'conflict',
  'order_changed',
  'Someone else has changed this order. Reload it and try again.',
).refusal;

export type ChangeParts = AgreeOrderParts & { readonly db: Database };

type Wanted = {
  readonly orderId: string;
  readonly input: OrderChange;
  readonly actor: Actor;
  readonly readClock: () => Date;
};
/** Left out for a preview, which is taken back. */
type Decided = { readonly reason: string; readonly expectedTotal: number };

type NotChanged = { readonly ok: false; readonly refusal: Refusal; readonly details: PlacementRefusal };
export type ChangeOutcome = { readonly ok: true; readonly preview: ChangePreview } | NotChanged;

/** Takes a preview back with everything it wrote. */
class Previewed extends Error {
  readonly outcome: ChangeOutcome;
  constructor(outcome: ChangeOutcome) {
    super('A preview is taken back.');
    this.outcome = outcome;
  }
}

/** What the change would come to: made, and taken back before anybody can see it. */
export async function previewChange(parts: ChangeParts, wanted: Wanted): Promise<ChangeOutcome> {
  try {
    await inTransaction(parts.db, async (tx) => {
      throw new Previewed(await changeInTransaction(tx, parts, wanted));
    });
  } catch (error) {
    if (error instanceof Previewed) return offerAlternatives(parts, wanted, error.outcome);
    throw error;
  }
  throw new Error('A preview was not taken back.');
}

/** All of it or nothing: lines, price, place and money change in one write, and a refusal leaves the order whole. */
export async function changeOrder(
  parts: ChangeParts,
  wanted: Wanted,
  decided: Decided,
): Promise<ChangeOutcome> {
  const outcome = await inTransaction(parts.db, (tx) => changeInTransaction(tx, parts, wanted, decided));
  return offerAlternatives(parts, wanted, outcome);
}

async function offerAlternatives(
  { db }: ChangeParts,
  { orderId, input: { slot }, readClock }: Wanted,
  outcome: ChangeOutcome,
): Promise<ChangeOutcome> {
  if (outcome.ok || !outcome.refusal.code.startsWith('slot_')) return outcome;
  const order = await findOrder(db, orderId);
  if (!order) return outcome;
  const lines = await listLinesOfOrder(db, orderId);
  const alternatives = await listAlternatives(db, { slot, demand: demandOf(order), lines, now: readClock() });
  return { ...outcome, details: { alternatives } };
}

async function changeInTransaction(
  tx: Transaction,
  parts: ChangeParts,
  { orderId, input, actor, readClock }: Wanted,
  decided?: Decided,
): Promise<ChangeOutcome> {
  await shareCalendar(tx);
  const seen = await findOrder(tx, orderId);
  if (!seen) return refuseWith(CHANGED_MEANWHILE);
  // Both days, in their order, before the order itself: as whoever moves one does.
  await lockDays(tx, [seen.day, input.slot.day]);
  const order = await lockOrderWithDay(tx, orderId);
  const now = readClock();
  if (!isChangeable(readStatus(order, now))) return refuseWith(NO_LONGER);
  if (order.version !== input.version) return refuseWith(CHANGED_MEANWHILE);
  const whole = await findWholeOrder(tx, orderId);
  if (!whole) return refuseWith(CHANGED_MEANWHILE);

  const plan = await readDeliveryPlan(tx);
  const agreed = await agreeChange(tx, whole, input, plan, parts);
  if (!agreed.ok) return refuseWith(agreed.refusal);
  const { workUnits, leadTimeHours, totals, lines } = agreed.value;
  const isMoved = input.slot.day !== order.day || input.slot.windowId !== order.windowId;
  const demand = { ...demandOf(order, plan.terms), workUnits, leadTimeHours };
  const taken = isMoved
    ? await takeSlot(tx, { plan, slot: input.slot, demand, lines, now, moved: order })
    : await keepSlot(tx, { plan, order, lines, workUnits, now });
  if (!taken.ok) return refuseWith(taken.refusal);
  if (decided && decided.expectedTotal !== convertKoboToNaira(totals.totalInKobo)) {
    const stale = refuse(
      'conflict',
      'prices_changed',
      'Prices have changed. Check the changes again.',
    ).refusal;
    return { ok: false, refusal: stale, details: { total: convertKoboToNaira(totals.totalInKobo) } };
  }

  const changed = await writeChange(tx, whole, agreed.value, {
    input,
    window: taken.value,
    actor,
    reason: decided?.reason ?? '',
    now,
  });
  return { ok: true, preview: describeChange({ whole, agreed: agreed.value, changed, input, now }) };
}

type Write = {
  readonly input: OrderChange;
  readonly window: TakenSlot;
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
};

async function writeChange(
  tx: Transaction,
  whole: WholeOrder,
  agreed: AgreedChange,
  { input, window, actor, reason, now }: Write,
): Promise<OrderRow> {
  const { order } = whole;
  const { userId: actorId } = actor;
  const { totals, lines } = agreed;
  const priced = changePrice(readLedger(order, now), totals.totalInKobo);
  const [updated] = await tx
    .update(orders)
    .set({
      contactName: input.contact.name,
      contactPhone: input.contact.phone,
      address: agreed.address,
      zoneId: agreed.zone?.id ?? null,
      zoneName: agreed.zone?.name ?? null,
      note: input.note,
      day: input.slot.day,
      windowId: window.id,
      windowFrom: window.from,
      windowTo: window.to,
      isFromShelf: window.isFromShelf,
      workUnits: agreed.workUnits,
      leadTimeHours: agreed.leadTimeHours,
      ...totals,
      depositInKobo: order.depositInKobo === null ? null : Math.min(order.depositInKobo, totals.totalInKobo),
      nettedInKobo: priced.ledger.nettedInKobo,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!updated) throw new Error('An order changed under its lock.');
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, orderId: order.id, position })));

  await rewriteCodeUse(tx, order.id, agreed.codeGivenInKobo);
  const difference = totals.totalInKobo - order.totalInKobo;
  const words = sayPriceChange(difference);
  const eventId = await insertEvent(tx, {
    orderId: order.id,
    version: updated.version,
    at: now,
    status: updated.status,
    madeBy: 'administrator',
    actorId,
    words,
  });
  await tx.insert(orderChanges).values({
    orderId: order.id,
    version: updated.version,
    at: now,
    actorId,
    reason,
    before: glimpseOrder(order, whole.lines),
    after: glimpseOrder(updated, lines),
    kitchenWords: sayKitchenChanges(whole, agreed, input, updated),
    differenceInKobo: difference,
  });
  await recordAuditEvent(tx, {
    action: 'order.changed',
    actorId,
    orderId: order.id,
    at: now,
    details: {
      before: formatNaira(order.totalInKobo),
      after: formatNaira(totals.totalInKobo),
      ...(input.deliveryFee !== null && {
        deliveryFee: `${formatNaira(order.deliveryInKobo)} → ${formatNaira(totals.deliveryInKobo)}`,
      }),
      reason,
    },
  });
  const settled = await settle(tx, updated, { adjustmentInKobo: priced.adjustmentInKobo, actorId, now });
  await notifyOrderNews(tx, settled, 'changed', eventId);
  await announceOrder(tx, settled);
  return settled;
}

type Settling = { readonly adjustmentInKobo: number; readonly actorId: string; readonly now: Date };

/** Writes down what keeps earlier refunds from being asked for again; enough may have come for the new price already. */
async function settle(
  tx: Transaction,
  order: OrderRow,
  { adjustmentInKobo, actorId, now }: Settling,
): Promise<OrderRow> {
  const adjusted =
    adjustmentInKobo === 0
      ? order
      : await addAdjustment(
          tx,
          {
            orderId: order.id,
            amountInKobo: adjustmentInKobo,
            reason: 'Refunded or written off before the order was changed',
            key: `change-${randomUUID()}`,
            at: now,
            madeBy: actorId,
          },
          now,
        );
  const isPending = readStatus(adjusted, now) === 'pending_payment';
  const isPaid =
    adjusted.paidInKobo > 0 && isEnoughToConfirm(readLedger(adjusted, now), adjusted.depositInKobo);
  if (!isPending || !isPaid) return adjusted;
  const step = { to: 'confirmed', by: 'administrator', actorId, now, isNotifiedLater: true } as const;
  const confirmed = await changeStatus(tx, adjusted, step);
  if (!confirmed.ok) throw new Error('A changed order could not be confirmed under its lock.');
  return confirmed.value;
}

function sayPriceChange(differenceInKobo: number): string {
  if (differenceInKobo === 0) return 'Changed, same price';
  return `Changed, ${formatNaira(Math.abs(differenceInKobo))} ${differenceInKobo > 0 ? 'more' : 'less'}`;
}

function refuseWith(refusal: Refusal): NotChanged {
  return { ok: false, refusal, details: {} };
}
