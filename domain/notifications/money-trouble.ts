import { convertNairaToKobo, formatNaira, isNairaAmount } from '../money.ts';
import { sayDueTime } from '../payments/dispute-words.ts';

type Details = Readonly<Record<string, string | number | boolean>>;
type Words = { readonly title: string; readonly text: string };

/** About what was paid for a voucher, which belongs to no order. Undefined: it is about something else. */
export function sayVoucherTrouble(details: Details): Words | undefined {
  if (typeof details.voucher !== 'string') return undefined;
  const name = `the voucher ending ${details.voucher}`;
  const amount = sayAmount(details.amount);
  if (details.awaited === true) {
    return {
      title: `Voucher ordered: ${amount}`,
      text: `A customer has ordered ${name} and will transfer ${amount}. Record the transfer when it arrives.`,
    };
  }
  if (details.reversed === true || details.dispute === 'lost') {
    return {
      title: details.reversed === true ? 'The bank reversed a payment' : 'Dispute lost',
      text: `The bank reversed the payment of ${amount} for ${name}. What was left on it can no longer be used.`,
    };
  }
  const disputed = sayDispute(name, details);
  const effect =
    details.dispute === 'won'
      ? 'The voucher can be used again.'
      : 'The voucher can’t be used while the dispute is open.';
  return disputed
    ? { ...disputed, text: `${disputed.text} ${effect}` }
    : {
        title: 'Check a payment',
        text: `A payment of ${amount} for ${name} came twice or doesn’t match its price. Refund it at Paystack.`,
      };
}

/** Undefined: it is about something else. */
export function sayDispute(what: string, details: Details): Words | undefined {
  const amount = sayAmount(details.amount);
  if (details.reversed === true) {
    return {
      title: 'The bank reversed a payment',
      text: `The bank reversed the payment of ${amount} for ${what}. The order is on hold until you decide.`,
    };
  }
  if (typeof details.dispute !== 'string') return undefined;
  if (details.dispute === 'won') return { title: 'Dispute won', text: `You keep the ${amount} for ${what}.` };
  if (details.dispute === 'lost') {
    return { title: 'Dispute lost', text: `${amount} for ${what} goes back to the customer.` };
  }
  const due = sayDueTime(new Date(String(details.dueAt)));
  return {
    title: details.dispute === 'reminder' ? 'Reminder: payment disputed' : 'Payment disputed',
    text: `Answer the dispute about ${amount} for ${what} at Paystack by ${due}, or the customer gets the money back.`,
  };
}

export function sayAmount(amountInNaira: unknown): string {
  return typeof amountInNaira === 'number' && isNairaAmount(amountInNaira)
    ? formatNaira(convertNairaToKobo(amountInNaira))
    : 'your money';
}
