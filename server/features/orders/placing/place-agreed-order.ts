import { createHash } from 'node:crypto';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import { judgeRiderPhone } from '../../../../domain/delivery/rider-phone.ts';
import type { OrderOrigin } from '../../../../domain/orders/origins.ts';
import { endConfirmation } from '../../../../domain/orders/unconfirmed.ts';
import {
  endHold,
  holdFor,
  isPaidOnline,
  limitHold,
  needsHold,
} from '../../../../domain/payments/payment-methods.ts';
import { accept, type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { insertCodeUse, nameCodeLocks } from '../codes/codes.store.ts';
import { findUsableCode } from '../codes/find-usable-code.ts';
import { CALENDAR_LOCK, TERMS_LOCK } from '../delivery/delivery-plan.store.ts';
import { recordTakenAnyway } from '../delivery/record-taken-anyway.ts';
import { listAlternatives, type SlotInput, takeSlot } from '../delivery/take-slot.ts';
import { notifyOrderPlaced } from '../notifications/notify-about-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findWholeOrder, insertOrder, type WholeOrder } from '../orders.store.ts';
import { underFreeNumber } from '../under-free-number.ts';
import { agreeDraw, holdDraw, recordDraw } from '../vouchers/draw-voucher.ts';
import type { AgreedOrder, AgreeingFacts, NotAgreed } from './agree-order.ts';
import { buildOrder } from './build-order.ts';
import { judgeOpenOnReceipt } from './open-on-receipt.ts';
import { hashNetwork } from './order-network.ts';
import { readPlacingFacts } from './placing-facts.ts';
import { type Holder, judgeUnpaidHolds, nameHoldLocks } from './unpaid-holds.ts';

export const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This order was already sent with different items. Reload the page and try again.',
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
  /** How long staff hold the slot unpaid; left out: as long as anybody's. */
  readonly holdHours?: number | null;
  /** Staff take it although it comes too late for customers. */
  readonly acceptsLate?: boolean;
  /** An administrator takes it although there is no room left. */
  readonly acceptsFull?: boolean;
  /** Staff have taken money with it. */
  readonly isPaidByHand?: boolean;
  /** Who of them said so, where somebody else takes it. */
  readonly lateAcceptedBy?: string | null;
  readonly now: Date;
};

/** All that checkout asks for besides the goods. */
export type PlacingInput = Omit<OrderPlacement, 'lines' | 'expectedTotal'>;

type Agreement = {
  /** What it is made of from the catalogue. */
  readonly productIds: readonly string[];
  /** Says what is ordered and for how much, or why not. */
  readonly agree: (tx: Transaction, facts: AgreeingFacts) => Promise<AgreedOrder | NotAgreed>;
  /** The shop has made the offer itself: whoever takes it up is no stranger. */
  readonly isJudged?: boolean;
  /** What has to be true together with the order. */
  readonly keep?: (tx: Transaction, order: OrderRow) => Promise<void>;
};

type Placed = { readonly ok: true; readonly whole: WholeOrder };
export type PlacementOutcome = Placed | NotAgreed;
type SlotTaken = NotAgreed & Pick<AgreedOrder, 'demand'> & Pick<SlotInput, 'dayShare' | 'lines'>;

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
  const { demand, lines, refusal, dayShare } = outcome;
  const { input, now } = wanted;
  const alternatives = await listAlternatives(parts.db, { slot: input.slot, demand, lines, now, dayShare });
  return { ok: false, refusal, details: { alternatives } };
}

