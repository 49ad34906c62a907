import type { Order, OrderSummary } from '../../../contract/orders.ts';
import { isCodeLine, readOrderCode } from '../../../domain/codes/code-lines.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import { isChangeable, isChangeableByCustomer } from '../../../domain/orders/change-lines.ts';
import { findLeadLine } from '../../../domain/orders/lead-line.ts';
import { canStep, isMovable, readStatus } from '../../../domain/orders/statuses.ts';
import { isGoods } from '../../../domain/orders/taken-orders.ts';
import { isUnconfirmed } from '../../../domain/orders/unconfirmed.ts';
import { derivePaymentState } from '../../../domain/payments/ledger.ts';
import { listOtherMethods } from '../../../domain/payments/other-methods.ts';
import type { AcceptedQuote } from './accepted-quotes.store.ts';
import type { OrderCardRow, OrderLineRow, OrderRow } from './order-rows.ts';
import type { WholeOrder } from './orders.store.ts';
import { describeMoney } from './payments/describe-money.ts';
import { readLedger } from './payments/order-ledger.ts';

/** An order in the words of the API, as it stands at this moment. */
export function describeOrder(whole: WholeOrder, now: Date): Order {
  const { order, lines, events, money, successor, quote } = whole;
  const status = readStatus(order, now);
  const history = events.map(({ at, status: reached, madeBy, words }) => ({
    at: at.toISOString(),
    status: reached,
    by: madeBy,
    words,
  }));
  const expiry = status === 'expired' && order.status !== 'expired' ? order.holdUntil : null;
  return {
    ...summariseOrder(order, lines, now),
    version: order.version,
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    address: order.address && { recipient: '', phone: '', ...order.address },
    zoneName: order.zoneName,
    payment: order.paymentMethod,
    otherPayments: [...listOtherPayments(order, now)],
    balanceDay: order.balanceDay,
    holdUntil: order.holdUntil?.toISOString() ?? null,
    now: now.toISOString(),
    note: order.note,
    giftMessage: order.giftMessage,
    lines: lines.filter((line) => !isCodeLine(line)).map(describeLine),
    ...(quote && { customRequest: describeQuote(quote) }),
    code: describeCode(lines),
    subtotal: convertKoboToNaira(order.subtotalInKobo),
    discount: convertKoboToNaira(order.discountInKobo),
    delivery: convertKoboToNaira(order.deliveryInKobo),
    includedVat: convertKoboToNaira(order.includedVatInKobo),
    money: describeMoney(order, money, now),
    reinstatedAs: successor && { id: successor.id, number: successor.number },
    // Time alone has ended the hold, and nothing may have written it down yet.
    history: expiry ? [...history, { at: expiry.toISOString(), status, by: 'shop', words: '' }] : history,
    canCancel: canStep(status, 'cancelled', 'customer', order.method),
    canMove: isMovable(status),
    canChange: isChangeableByCustomer(status),
    canAskForChange: isChangeable(status) && order.changeRequest?.status !== 'open',
    changeRequest: describeRequest(order),
  };
}

/** How an order that waits for an online payment may be paid instead. */
export function listOtherPayments(order: OrderRow, now: Date) {
  const { paymentMethod: payment, method, origin, depositInKobo } = order;
  const status = readStatus(order, now);
  return listOtherMethods({ status, payment, method, origin, hasDeposit: depositInKobo !== null });
}

function describeQuote(quote: AcceptedQuote): Order['customRequest'] {
  const { requestId: id, number, lines, note, instructions } = quote;
  const agreed = lines.map(({ words, amountInKobo }) => ({
    words,
    amount: convertKoboToNaira(amountInKobo),
  }));
  return { id, number, lines: agreed, note, instructions };
}

function describeRequest({ changeRequest }: OrderRow): Order['changeRequest'] {
  if (!changeRequest) return null;
  const {
    lines: _lines,
    slot: _slot,
    address: _address,
    differenceInKobo = null,
    ...request
  } = changeRequest;
  return {
    ...request,
    difference: differenceInKobo === null ? null : convertKoboToNaira(differenceInKobo),
  };
}

export function summariseOrder(
  order: OrderCardRow,
  allLines: readonly Pick<
    OrderLineRow,
    'productId' | 'name' | 'quantity' | 'unitPriceInKobo' | 'pictureId' | 'design'
  >[],
  now: Date,
): OrderSummary {
  const lines = allLines.filter(isGoods);
  const lead = findLeadLine(lines);
  return {
    id: order.id,
    number: order.number,
    status: readStatus(order, now),
    isUnconfirmed: isUnconfirmed(readStatus(order, now), order.paymentMethod),
    isTransferClaimed: order.transferClaimedAt !== null,
    paymentState: derivePaymentState(readLedger(order, now)),
    method: order.method,
    slot: { day: order.day, windowId: order.windowId, from: order.windowFrom, to: order.windowTo },
    total: convertKoboToNaira(order.totalInKobo),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    pictureId: lead?.pictureId ?? null,
    design: lead?.design ?? '',
    firstName: lead?.name ?? '',
    firstQuantity: lead?.quantity ?? 0,
    createdAt: order.createdAt.toISOString(),
  };
}

/** One line in the words of the API. */
export function describeLine(line: Omit<OrderLineRow, 'orderId' | 'position'>): Order['lines'][number] {
  return {
    productId: line.productId,
    name: line.name,
    sizeId: line.sizeId,
    sizeName: line.sizeName,
    inscription: line.inscription,
    design: line.design,
    isEggless: line.isEggless,
    quantity: line.quantity,
    listPrice: convertKoboToNaira(line.listPriceInKobo),
    price: convertKoboToNaira(line.unitPriceInKobo),
    lineTotal: convertKoboToNaira(line.unitPriceInKobo * line.quantity),
    pictureId: line.pictureId,
    pictureIds: line.pictureIds,
    allergens: line.allergens,
  };
}

function describeCode(lines: readonly OrderLineRow[]): Order['code'] {
  const code = readOrderCode(lines);
  return code && { text: code.text, gift: code.gift, saved: convertKoboToNaira(code.savedInKobo) };
}
