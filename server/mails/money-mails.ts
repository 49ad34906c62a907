import type { Order } from '../../contract/orders.ts';
import { convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless } from './harmless-text.ts';
import type { MailFact } from './mail-content.ts';
import type { OrderMailFacts } from './order-mails.ts';

const QUESTIONS = 'Questions? Answer this e-mail, and a person reads it.';

/** To the customer: so much has come, and what that means for the order. */
export function composePaymentMail({ shop, order, link }: OrderMailFacts, amount: number): ComposedMail {
  const came = formatAmount(amount);
  return composeMail(shop, {
    subject: `We have received ${came} for your order ${order.number}`,
    preview: sayWhatFollows(order),
    heading: 'Your payment has arrived',
    paragraphs: [greet(order.contact.name), `Thank you: ${came} came in. ${sayWhatFollows(order)}`],
    facts: [{ label: 'Order number', value: order.number }, ...listMoneyFacts(order)],
    button: { label: order.money.due > 0 ? 'Pay the rest' : 'See my order', link },
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
  const says = `A payment recorded for order ${order.number} was withdrawn. We had recorded ${formatAmount(amount)} by mistake, so please ignore our earlier email about it.${follows}`;
  return composeMail(shop, {
    subject: `A correction: payment for order ${order.number}`,
    preview: says,
    heading: 'A payment was withdrawn',
    paragraphs: [greet(order.contact.name), says],
    facts: [{ label: 'Order number', value: order.number }, ...listMoneyFacts(order)],
    button: { label: 'See my order', link },
    smallPrint: ['Did you pay this? Just reply to this email, and we’ll look into it.'],
  });
}

/** To the customer: money goes back. */
export function composeRefundMail(
  { shop, order, link }: OrderMailFacts,
  { amount, isDone }: { readonly amount: number; readonly isDone: boolean },
): ComposedMail {
  const back = formatAmount(amount);
  const says = isDone
    ? `We have sent you ${back} back. Your bank may take a working day to show it.`
    : `We are sending you ${back} back, the way it came. Banks take up to ten working days for that; we write again when it is done.`;
  return composeMail(shop, {
    subject: isDone ? `${back} sent back for order ${order.number}` : `${back} is on its way back to you`,
    preview: says,
    heading: isDone ? 'Your money is back with you' : 'Your money is on its way back',
    paragraphs: [greet(order.contact.name), says],
    facts: [{ label: 'Order number', value: order.number }, ...listMoneyFacts(order)],
    button: { label: 'See my order', link },
    smallPrint: [QUESTIONS],
  });
}

/** To every administrator: a person has to look at the money of an order. */
export function composePaymentProblemMail(
  { shop, order, link }: OrderMailFacts,
  { isClaim }: { readonly isClaim: boolean },
): ComposedMail {
  const says = isClaim ? sayClaim(order) : sayProblem(order);
  return composeMail(shop, {
    subject: isClaim
      ? `Order ${order.number}: has the transfer come?`
      : `Order ${order.number}: look at the money`,
    preview: says,
    heading: isClaim ? 'A customer says: I have paid' : 'Money that does not fit its order',
    paragraphs: [says],
    facts: [
      { label: 'Order number', value: order.number },
      { label: 'Customer', value: makeHarmless(order.contact.name) },
      ...listMoneyFacts(order),
    ],
    button: { label: 'Settle it', link },
    smallPrint: ['You get this e-mail because you run the shop. Your account page switches it off.'],
  });
}

function sayWhatFollows({ status, money, takenUpAs }: Order): string {
  if (takenUpAs)
    return `It came after your place had been given up, so the order goes on as ${takenUpAs.number}.`;
  if (status === 'expired')
    return 'It came after your place had been given up. We look whether there is still room, and write again; otherwise the money comes back to you.';
  if (status === 'cancelled') return 'The order had been cancelled, so this money comes back to you.';
  if (money.due > 0) return `${formatAmount(money.due)} is still to be paid.`;
  if (money.refundDue > 0) return `That is ${formatAmount(money.refundDue)} too much; it comes back to you.`;
  return 'Your order is paid in full.';
}

function sayClaim({ number, money }: Order): string {
  return `The transfer of ${formatAmount(money.due)} should be on the account, with ${number} as its reference. Record it on the order’s page as soon as you see it.`;
}

function sayProblem({ status, money }: Order): string {
  if (money.refundDue > 0 && (status === 'expired' || status === 'cancelled')) {
    const advice = status === 'expired' ? 'Send it back, or take the order up again.' : 'Send it back.';
    return `The order is ${status}, and ${formatAmount(money.refundDue)} of the customer’s money is here. ${advice}`;
  }
  if (money.paid > 0 && money.refunded === money.paid)
    return 'All that was paid for the order has gone back. Look whether it is still to be baked.';
  if (money.due > 0) return `Less came than the order costs: ${formatAmount(money.due)} is missing.`;
  if (money.refundDue > 0)
    return `More came than the order costs: ${formatAmount(money.refundDue)} too much.`;
  return 'A payment or refund needs you: look at the order’s money.';
}

function listMoneyFacts(order: Order): readonly MailFact[] {
  return [{ label: 'Total', value: formatAmount(order.total) }, ...listPaid(order)];
}

export function listPaid({ money }: Order): readonly MailFact[] {
  return [
    { label: 'Paid', value: formatAmount(money.paid) },
    ...(money.refunded > 0 ? [{ label: 'Sent back', value: formatAmount(money.refunded) }] : []),
    ...(money.due > 0 ? [{ label: 'Still to pay', value: formatAmount(money.due) }] : []),
  ];
}

function formatAmount(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
