import type { TransferAccount } from '../../../../contract/delivery.ts';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { canBeNotified } from '../../../../domain/notifications/can-be-notified.ts';
import { findLatestChange } from '../../../../domain/orders/change-words.ts';
import { isHandedOver } from '../../../../domain/orders/handing-over.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { findGreetingName } from '../../../../domain/users/greeting-name.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { writeNaira } from '../order-words.ts';
import { subtractNaira } from './money/money-facts.ts';

type Reached = Pick<AdminOrderDetails, 'contact' | 'userId'>;
type OrderInMessage = Pick<
  AdminOrderDetails,
  | 'contact'
  | 'number'
  | 'status'
  | 'method'
  | 'slot'
  | 'payment'
  | 'holdUntil'
  | 'balanceDay'
  | 'total'
  | 'lines'
  | 'history'
  | 'isBalanceAgreed'
> & {
  readonly money: Pick<
    AdminOrderDetails['money'],
    'paid' | 'due' | 'dueNow' | 'refunded' | 'refundDue' | 'waived' | 'writtenOff'
  >;
};

/** What follows a step for the customer, said only where it is true. */
export function sayNotified(order: Reached): string {
  if (order.contact.email !== '') return 'The customer is notified by email.';
  return canBeNotified(order)
    ? 'The customer is notified in their account.'
    : 'The customer has no email address: tell them on WhatsApp or call.';
}

/** What the shop would have written to them, for WhatsApp; with the account it can be paid without another question. */
export function writeCustomerMessage(facts: OrderInMessage, account: TransferAccount | null = null): string {
  const { contact, number, status, method, money } = facts;
  const when = writeWhen(facts);
  const order = `your order ${number}`;
  const due = sayBalance(facts, account);
  const says = () => {
    switch (status) {
      case 'pending_payment':
        return `${sayChange(facts) ?? `we’re holding ${order} for ${when}.`}${askForPayment(facts, account)}`;
      case 'confirmed':
      case 'in_kitchen':
        return `${sayChange(facts) ?? `${order} is confirmed for ${when}.`}${due || sayPaid(money)}`;
      case 'ready':
        return method === 'pickup'
          ? `${order} is ready. Pick it up on ${when}.${due}`
          : `${order} is ready and will be delivered on ${when}.${due}`;
      case 'out_for_delivery':
        return `${order} is out for delivery. Please keep your phone close.${due}`;
      case 'delivered':
      case 'collected':
        return `thank you for ${order}.${askHowItWas(money)}${due}`;
      case 'delivery_failed':
        return `we couldn’t deliver ${order}. When can we come again?`;
      case 'cancelled':
        return `${order} is cancelled.${sayRefund(money)}`;
      case 'expired':
        return `${order} has expired because we didn’t receive a payment in time.`;
    }
  };
  return `Hello ${findGreetingName(contact.name)}, ${says()}`;
}

/** To whoever nothing else tells that the order comes at another time; how it is paid has been said before. */
export function writeMovedMessage(facts: OrderInMessage): string {
  return `Hello ${findGreetingName(facts.contact.name)}, ${sayMoved(facts)}${sayBalance(facts, null)}`;
}

const writeWhen = ({ slot }: Pick<OrderInMessage, 'slot'>) => `${nameDay(slot.day)}, ${writeTimes(slot)}`;

function sayMoved(facts: OrderInMessage): string {
  return `we’ve moved your order ${facts.number}. The new time for your ${facts.method} is ${writeWhen(facts)}.`;
}

/** Where the last thing that happened to the order was a change, all of it as it is now. */
function sayChange(facts: OrderInMessage): string | null {
  const change = findLatestChange(facts.history);
  if (change?.kind === 'moved') return sayMoved(facts);
  if (change === null) return null;
  const items = facts.lines
    .filter(isGoods)
    .map(({ quantity, name, sizeName }) =>
      sizeName ? `${quantity} × ${name} (${sizeName})` : `${quantity} × ${name}`,
    );
  return `we’ve changed your order ${facts.number} for ${writeWhen(facts)}. It’s now ${items.join(', ')}. The total is ${writeNaira(facts.total)} (${change.price}).`;
}

