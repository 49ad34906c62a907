import type { Order } from '../../../../contract/orders.ts';
import type { OrderMoney } from '../../../../contract/payments.ts';
import { findSurplus } from '../../../../domain/payments/money-back.ts';
import { listMovementRows, listPriceRows, MONEY_NAMES } from '../../../../domain/payments/money-sums.ts';
import type { PaymentWay, RefundStatus, RefundWay } from '../../../../domain/payments/ways.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { namePayment, PAYMENT_NAMES, writeNaira } from '../order-words.ts';

export type ReceiptRow = {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly amount: string;
};

const WAY_NAMES: Readonly<Record<PaymentWay, string>> = {
  ...PAYMENT_NAMES,
  cash: 'Cash',
  card_machine: 'Card in the shop',
  voucher: 'Voucher',
  carried_over: 'From your earlier order',
};

/** What the provider calls it too; what came by hand has a name only the shop's own books need. */
const NAMED_WAYS: readonly PaymentWay[] = ['card', 'bank_transfer', 'ussd'];

const REFUND_NAMES: Readonly<Record<Exclude<RefundStatus, 'failed'>, string>> = {
  to_send: MONEY_NAMES.refundDue,
  asked: 'Refund in progress',
  pending: 'Refund in progress',
  processing: 'Refund in progress',
  needs_attention: 'Refund delayed',
  processed: 'Refund',
};

/** What no money went back for. */
const UNPAID_OUT_NAMES: Partial<Record<RefundWay, string>> = {
  voucher: 'Refund to voucher',
  carried_over: 'Carried over',
};

/** How it is going to be paid belongs to what is still unpaid: once money came, its rows say how. */
export function sayOrdered(order: Pick<Order, 'payment' | 'money' | 'total' | 'createdAt'>): string {
  const ordered = `Ordered ${formatDay(order.createdAt)}.`;
  return order.money.payments.length > 0 ? ordered : `${namePayment(order)}. ${ordered}`;
}

/** What is goodwill or written off, and what that leaves to be paid. */
export function listLoweredRows(order: Order): readonly ReceiptRow[] {
  return listPriceRows(order).map(({ name, amount }) => makeSum(name, amount));
}

/** What came, what went back and what is kept: with the balance they add up to what is to be paid. A refund that failed is as if it had never been. */
export function listReceiptRows(money: OrderMoney): readonly ReceiptRow[] {
  const { payments, refunds, reversals } = money;
  const came = payments.map(({ way, amount, surcharge, paidAt, reference }) => ({
    key: reference,
    name: `${WAY_NAMES[way]}, ${formatDay(paidAt)}`,
    detail: `${NAMED_WAYS.includes(way) ? reference : ''}${surcharge > 0 ? `, plus ${writeNaira(surcharge)} payment fee` : ''}`,
    amount: writeNaira(amount),
  }));
  const wentBack = refunds.flatMap(({ way, status, amount, reason, createdAt }, index) => {
    if (status === 'failed') return [];
    const name = UNPAID_OUT_NAMES[way] ?? REFUND_NAMES[status];
    return [
      {
        key: `refund ${index}`,
        name: `${name}, ${formatDay(createdAt)}`,
        detail: reason,
        amount: `−${writeNaira(amount)}`,
      },
    ];
  });
  const takenBack = reversals.map(({ amount, at }, index) => ({
    key: `reversal ${index}`,
    name: `Reversed by your bank, ${formatDay(at)}`,
    detail: '',
    amount: `−${writeNaira(amount)}`,
  }));
  const surplus = findSurplus(money);
  return [
    ...came,
    ...wentBack,
    ...takenBack,
    ...(surplus > 0 ? [makeSum(MONEY_NAMES.refundDue, -surplus)] : []),
    ...listMovementRows(money)
      .filter(({ name }) => name === MONEY_NAMES.retained)
      .map(({ name, amount }) => makeSum(name, amount)),
  ];
}

function makeSum(name: string, amount: number): ReceiptRow {
  return { key: name, name, detail: '', amount: writeNaira(amount) };
}
