import { createHash } from 'node:crypto';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import type { OrderOrigin } from '../../../../domain/orders/origins.ts';
import { endHold } from '../../../../domain/payments/payment-methods.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { CALENDAR_LOCK, type DeliveryPlan, readDeliveryPlan } from '../delivery/delivery-plan.store.ts';
import { listAlternatives, takeSlot } from '../delivery/take-slot.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyOrderPlaced } from '../notifications/notify-about-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findPlacement, findWholeOrder, insertOrder, type WholeOrder } from '../orders.store.ts';
import { underFreeNumber } from '../under-free-number.ts';
import type { AgreedOrder, NotAgreed } from './agree-order.ts';
import { buildOrder } from './build-order.ts';
import { checkOpenOnReceipt } from './open-on-receipt.ts';
import { checkUnpaidHolds, type Holder, nameHoldLocks } from './unpaid-holds.ts';

const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This order was sent before with other contents. Reload the page and try again.',
).refusal;

export type PlacingParts = {
  readonly db: Database;
  readonly trackingSecret: string;
  readonly chooseNumber?: () => string;
};

export type WantedPlace<Input> = {
  readonly input: Input;
  /** Sent again after a lost answer, it leads to the same order. */
  readonly key: string;
  readonly userId: string | null;
  readonly network: string;
  readonly origin?: OrderOrigin;
  /** The administrator who took it down for the customer; left out: the customer's own doing. */
  readonly takenBy?: string;
  readonly now: Date;
};

/** All that checkout asks for besides the goods. */
export type PlacingInput = Omit<OrderPlacement, 'lines' | 'expectedTotal'>;

type Agreement = {
  /** Says what is ordered and for how much, or why not. */
  readonly agree: (tx: Transaction, plan: DeliveryPlan) => Promise<AgreedOrder | NotAgreed>;
  /** What has to be true together with the order. */
  readonly keep?: (tx: Transaction, order: OrderRow) => Promise<void>;
};

type Placed = { readonly ok: true; readonly whole: WholeOrder };
export type PlacementOutcome = Placed | NotAgreed;
type SlotTaken = NotAgreed & Pick<AgreedOrder, 'demand'>;

/** Takes an order exactly once, as it is agreed under lock, in a slot that is really free. */
export async function placeAgreedOrder(
  parts: PlacingParts,
  wanted: WantedPlace<PlacingInput>,
  agreement: Agreement,
): Promise<PlacementOutcome> {
  const outcome = await underFreeNumber(
    (number) => inTransaction(parts.db, (tx) => place(tx, parts, number, wanted, agreement)),
    parts.chooseNumber,
  );
  if (outcome.ok || !('demand' in outcome)) return outcome;
  const { demand, refusal } = outcome;
  const alternatives = await listAlternatives(parts.db, { slot: wanted.input.slot, demand, now: wanted.now });
  return { ok: false, refusal, details: { alternatives } };
}

async function place(
  tx: Transaction,
  { trackingSecret }: PlacingParts,
  number: string,
  { input, key, userId, network, origin = 'shop', takenBy, now }: WantedPlace<PlacingInput>,
  { agree, keep }: Agreement,
): Promise<PlacementOutcome | SlotTaken> {
  const holder: Holder = { email: input.contact.email, phone: input.contact.phone, network };
  await lockNames(tx, [`placement ${key}`, ...nameHoldLocks(holder)], [CALENDAR_LOCK]);

  const bodyHash = hashBody(input, takenBy ?? userId);
  const earlier = await findPlacement(tx, key);
  if (earlier) {
    const whole = earlier.bodyHash === bodyHash ? await findWholeOrder(tx, earlier.orderId) : undefined;
    return whole ? { ok: true, whole } : refuseWith(KEY_REUSED);
  }

  const plan = await readDeliveryPlan(tx);
  const agreed = await agree(tx, plan);
  if (!agreed.ok) return agreed;
  const holdUntil = endHold(input.payment, now, plan.terms.holds);
  const check = holdUntil ? checkUnpaidHolds : checkOpenOnReceipt;
  const unpaid = await check(tx, holder, now);
  if (!unpaid.ok) return refuseWith(unpaid.refusal);

  const { demand } = agreed;
  const taken = await takeSlot(tx, { calendar: plan.calendar, slot: input.slot, demand, now });
  if (!taken.ok) return { ...refuseWith(taken.refusal), demand };

  const whole = buildOrder({
    input,
    agreed,
    window: taken.value,
    holdUntil,
    number,
    userId,
    network,
    origin,
    takenBy,
    trackingSecret,
    now,
  });
  await insertOrder(tx, whole, { key, bodyHash });
  await keep?.(tx, whole.order);
  await notifyOrderPlaced(tx, whole.order);
  await announceOrder(tx, whole.order);
  return { ok: true, whole };
}

export function refuseWith(refusal: Refusal): NotAgreed {
  return { ok: false, refusal, details: {} };
}

/** Who sends it belongs to it: another person's key opens nothing. */
function hashBody(input: PlacingInput, senderId: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([senderId, input]))
    .digest('base64url');
}
