import { convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import { DISPUTE_ADVICE, sayDueTime } from '../../domain/payments/dispute-words.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless } from './harmless-text.ts';
import { FOR_ADMINISTRATORS } from './mail-content.ts';
import { listMoneyAmounts } from './order-amounts.ts';
import type { OrderMailFacts } from './order-mails.ts';

type Details = Readonly<Record<string, string | number | boolean>>;

type Said = { readonly subject: string; readonly heading: string; readonly paragraphs: readonly string[] };

/** To every administrator: a bank asks about a payment or has taken it back. Undefined: the message is about something else. */
export function composeDisputeMail(
  { shop, order, link }: OrderMailFacts,
  details: Details,
): ComposedMail | undefined {
  const said = sayTrouble(order.number, details);
  if (!said) return undefined;
  const { subject, heading, paragraphs } = said;
  return composeMail(shop, {
    subject,
    preview: paragraphs[0] ?? heading,
    heading,
    paragraphs,
    facts: [
      { label: 'Order number', value: order.number },
      { label: 'Customer', value: makeHarmless(order.contact.name) },
      ...(typeof details.dueAt === 'string' && isOpen(details)
        ? [{ label: 'Answer by', value: sayDueTime(new Date(details.dueAt)) }]
        : []),
    ],
    amounts: listMoneyAmounts(order),
    button: { label: 'View order', link },
    smallPrint: [FOR_ADMINISTRATORS],
  });
}

function isOpen({ dispute }: Details): boolean {
  return dispute === 'opened' || dispute === 'reminder';
}

function sayTrouble(number: string, details: Details): Said | undefined {
  // Other problems with money name no amount.
  if (typeof details.amount !== 'number') return undefined;
  const amount = formatNaira(convertNairaToKobo(details.amount));
  if (details.reversed === true) {
    return {
      subject: `Order ${number}: the bank took back ${amount}`,
      heading: 'The bank reversed a payment',
      paragraphs: [
        `${amount} for order ${number} went back to the customer’s bank. The amount is due again.`,
        'The order is on hold. Ask the customer to pay again, or cancel or release the order on its page.',
      ],
    };
  }
  switch (details.dispute) {
    case 'opened':
    case 'reminder': {
      const due = sayDueTime(new Date(String(details.dueAt)));
      return {
        subject: `${details.dispute === 'reminder' ? 'Reminder: answer' : 'Answer'} a dispute by ${due} – order ${number}`,
        heading: 'A customer has disputed a payment',
        paragraphs: [
          `A customer has asked their bank to return ${amount} for order ${number}. If you don’t answer by ${due}, they get the money back.`,
          DISPUTE_ADVICE,
          'If the order hasn’t gone out, it’s on hold until the dispute is settled or you release it on its page.',
        ],
      };
    }
    case 'won':
      return {
        subject: `Dispute won: you keep ${amount} – order ${number}`,
        heading: 'You won the dispute',
        paragraphs: [`You keep the ${amount} for order ${number}. You can continue with the order.`],
      };
    case 'lost':
      return {
        subject: `Dispute lost: ${amount} goes back – order ${number}`,
        heading: 'The customer gets the money back',
        paragraphs: [
          `${amount} for order ${number} goes back to the customer, because you accepted the dispute or it wasn’t answered in time.`,
          'If the order hasn’t gone out, decide on its page what happens to it.',
        ],
      };
    default:
      return undefined;
  }
}

/** To the customer: a transfer was not accepted, and what to do instead. */
export function composeRejectedTransferMail(
  { shop, order, link }: OrderMailFacts,
  { amount, asked }: { readonly amount: number; readonly asked: number },
): ComposedMail {
  const says = `Your transfer of ${write(amount)} for order ${order.number} was not accepted, because the amount has to be exactly ${write(asked)}. Your bank will return the money to you.`;
  return composeMail(shop, {
    subject: `Your transfer for order ${order.number} was not accepted`,
    preview: says,
    heading: 'Your transfer was not accepted',
    paragraphs: [greet(order.contact.name), says, `Please pay again, and send exactly ${write(asked)}.`],
    facts: [{ label: 'Order number', value: order.number }],
    amounts: listMoneyAmounts(order),
    button: { label: 'Pay now', link },
    smallPrint: ['Questions? Just reply to this email.'],
  });
}

function write(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
