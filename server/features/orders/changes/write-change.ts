import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { OrderChange } from '../../../../contract/order-changes.ts';
import { formatNaira } from '../../../../domain/money.ts';
import { sayChange } from '../../../../domain/orders/change-words.ts';
import { leaveOutCustomer } from '../../../../domain/orders/gift.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { ADJUSTMENT_KEY_STARTS } from '../../../../domain/payments/adjustments.ts';
import { changePrice } from '../../../../domain/payments/change-price.ts';
import { isEnoughToConfirm } from '../../../../domain/payments/ledger.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { changeStatus } from '../change-status.ts';
import { rewriteCodeUse } from '../codes/codes.store.ts';
import type { TakenSlot } from '../delivery/take-slot.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyOrderNews } from '../notifications/notify-about-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { insertEvent, type WholeOrder } from '../orders.store.ts';
import { addAdjustment } from '../payments/adjustments.store.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { setOffPromised } from '../payments/set-off-promised.ts';
import type { AgreedChange } from './agree-change.ts';
import { glimpseOrder, sayKitchenChanges } from './describe-change.ts';
import { nameChanges } from './name-changes.ts';

/** Who makes it; a customer may have no account. */
export type ChangeMaker = { readonly by: 'administrator' | 'customer'; readonly actorId: string | null };

type Write = {
  readonly input: OrderChange;
  readonly window: TakenSlot;
  readonly maker: ChangeMaker;
  readonly reason: string;
  readonly answersRequest: string | null;
  readonly now: Date;
};

/** What becomes of the order's own row, without its money. */
export function applyChange(
  order: OrderRow,
  agreed: AgreedChange,
  { input, window }: Pick<Write, 'input' | 'window'>,
) {
  return {
    contactName: input.contact.name,
    contactPhone: input.contact.phone,
    method: agreed.method,
    paymentMethod: agreed.payment,
    address: agreed.address && leaveOutCustomer(agreed.address, input.contact),
    zoneId: agreed.zone?.id ?? null,
    zoneName: agreed.zone?.name ?? null,
    // Nobody brings what is picked up.
    riderId: agreed.method === 'pickup' ? null : order.riderId,
    note: input.note,
    giftMessage: input.giftMessage ?? order.giftMessage,
    day: input.slot.day,
    windowId: window.id,
    windowFrom: window.from,
    windowTo: window.to,
    isFromShelf: window.isFromShelf,
    workUnits: agreed.workUnits,
    leadTimeHours: agreed.leadTimeHours,
    ...agreed.totals,
  };
}

/** Lines, price, place, money, history and news, in the transaction that holds the order and its days. */
export async function writeChange(
  tx: Transaction,
  whole: WholeOrder,
  agreed: AgreedChange,
  { input, window, maker, reason, answersRequest, now }: Write,
): Promise<OrderRow> {
  const { order } = whole;
  const { actorId } = maker;
  const { totals, lines } = agreed;
  const ledger = readLedger(order, now);
  // What costs the same moves no money.
  const priced =
    totals.totalInKobo === order.totalInKobo
      ? { ledger, adjustmentInKobo: 0 }
      : changePrice(ledger, totals.totalInKobo);
  const [updated] = await tx
    .update(orders)
    .set({
      ...applyChange(order, agreed, { input, window }),
      depositInKobo: order.depositInKobo === null ? null : Math.min(order.depositInKobo, totals.totalInKobo),
      changeRequest: answerRequest(order, answersRequest),
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
  const [before, after] = [glimpseOrder(order, whole.lines), glimpseOrder(updated, lines)];
  const words = sayChange(order.totalInKobo, totals.totalInKobo, nameChanges(before, after));
  const eventId = await insertEvent(tx, {
    orderId: order.id,
    version: updated.version,
    at: now,
    status: updated.status,
    madeBy: maker.by,
    actorId,
    words,
  });
  await tx.insert(orderChanges).values({
    orderId: order.id,
    version: updated.version,
    at: now,
    madeBy: maker.by,
    actorId,
    reason,
    before,
    after,
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
  const settled = await settle(tx, updated, {
    adjustmentInKobo: priced.adjustmentInKobo,
    difference,
    maker,
    now,
  });
  const details = answersRequest === null ? {} : { isAsAsked: true };
  await notifyOrderNews(tx, settled, 'changed', eventId, { by: maker.by, details });
  await announceOrder(tx, settled);
  return settled;
}

type Settling = {
  readonly adjustmentInKobo: number;
  readonly difference: number;
  readonly maker: ChangeMaker;
  readonly now: Date;
};

/** Writes down what keeps earlier refunds from being asked for again; enough may have come for the new price already. */
async function settle(
  tx: Transaction,
  order: OrderRow,
  { adjustmentInKobo, difference, maker: { by, actorId }, now }: Settling,
): Promise<OrderRow> {
  const priced =
    adjustmentInKobo === 0
      ? order
      : await addAdjustment(
          tx,
          {
            orderId: order.id,
            amountInKobo: adjustmentInKobo,
            reason:
              adjustmentInKobo < 0
                ? 'Refunded before the change, so not charged again'
                : 'More than the price after the change',
            key: `${ADJUSTMENT_KEY_STARTS.change}${randomUUID()}`,
            at: now,
            madeBy: actorId,
          },
          now,
        );
  // Only whoever works here knows whether a refund that isn't marked as sent has left the bank already.
  const adjusted =
    difference > 0 && by === 'administrator' && actorId !== null
      ? await setOffPromised(tx, priced, { madeBy: actorId, now })
      : priced;
  const isPending = readStatus(adjusted, now) === 'pending_payment';
  const isPaid =
    adjusted.paidInKobo > 0 && isEnoughToConfirm(readLedger(adjusted, now), adjusted.depositInKobo);
  if (!isPending || !isPaid) return adjusted;
  const step = {
    to: 'confirmed',
    by: by === 'customer' ? 'shop' : by,
    actorId,
    now,
    isNotifiedLater: true,
  } as const;
  const confirmed = await changeStatus(tx, adjusted, step);
  if (!confirmed.ok) throw new Error('A changed order could not be confirmed under its lock.');
  return confirmed.value;
}

/** Null where there was none; one that this is no answer to goes on waiting. What was replied before has been followed up. */
function answerRequest(
  { changeRequest }: OrderRow,
  answersRequest: string | null,
): OrderRow['changeRequest'] {
  const isAnswered = changeRequest?.status === 'open' && changeRequest.id === answersRequest;
  return isAnswered ? { ...changeRequest, status: 'accepted', answer: '' } : changeRequest;
}
