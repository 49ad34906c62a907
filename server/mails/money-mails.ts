import type { Order } from '../../contract/orders.ts';
import { convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import { findSurplus, sumUnderWay } from '../../domain/payments/money-back.ts';
import { sayRefundUnderWay } from '../../domain/payments/refund-time.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless } from './harmless-text.ts';
import { FOR_ADMINISTRATORS } from './mail-content.ts';
import { listMoneyAmounts } from './order-amounts.ts';
import type { OrderMailFacts } from './order-mails.ts';

const QUESTIONS = 'Questions? Just reply to this email.';

/** To the customer: so much has come, and what that means for the order. */
export function composePaymentMail({ shop, order, link }: OrderMailFacts, amount: number): ComposedMail {
  const came = formatAmount(amount);
  const follows = sayWhatFollows(order, amount);
  return composeMail(shop, {
    subject: `We’ve received ${came} for order ${order.number}`,
    preview: follows,
    heading: 'Payment received',
    paragraphs: [greet(order.contact.name), `Thank you. We’ve received ${came}. ${follows}`],
    facts: [{ label: 'Order number', value: order.number }],
    // Of an order that goes on under another number the money has gone along.
    amounts: order.reinstatedAs ? [] : listMoneyAmounts(order),
    button: { label: order.money.due > 0 ? 'Pay balance' : 'View my order', link },
    smallPrint: [QUESTIONS],
  });
}

/** To the customer: a payment we told them of was recorded by mistake. */
export function composeWithdrawnPaymentMail(
  { shop, order, link }: OrderMailFacts,
  amount: number,
): ComposedMail {
  const { due } = order.money;
  const follows = due > 0 ? ` ${formatAmount(due)} is due for this order.` : '';
  const says = `We recorded a payment of ${formatAmount(amount)} for order ${order.number} by mistake and have removed it. Please ignore our earlier email about it.${follows}`;
  return composeMail(shop, {
    subject: `Correction: payment for order ${order.number}`,
    preview: says,
    heading: 'We removed a payment',
    paragraphs: [greet(order.contact.name), says],
    facts: [{ label: 'Order number', value: order.number }],
    amounts: listMoneyAmounts(order),
    button: { label: 'View my order', link },
    smallPrint: ['Did you make this payment? Just reply to this email and we’ll look into it.'],
  });
}

/** To the customer: a refund we told them was sent has not left. */
export function composeWithdrawnRefundMail(
  { shop, order, link }: OrderMailFacts,
  amount: number,
): ComposedMail {
  const says = `We told you that your refund of ${formatAmount(amount)} for order ${order.number} was sent. That was a mistake: it hasn’t been sent yet. We’ll email you when it is.`;
  return composeMail(shop, {
    subject: `Correction: refund for order ${order.number}`,
    preview: says,
    heading: 'Your refund hasn’t been sent yet',
    paragraphs: [greet(order.contact.name), says],
    facts: [{ label: 'Order number', value: order.number }],
    amounts: listMoneyAmounts(order),
    button: { label: 'View my order', link },
    smallPrint: [QUESTIONS],
  });
}

type RefundFacts = {
  readonly amount: number;
  readonly isDone: boolean;
  readonly isCash?: boolean;
  /** Where it was sent by transfer; null or left out: not known. */
  readonly account?: string | null;
  /** Of the voucher it was given as; null: it went back to the one that had paid. Left out: money goes back. */
  readonly voucherLink?: string | null;
};

/** To the customer: it is on a voucher. */
function composeCreditMail(
  { shop, order, link }: Pick<OrderMailFacts, 'shop' | 'order' | 'link'>,
  back: string,
  voucherLink: string | null,
): ComposedMail {
  const says =
    voucherLink === null
      ? `We’ve put ${back} back on the voucher you paid with. You can use it for your next order.`
      : `As agreed, we’ve given you ${back} in store credit instead of a refund. You can use it for your next order.`;
  return composeMail(shop, {
    subject:
      voucherLink === null
        ? `${back} is back on your voucher – order ${order.number}`
        : `Your ${back} store credit – order ${order.number}`,
    preview: says,
    heading: voucherLink === null ? 'Refunded to your voucher' : `Your ${back} store credit`,
    paragraphs: [greet(order.contact.name), says],
    facts: [
      { label: 'Order number', value: order.number },
      ...(voucherLink === null ? [] : [{ label: 'Store credit', value: back }]),
    ],
    // Nobody reads "refunded" beside "instead of a refund".
    amounts: voucherLink === null ? listMoneyAmounts(order) : [],
    button:
      voucherLink === null
        ? { label: 'View my order', link }
        : { label: 'Open my voucher', link: voucherLink },
    smallPrint: [
      ...(voucherLink === null
        ? []
        : ['Anyone with this email can use the voucher, so please don’t forward it.']),
      QUESTIONS,
    ],
  });
}

/** To the customer: money goes back. */
export function composeRefundMail(
  { shop, order, link }: OrderMailFacts,
  { amount, isDone, isCash = false, account, voucherLink }: RefundFacts,
): ComposedMail {
  const back = formatAmount(amount);
  if (voucherLink !== undefined) return composeCreditMail({ shop, order, link }, back, voucherLink);
  const sent = isCash
    ? `We’ve refunded ${back} in cash.`
    : `We’ve sent your refund of ${back}${account ? ` to ${account}` : ''}. Your bank may need a little longer to show it.`;
  const says = isDone
    ? sent
    : `${sayRefundUnderWay(back, new Date(order.now))} We’ll email you when it’s done.`;
  return composeMail(shop, {
    subject: isDone
      ? `${isCash ? 'Cash refund' : 'Refund'} of ${back} for order ${order.number}${isCash ? '' : ' sent'}`
      : `Refund of ${back} for order ${order.number} is on its way`,
    preview: says,
    heading: isDone ? (isCash ? 'Refunded in cash' : 'Refund sent') : 'Refund on its way',
    paragraphs: [greet(order.contact.name), says],
    facts: [{ label: 'Order number', value: order.number }],
    amounts: listMoneyAmounts(order),
    button: { label: 'View my order', link },
    smallPrint: [QUESTIONS],
  });
}

/** What was due when its customer said that it is paid; false: it is about something else. */
type Claim = { readonly claimed: number | false };

/** To every administrator: the payments of an order need attention. */
export function composePaymentProblemMail(
  { shop, order, link }: OrderMailFacts,
  { claimed }: Claim,
): ComposedMail {
  const isClaim = claimed !== false;
  const { heading, says } = isClaim ? sayClaim(order, claimed) : sayProblem(order);
  return composeMail(shop, {
    subject: isClaim ? `Order ${order.number}: check a transfer` : `Order ${order.number}: check a payment`,
    preview: says,
    heading,
    paragraphs: [says],
    facts: [
      { label: 'Order number', value: order.number },
      { label: 'Customer', value: makeHarmless(order.contact.name) },
    ],
    amounts: listMoneyAmounts(order),
    button: { label: 'Review payment', link },
    smallPrint: [FOR_ADMINISTRATORS],
  });
}

function sayWhatFollows({ status, money, reinstatedAs }: Order, amount: number): string {
  if (reinstatedAs)
    return `Your order had already expired, so we’ve reinstated it. Your new order number is ${reinstatedAs.number}.`;
  if (status === 'expired')
    return 'Your order had already expired. We’ll check if we can still make it and email you; if we can’t, we’ll refund you.';
  if (status === 'cancelled') return 'Your order was already cancelled, so we’ll refund you.';
  return `${sayPaidInAll(money, amount)}${sayBalance(money)}`;
}

/** More payments may have come until this email leaves: what it says of the order is true of all of them. */
function sayPaidInAll({ paid }: Order['money'], amount: number): string {
  return paid > amount ? `You’ve paid ${formatAmount(paid)} in total. ` : '';
}

function sayBalance(money: Order['money']): string {
  if (money.due > 0) return `${formatAmount(money.due)} is still due.`;
  const [surplus, promised] = [findSurplus(money), sumUnderWay(money)];
  if (surplus > 0) return `That’s ${formatAmount(surplus)} too much, which we’ll refund.`;
  return promised > 0
    ? `Your order is paid in full. We’ll refund ${formatAmount(promised)} and email you when it’s sent.`
    : 'Your order is paid in full.';
}

type Problem = { readonly heading: string; readonly says: string };

function sayClaim({ number }: Order, amount: number): Problem {
  return {
    heading: 'A customer says they’ve paid',
    says: `Check your bank account for a transfer of ${formatAmount(amount)} with the reference ${number}. When you see it, record it on the order page.`,
  };
}

function sayProblem({ status, money }: Order): Problem {
  if (money.refundDue > 0 && (status === 'expired' || status === 'cancelled')) {
    const [state, advice] =
      status === 'expired'
        ? ['has expired', 'Refund it or reinstate the order.']
        : ['was cancelled', 'Refund it.'];
    return {
      heading: `Payment for an order that ${state}`,
      says: `This order ${state}, but the customer has paid ${formatAmount(money.refundDue)}. ${advice}`,
    };
  }
  if (money.paid > 0 && money.refunded === money.paid) {
    return {
      heading: 'Order fully refunded',
      says: 'This order has been fully refunded. Check whether you should still bake it.',
    };
  }
  const heading = 'Payment doesn’t match the order';
  if (money.due > 0)
    return { heading, says: `The payment is ${formatAmount(money.due)} less than the order total.` };
  const surplus = findSurplus(money);
  if (surplus > 0)
    return { heading, says: `The payment is ${formatAmount(surplus)} more than the order total.` };
  return {
    heading: 'Check a payment',
    says: 'A payment or refund for this order needs your attention.',
  };
}

function formatAmount(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
