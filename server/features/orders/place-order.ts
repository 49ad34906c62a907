import { createHash, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OrderPlacement, PlacementRefusal } from '../../../contract/orders.ts';
import { agreeDelivery } from '../../../domain/checkout/agree-delivery.ts';
import { findNearestFree, judgeSlot } from '../../../domain/checkout/availability.ts';
import type { Demand } from '../../../domain/checkout/calendar.ts';
import { endHold } from '../../../domain/checkout/payment-methods.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import { makeOrderNumber, ORDER_NUMBER_SPACE } from '../../../domain/orders/order-number.ts';
import { computeOrderTotals } from '../../../domain/orders/order-totals.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockDays, readDeliveryPlan, readExceptions, readLoads } from '../delivery/delivery-plan.store.ts';
import { describeSlot, listDays } from '../delivery/read-availability.ts';
import { findPlacement, insertEvent, insertOrder, insertPlacement } from './orders.store.ts';
import { priceLines } from './price-lines.ts';
import { SLOT_REFUSALS } from './slot-refusals.ts';
import { tellOrderPlaced } from './tell-about-order.ts';
import { hashTrackingKey, makeTrackingKey } from './tracking-key.ts';
import { checkUnpaidHolds } from './unpaid-holds.ts';

const ALTERNATIVES = 4;
const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This order was sent before with other contents. Reload the page and try again.',
).refusal;
const PRICES_CHANGED = refuse(
  'conflict',
  'prices_changed',
  'Something costs a different amount now. Please look at the changes and confirm.',
).refusal;

export type PlaceOrderParts = { readonly db: Database; readonly trackingSecret: string };

export type Placement = {
  readonly wish: OrderPlacement;
  /** Sent again after a lost answer, it leads to the same order. */
  readonly key: string;
  readonly userId: string | undefined;
  readonly network: string;
  readonly now: Date;
};

type Placed = { readonly ok: true; readonly orderId: string };
type NotPlaced = { readonly ok: false; readonly refusal: Refusal; readonly details: PlacementRefusal };
export type PlacementOutcome = Placed | NotPlaced;
type SlotTaken = NotPlaced & { readonly demand: Demand };

/** Takes an order exactly once, at the prices of the database, in a slot that is really free. */
export async function placeOrder(parts: PlaceOrderParts, placement: Placement): Promise<PlacementOutcome> {
  const outcome = await inTransaction(parts.db, (tx) => place(tx, parts.trackingSecret, placement));
  if (outcome.ok || !('demand' in outcome)) return outcome;
  // Looked up after the day was given back, so that nobody waits for it.
  const days = await listDays(parts.db, outcome.demand, placement.now);
  const nearest = findNearestFree(days, placement.wish.slot, ALTERNATIVES);
  const alternatives = nearest.flatMap((slot) => describeSlot(days, slot) ?? []);
  return { ok: false, refusal: outcome.refusal, details: { alternatives } };
}

async function place(
  tx: Transaction,
  trackingSecret: string,
  { wish, key, userId, network, now }: Placement,
): Promise<PlacementOutcome | SlotTaken> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`placement ${key}`}, 0))`);
  const bodyHash = hashBody(wish, userId);
  const earlier = await findPlacement(tx, key);
  if (earlier) {
    return earlier.bodyHash === bodyHash ? { ok: true, orderId: earlier.orderId } : refuseWith(KEY_REUSED);
  }

  const { calendar, terms } = await readDeliveryPlan(tx);
  const priced = await priceLines(tx, wish.lines);
  if (!priced.ok) return refuseWith(priced.refusal);
  const { lines, changes, workUnits, leadTimeHours } = priced.value;

  const goodsInKobo = computeOrderTotals(lines, 0).totalInKobo;
  const agreed = agreeDelivery(terms, { ...wish, goodsInKobo });
  if (!agreed.ok) return refuseWith(agreed.refusal);
  const { zone, feeInKobo } = agreed.value;
  const totals = computeOrderTotals(lines, feeInKobo);
  const total = convertKoboToNaira(totals.totalInKobo);
  if (changes.length > 0 || total !== wish.expectedTotal) {
    return refuseWith(PRICES_CHANGED, { priceChanges: [...changes], total });
  }

  const holdUntil = endHold(wish.payment, now, terms.holds);
  const { name, email, phone } = wish.contact;
  const held = holdUntil ? await checkUnpaidHolds(tx, { email, phone, network }, now) : undefined;
  if (held && !held.ok) return refuseWith(held.refusal);

  const { day, windowId } = wish.slot;
  const demand: Demand = { method: wish.method, workUnits, leadTimeHours };
  await lockDays(tx, [day]);
  const exceptions = await readExceptions(tx, day, day);
  const loads = await readLoads(tx, day, day, now);
  const state = judgeSlot({ calendar, exceptions, loads, demand, now }, wish.slot);
  const window = calendar.windows.find(({ id }) => id === windowId);
  if (state !== 'free' || !window) {
    const message = SLOT_REFUSALS[state === 'free' ? 'not_offered' : state];
    const { refusal } = refuse('conflict', `slot_${state}`, message, { slot: message });
    return { ...refuseWith(refusal), demand };
  }

  const orderId = randomUUID();
  const order = await insertOrder(
    tx,
    {
      id: orderId,
      number: makeOrderNumber(randomInt(ORDER_NUMBER_SPACE)),
      userId: userId ?? null,
      contactName: name,
      contactEmail: email,
      contactPhone: phone,
      method: wish.method,
      address: wish.method === 'delivery' ? wish.address : null,
      zoneId: zone?.id ?? null,
      zoneName: zone?.name ?? null,
      day,
      windowId,
      windowFrom: window.from,
      windowTo: window.to,
      workUnits,
      leadTimeHours,
      ...totals,
      note: wish.note,
      giftMessage: wish.giftMessage,
      paymentMethod: wish.payment,
      status: holdUntil ? 'pending_payment' : 'confirmed',
      holdUntil,
      trackingKeyHash: userId ? null : hashTrackingKey(makeTrackingKey(trackingSecret, orderId)),
      network,
      createdAt: now,
      updatedAt: now,
    },
    lines,
  );
  await insertEvent(tx, {
    orderId,
    at: now,
    status: order.status,
    madeBy: 'customer',
    actorId: userId ?? null,
  });
  await tellOrderPlaced(tx, order);
  await insertPlacement(tx, { key, bodyHash, orderId, createdAt: now });
  return { ok: true, orderId };
}

function refuseWith(refusal: Refusal, details: PlacementRefusal = {}): NotPlaced {
  return { ok: false, refusal, details };
}

/** Who sends it belongs to it: another person's key opens nothing. */
function hashBody(wish: OrderPlacement, userId: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([userId ?? null, wish]))
    .digest('base64url');
}
