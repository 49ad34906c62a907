import type { TransferAccount } from '../../../../contract/delivery.ts';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { canBeNotified } from '../../../../domain/notifications/can-be-notified.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { findGreetingName } from '../../../../domain/users/greeting-name.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { writeNaira } from '../order-words.ts';

type Reached = Pick<AdminOrderDetails, 'contact' | 'userId'>;
type Told = Pick<
  AdminOrderDetails,
  'contact' | 'number' | 'status' | 'method' | 'slot' | 'payment' | 'holdUntil'
> & {
  readonly money: Pick<AdminOrderDetails['money'], 'due' | 'dueNow' | 'refunded' | 'refundDue'>;
};

/** What follows a step for the customer, said only where it is true. */
export function sayNotified(order: Reached): string {
  if (order.contact.email !== '') return 'The customer is notified by email.';
  return canBeNotified(order)
    ? 'The customer is notified in their account.'
    : 'The customer has no email address: tell them on WhatsApp or call.';
}

/** What the shop would have written to them, for WhatsApp; with the account it can be paid without another question. */
export function writeCustomerMessage(told: Told, account: TransferAccount | null = null): string {
  const { contact, number, status, method, slot, money } = told;
  const firstName = findGreetingName(contact.name);
  const when = `${nameDay(slot.day)}, ${writeTimes(slot)}`;
  const order = `your order ${number}`;
  const due = money.due > 0 ? ` ${writeNaira(money.due)} is due.` : '';
  const says = () => {
    switch (status) {
      case 'pending_payment':
        return `we’re holding ${order} for ${when}.${askForPayment(told, account)}`;
      case 'confirmed':
      case 'in_kitchen':
        return `${order} is confirmed for ${when}.${due}`;
      case 'ready':
        return method === 'pickup'
          ? `${order} is ready. Pick it up on ${when}.${due}`
          : `${order} is ready and will be delivered on ${when}.${due}`;
      case 'out_for_delivery':
        return `${order} is out for delivery. Please keep your phone close.${due}`;
      case 'delivered':
      case 'collected':
        return `thank you for ${order}. How was it? We’d love to hear from you.${due}`;
      case 'delivery_failed':
        return `we couldn’t deliver ${order}. When can we come again?`;
      case 'cancelled':
        return `${order} is cancelled.${sayRefund(money)}`;
      case 'expired':
        return `${order} has expired because we didn’t receive a payment in time.`;
    }
  };
  return `Hello ${firstName}, ${says()}`;
}

/** To whoever nothing else tells that the order comes at another time; how it is paid has been said before. */
export function writeMovedMessage({ contact, number, slot, method, money }: Told): string {
  const when = `${nameDay(slot.day)}, ${writeTimes(slot)}`;
  const due = money.due > 0 ? ` ${writeNaira(money.due)} is due.` : '';
  return `Hello ${findGreetingName(contact.name)}, we’ve moved your order ${number}. The new time for your ${method} is ${when}.${due}`;
}

/** How much, by when, and where to: all that a bank's app asks for. */
function askForPayment({ number, payment, holdUntil, money }: Told, account: TransferAccount | null): string {
  if (money.dueNow === 0) return '';
  const isDeposit = money.dueNow < money.due;
  const asked = isDeposit ? `a deposit of ${writeNaira(money.dueNow)}` : writeNaira(money.dueNow);
  const until = holdUntil === null ? '' : ` by ${formatMoment(holdUntil)}`;
  const to =
    payment === 'transfer' && account !== null
      ? ` Bank transfer: ${account.bank}, ${account.accountNumber}, ${account.accountName}, reference ${number}.`
      : '';
  return ` Please pay ${asked}${until} to confirm it.${to}`;
}

function sayRefund({ refunded, refundDue }: Told['money']): string {
  const back = refunded > 0 ? ` We’ve refunded ${writeNaira(refunded)}.` : '';
  return refundDue > 0 ? `${back} We’ll refund you ${writeNaira(refundDue)}.` : back;
}

export function linkWhatsapp(order: Told, account?: TransferAccount | null): string {
  return buildWhatsappLink(order.contact.phone, writeCustomerMessage(order, account));
}
