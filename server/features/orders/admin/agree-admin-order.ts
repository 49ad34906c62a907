import { inArray } from 'drizzle-orm';
import type { AdminPlacement, FreeLine } from '../../../../contract/taken-order.ts';
import { makeSlug } from '../../../../domain/catalogue/slug.ts';
import { convertKoboToNaira, convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { sumGoods } from '../../../../domain/orders/order-totals.ts';
import { makeFreeLineId } from '../../../../domain/orders/taken-orders.ts';
import { needsHold } from '../../../../domain/payments/payment-methods.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { pictures } from '../../../database/schema/pictures.ts';
import {
  type AgreedOrder,
  type AgreeingFacts,
  type AgreeOrderParts,
  agreeOrder,
  type Beside,
  type NotAgreed,
} from '../placing/agree-order.ts';
import { refuseWith } from '../placing/place-agreed-order.ts';
import type { PricedOrderLine } from '../placing/price-lines.ts';

const NOTHING_ORDERED = refuse('invalid', 'nothing_ordered', 'Add at least one item.', {
  lines: 'Add at least one item.',
});
const PICTURE_GONE = refuse('invalid', 'picture_gone', 'A picture is no longer here. Add it again.');

/** What staff take down for a customer, at the prices of the database and those they have agreed themselves. */
export async function agreeAdminOrder(
  tx: Transaction,
  input: AdminPlacement,
  facts: AgreeingFacts,
  parts: AgreeOrderParts,
): Promise<AgreedOrder | NotAgreed> {
  const beside = await agreeBeside(tx, input);
  if (!beside.ok) return refuseWith(beside.refusal);
  const agreed = await agreeOrder(tx, input, facts, parts, beside.value);
  return agreed.ok ? agreeMoney(input, agreed) : agreed;
}

async function agreeBeside(
  tx: Transaction,
  { lines, freeLines, reduction }: AdminPlacement,
): Promise<Result<Beside>> {
  if (lines.length + freeLines.length === 0) return NOTHING_ORDERED;
  const held = await holdPictures(
    tx,
    freeLines.flatMap((line) => line.pictures),
  );
  if (!held.ok) return held;
  return accept({
    lines: freeLines.map(writeFreeLine),
    leadTimeHours: Math.max(0, ...freeLines.map(({ leadTimeHours }) => leadTimeHours)),
    reduction: reduction && {
      amountInKobo: convertNairaToKobo(reduction.amount),
      reason: reduction.reason,
    },
  });
}

/** Held to the end of the transaction: whoever clears away unused pictures waits, and finds these in use. */
export async function holdPictures(tx: Transaction, ids: readonly string[]): Promise<Result<void>> {
  if (ids.length === 0) return accept(undefined);
  const held = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
    .for('key share');
  return held.length === new Set(ids).size ? accept(undefined) : PICTURE_GONE;
}

export function writeFreeLine(line: FreeLine): PricedOrderLine {
  const priceInKobo = convertNairaToKobo(line.price);
  return {
    productId: makeFreeLineId(makeSlug(line.name)),
    name: line.name,
    sizeId: null,
    sizeName: line.details || null,
    inscription: '',
    design: '',
    isEggless: false,
    quantity: line.quantity,
    listPriceInKobo: priceInKobo,
    unitPriceInKobo: priceInKobo,
    vatClass: line.vatClass,
    workUnits: line.workUnits,
    allergens: [...line.allergens],
    pictureId: line.pictures[0] ?? null,
    pictureIds: [...line.pictures],
  };
}

/** Deposit, reduction and what came already fit what the order comes to. */
function agreeMoney(input: AdminPlacement, agreed: AgreedOrder): AgreedOrder | NotAgreed {
  const { deposit, balanceDay, received, voucher, payment, slot } = input;
  const { totalInKobo } = agreed.totals;
  const total = formatNaira(totalInKobo);
  const refuseField = (field: string, message: string) =>
    refuseWith(refuse('invalid', 'not_agreed', message, { [field]: message }).refusal);
  if (sumGoods(agreed.lines) <= 0) {
    return refuseField('reduction.amount', 'The discount must be less than the items cost.');
  }
  if (deposit !== null && !needsHold(payment)) {
    return refuseField('payment', 'A deposit is paid in advance. Choose transfer or online payment.');
  }
  if (deposit !== null && deposit >= convertKoboToNaira(totalInKobo)) {
    return refuseField('deposit', `The deposit must be less than the total of ${total}.`);
  }
  if (balanceDay !== null && balanceDay > slot.day) {
    return refuseField('balanceDay', 'The balance is due before the order goes out. Choose an earlier day.');
  }
  const receivedInKobo = convertNairaToKobo(received?.amount ?? 0) + convertNairaToKobo(voucher?.amount ?? 0);
  if (received !== null && receivedInKobo > totalInKobo) {
    return refuseField('received.amount', `That’s more than the total of ${total}.`);
  }
  const depositInKobo = deposit === null ? null : convertNairaToKobo(deposit);
  return { ...agreed, depositInKobo, balanceDay };
}