/** What came already is thanked for, and what is left has its day where one was agreed. */
function sayBalance(
  { status, money, balanceDay, number, payment, method, isBalanceAgreed }: OrderInMessage,
  account: TransferAccount | null,
): string {
  if (money.due === 0) return '';
  if (isHandedOver(status)) {
    const received = money.paid === 0 ? '' : sayReceived(money);
    return `${received} ${writeNaira(money.due)} is still to be paid.${sayAccount(payment, number, account)}`;
  }
  if (money.paid === 0) return ` ${writeNaira(money.due)} is due.`;
  if (isBalanceAgreed) {
    const where = method === 'delivery' ? 'on delivery' : 'at pickup';
    return `${sayReceived(money)} The balance of ${writeNaira(money.due)} is due ${where}.`;
  }
  const by = balanceDay === null ? '' : ` by ${nameDay(balanceDay)}`;
  const balance = `The balance of ${writeNaira(money.due)} is due${by}.`;
  return `${sayReceived(money)} ${balance}${sayAccount(payment, number, account)}`;
}

function sayPaid(money: OrderInMessage['money']): string {
  return money.paid > money.refunded ? `${sayReceived(money)} Nothing more is due.` : '';
}

/** All that lies between the total and what is due, so that whoever adds it up finds it right. */
function sayReceived({ paid, refunded, refundDue, waived, writtenOff }: OrderInMessage['money']): string {
  const goodwill = subtractNaira(waived, writtenOff);
  const given = goodwill > 0 ? ` We’ve taken ${writeNaira(goodwill)} off as goodwill.` : '';
  const wroteOff = writtenOff > 0 ? ` We’ve written off ${writeNaira(writtenOff)}.` : '';
  const toRefund = refundDue > 0 ? ` We’ll refund you ${writeNaira(refundDue)}.` : '';
  const received =
    refunded > 0
      ? ` You paid ${writeNaira(paid)}; we refunded ${writeNaira(refunded)}.`
      : ` We’ve received ${writeNaira(paid)}, thank you.`;
  return `${given}${wroteOff}${received}${toRefund}`;
}

/** How much, by when, and where to: all that a bank's app asks for. */
function askForPayment(
  { number, payment, holdUntil, money }: OrderInMessage,
  account: TransferAccount | null,
): string {
  if (money.dueNow === 0) return '';
  const isDeposit = money.dueNow < money.due;
  const asked = isDeposit ? `a deposit of ${writeNaira(money.dueNow)}` : writeNaira(money.dueNow);
  const until = holdUntil === null ? '' : ` by ${formatMoment(holdUntil)}`;
  const received = money.paid > 0 ? sayReceived(money) : '';
  return `${received} Please pay ${asked}${until} to confirm it.${sayAccount(payment, number, account)}`;
}

function sayAccount(
  payment: OrderInMessage['payment'],
  number: string,
  account: TransferAccount | null,
): string {
  if (payment !== 'transfer' || account === null) return '';
  const { bank, accountNumber, accountName } = account;
  return ` Bank transfer: ${bank}, ${accountNumber}, ${accountName}, reference ${number}.`;
}

/** Whoever was given something back as goodwill has said already how it was. */
function askHowItWas(money: OrderInMessage['money']): string {
  const isGoodwill = subtractNaira(money.waived, money.writtenOff) > 0;
  // What is due comes with all that was paid and refunded.
  const back = money.due > 0 ? '' : sayGivenBack(money);
  return isGoodwill ? `${back} We’re sorry.` : `${back} How was it? We’d love to hear from you.`;
}

function sayGivenBack({ refunded, refundDue }: OrderInMessage['money']): string {
  const back = refunded > 0 ? ` We’ve given you back ${writeNaira(refunded)}.` : '';
  return refundDue > 0 ? `${back} We’ll refund you ${writeNaira(refundDue)}.` : back;
}

function sayRefund({ refunded, refundDue }: OrderInMessage['money']): string {
  const back = refunded > 0 ? ` We’ve refunded ${writeNaira(refunded)}.` : '';
  return refundDue > 0 ? `${back} We’ll refund you ${writeNaira(refundDue)}.` : back;
}

export function linkWhatsapp(order: OrderInMessage, account?: TransferAccount | null): string {
  return buildWhatsappLink(order.contact.phone, writeCustomerMessage(order, account));
}