async function place(
  tx: Transaction,
  { trackingSecret }: PlacingParts,
  number: string,
  {
    input,
    key,
    userId,
    origin = 'shop',
    takenBy,
    holdHours,
    acceptsLate,
    acceptsFull,
    lateAcceptedBy = takenBy ?? null,
    isPaidByHand = false,
    now,
    ...wanted
  }: WantedPlace<PlacingInput>,
  { productIds, agree, keep, isJudged = false }: Agreement,
): Promise<PlacementOutcome | SlotTaken> {
  const network = hashNetwork(trackingSecret, wanted.network);
  const holder: Holder = { email: input.contact.email, phone: input.contact.phone, userId, network };
  const codeLocks = input.code === undefined ? [] : nameCodeLocks(input.code, userId);
  const names = [namePlacementLock(key), ...nameHoldLocks(holder), ...codeLocks];
  await lockNames(tx, names, [CALENDAR_LOCK, TERMS_LOCK]);

  const bodyHash = hashBody(input, takenBy ?? userId);
  const facts = await readPlacingFacts(tx, { key, holder, productIds, now });
  const { earlier, plan } = facts;
  if (earlier) {
    const whole = earlier.bodyHash === bodyHash ? await findWholeOrder(tx, earlier.orderId) : undefined;
    return whole ? { ok: true, whole } : refuseWith(KEY_REUSED);
  }

  const reached = { method: input.method, contactPhone: input.contact.phone, address: input.address };
  const callable = judgeRiderPhone(reached);
  if (!callable.ok) return refuseWith(callable.refusal);
  const code = await findUsableCode(tx, input.code, { ...input.contact, userId }, now);
  if (!code.ok) return refuseWith(code.refusal);
  const agreed = await agree(tx, { ...facts, ...(code.value && { code: code.value }) });
  if (!agreed.ok) return agreed;
  const draw = await agreeDraw(tx, input.voucher, agreed.totals.totalInKobo, now);
  if (!draw.ok) return refuseWith(draw.refusal);
  // Paid in the same moment, it waits for nothing.
  const isCovered = draw.value?.amountInKobo === agreed.totals.totalInKobo;
  const { unconfirmed, holds } = plan.terms;
  const isKnown = isJudged || takenBy !== undefined || facts.isKnownCustomer;
  // An emailed link would prove once more what the account has proved.
  const isAsked = unconfirmed.mustConfirm && !isKnown && !facts.isMailboxProved;
  const mustConfirm = isAsked && !isCovered && !needsHold(input.payment);
  const terms = holdHours ? holdFor(holdHours) : holds;
  const unpaidUntil = mustConfirm ? endConfirmation(now, unconfirmed) : endHold(input.payment, now, terms);
  const holdUntil = isCovered ? null : unpaidUntil;
  const { payment } = input;
  const unpaid = holdUntil
    ? judgeUnpaidHolds(facts.unpaidHolds, holder, { payment, mustConfirm })
    : accept(undefined);
  if (!unpaid.ok) return refuseWith(unpaid.refusal);
  const onReceipt =
    isCovered || needsHold(input.payment)
      ? accept(undefined)
      : judgeOpenOnReceipt(facts.openOnReceipt, holder);
  if (!onReceipt.ok) return refuseWith(onReceipt.refusal);

  const { demand, lines } = agreed;
  const isShared = !isKnown && holdUntil !== null && !isPaidOnline(input.payment);
  const dayShare = isShared ? unconfirmed.dayShare : undefined;
  const accepts = { acceptsLate, acceptsFull };
  const taken = await takeSlot(tx, { plan, slot: input.slot, demand, lines, now, dayShare, ...accepts });
  if (!taken.ok) return { ...refuseWith(taken.refusal), demand, lines, dayShare };
  const held = draw.value ? await holdDraw(tx, draw.value, now) : accept(undefined);
  if (!held.ok) return refuseWith(held.refusal);

  const built = buildOrder({
    input,
    agreed,
    window: taken.value,
    holdUntil: limitHold(holdUntil, { ...taken.value, day: input.slot.day }, now),
    number,
    userId,
    network,
    origin,
    takenBy,
    trackingSecret,
    now,
  });
  await insertOrder(tx, built, { key, bodyHash });
  const { id } = built.order;
  await recordTakenAnyway(tx, built.order, { slot: taken.value, actorId: lateAcceptedBy, now });
  if (agreed.code) await insertCodeUse(tx, { ...agreed.code, orderId: id });
  if (draw.value) await recordDraw(tx, id, draw.value, now);
  const whole = (draw.value && (await findWholeOrder(tx, id))) ?? built;
  await keep?.(tx, whole.order);
  // Whoever took it down knows of it.
  const administrators = facts.administrators.filter((each) => each.userId !== takenBy);
  await notifyOrderPlaced(
    tx,
    whole.order,
    { ...facts, administrators },
    {
      isPaidByHand,
      isTakenDown: takenBy !== undefined,
    },
  );
  return { ok: true, whole };
}

export function refuseWith(refusal: Refusal): NotAgreed {
  return { ok: false, refusal, details: {} };
}

/** Of two who send the same key, the second finds what the first has placed. */
export function namePlacementLock(key: string): string {
  return `placement ${key}`;
}

/** Who sends it belongs to it: another person's key opens nothing. */
export function hashBody(input: object, senderId: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([senderId, input]))
    .digest('base64url');
}
