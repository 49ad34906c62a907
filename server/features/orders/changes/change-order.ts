import type { ChangePreview, OrderChange } from '../../../../contract/order-changes.ts';
import type { PlacementRefusal } from '../../../../contract/orders.ts';
import { judgeRiderPhone } from '../../../../domain/delivery/rider-phone.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isChangeable, isChangeableByCustomer } from '../../../../domain/orders/change-lines.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockDays } from '../delivery/calendar-days.store.ts';
import { readDeliveryPlan, shareCalendar } from '../delivery/delivery-plan.store.ts';
import { keepSlot, listAlternatives, takeSlot } from '../delivery/take-slot.ts';
import { demandOf } from '../order-demand.ts';
import { findOrder, findWholeOrder } from '../orders.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import type { AgreeOrderParts } from '../placing/agree-order.ts';
import { listLinesOfOrder } from '../shelf/shelf.store.ts';
import { agreeChange, staysInZone } from './agree-change.ts';
import { describeChange, isDifferent } from './describe-change.ts';
import { applyChange, type ChangeMaker, writeChange } from './write-change.ts';

const NO_LONGER = refuse(
  'conflict',
  'not_changeable',
  'This order is ready or finished, so it can no longer be changed.',
).refusal;
const ANOTHER_ZONE = refuse(
  'conflict',
  'another_zone',
  'Delivery there has a different fee. Request a change with the new address.',
  { address: 'This is in another delivery zone. Request a change instead.' },
).refusal;
const BEGUN = refuse(
  'conflict',
  'not_changeable',
  'We’ve started making your order, so you can’t change it here. Contact us and we’ll see what we can do.',
).refusal;
const ANSWERED_MEANWHILE = refuse(
  'conflict',
  'request_answered',
  'This request was withdrawn or answered. Reload the order.',
).refusal;
const CHANGED_MEANWHILE = refuse(
  'conflict',
  'order_changed',
  'Someone else has changed this order. Reload it and try again.',
).refusal;

const NOTHING_CHANGED = refuse('invalid', 'nothing_changed', 'You haven’t changed anything yet.').refusal;

export type ChangeParts = AgreeOrderParts & { readonly db: Database };

type Wanted = {
  readonly orderId: string;
  readonly input: OrderChange;
  readonly maker: ChangeMaker;
  readonly readClock: () => Date;
};
/** Left out for a preview, which is taken back. */
type Decided = {
  readonly reason: string;
  readonly expectedTotal: number;
  /** The customer's request that it is the answer to; left out: none. */
  readonly answersRequest?: string | null;
};

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
  { orderId, input: { slot, method }, readClock }: Wanted,
  outcome: ChangeOutcome,
): Promise<ChangeOutcome> {
  if (outcome.ok || !outcome.refusal.code.startsWith('slot_')) return outcome;
  const order = await findOrder(db, orderId);
  if (!order) return outcome;
  const lines = await listLinesOfOrder(db, orderId);
  const demand = demandOf({ ...order, method: method ?? order.method });
  const alternatives = await listAlternatives(db, { slot, demand, lines, now: readClock() });
  return { ...outcome, details: { alternatives } };
}

async function changeInTransaction(
  tx: Transaction,
  parts: ChangeParts,
  { orderId, input, maker, readClock }: Wanted,
  decided?: Decided,
): Promise<ChangeOutcome> {
  await shareCalendar(tx);
  const seen = await findOrder(tx, orderId);
  if (!seen) return refuseWith(CHANGED_MEANWHILE);
  // Both days, in their order, before the order itself: as whoever moves one does.
  await lockDays(tx, [seen.day, input.slot.day]);
  const order = await lockOrderWithDay(tx, orderId);
  const now = readClock();
  const status = readStatus(order, now);
  const isCustomers = maker.by === 'customer';
  if (isCustomers && !isChangeableByCustomer(status)) return refuseWith(BEGUN);
  if (!isChangeable(status)) return refuseWith(NO_LONGER);
  if (order.version !== input.version) return refuseWith(CHANGED_MEANWHILE);
  const { answersRequest = null } = decided ?? {};
  const asked = order.changeRequest?.status === 'open' ? order.changeRequest.id : null;
  if (answersRequest !== null && answersRequest !== asked) return refuseWith(ANSWERED_MEANWHILE);
  const whole = await findWholeOrder(tx, orderId);
  if (!whole) return refuseWith(CHANGED_MEANWHILE);

  const plan = await readDeliveryPlan(tx);
  if (isCustomers && input.address && !staysInZone(order, input.address, plan.terms)) {
    return refuseWith(ANOTHER_ZONE);
  }
  const agreed = await agreeChange(tx, whole, input, plan, parts);
  if (!agreed.ok) return refuseWith(agreed.refusal);
  const { method, address } = agreed.value;
  const callable = judgeRiderPhone({ method, contactPhone: input.contact.phone, address });
  if (!callable.ok) return refuseWith(callable.refusal);
  const { workUnits, leadTimeHours, totals, lines } = agreed.value;
  const isMoved = input.slot.day !== order.day || input.slot.windowId !== order.windowId;
  const isReceivedAnew = agreed.value.method !== order.method;
  const received = { ...order, method: agreed.value.method, zoneId: agreed.value.zone?.id ?? null };
  const demand = { ...demandOf(received, plan.terms), workUnits, leadTimeHours };
  // A window has room for so many deliveries and so many pickups; the notice for its own time was given before.
  const acceptsLate = isReceivedAnew && !isMoved;
  const taken =
    isMoved || isReceivedAnew
      ? await takeSlot(tx, { plan, slot: input.slot, demand, lines, now, moved: order, acceptsLate })
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

  const slotOf = { input, window: taken.value };
  const row = { ...order, ...applyChange(order, agreed.value, slotOf) };
  // A request may ask for what has been done already: its answer is the difference then.
  const isAnswer = answersRequest !== null;
  if (!isAnswer && !isDifferent(describeChange({ whole, agreed: agreed.value, changed: row, input, now }))) {
    return refuseWith(NOTHING_CHANGED);
  }
  const changed = await writeChange(tx, whole, agreed.value, {
    ...slotOf,
    maker,
    reason: decided?.reason ?? '',
    answersRequest,
    now,
  });
  return { ok: true, preview: describeChange({ whole, agreed: agreed.value, changed, input, now }) };
}

function refuseWith(refusal: Refusal): NotChanged {
  return { ok: false, refusal, details: {} };
}
