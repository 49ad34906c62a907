import type { VoucherTransfer } from '../../contract/vouchers.ts';
import { sayDay, sayDayShortly } from '../../domain/delivery/day-words.ts';
import { formatNaira } from '../../domain/money.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless, makeHarmlessLines } from './harmless-text.ts';

export type VoucherMailFacts = {
  readonly shop: ShopProfile;
  readonly recipientName: string;
  readonly buyerName: string;
  readonly message: string;
  readonly amountInKobo: number;
  readonly balanceInKobo: number;
  readonly expiresOn: string | null;
  /** Null: the buyer passes it on. */
  readonly sendOn: string | null;
  /** Null: not yet. */
  readonly sentAt: Date | null;
  /** With its code. */
  readonly link: string;
};

const SECRET = 'Anyone with this email can use the voucher, so please don’t forward it.';
/** Whoever passes it on themselves may well do so by forwarding. */
const SECRET_OF_BUYER =
  'Anyone with this email can use the voucher, so share it only with the person it’s for.';

/** To whoever was entered as the buyer, before anything was paid: nothing that was typed is in it. */
export function composeUnpaidVoucherMail(
  facts: VoucherMailFacts & { readonly transfer: VoucherTransfer | null },
): ComposedMail {
  const { shop, amountInKobo, transfer, link } = facts;
  const amount = formatNaira(amountInKobo);
  const how = transfer
    ? `Transfer ${amount} to the account below with ${transfer.reference} as the reference.`
    : `Reply to this email or call us for our account number, then transfer ${amount}.`;
  return composeMail(shop, {
    subject: `Pay for your ${amount} voucher – ${shop.name}`,
    preview: how,
    heading: 'Pay to get your voucher',
    paragraphs: [
      greet(''),
      `Thank you for choosing a voucher from ${shop.name}. ${how} We’ll email you when we receive it.`,
    ],
    facts: transfer
      ? [
          { label: 'Account number', value: transfer.accountNumber },
          { label: 'Bank', value: transfer.bank },
          { label: 'Account name', value: transfer.accountName },
          { label: 'Amount', value: amount },
          { label: 'Reference', value: transfer.reference },
        ]
      : [],
    button: { label: 'Pay for the voucher', link },
    smallPrint: [SECRET],
  });
}

/** To the buyer, once it is paid for: it can be printed or passed on. */
export function composeBoughtVoucherMail(facts: VoucherMailFacts): ComposedMail {
  const { shop, buyerName, recipientName, balanceInKobo, sendOn, sentAt, link } = facts;
  const amount = formatNaira(balanceInKobo);
  const to = recipientName === '' ? 'the recipient' : makeHarmless(recipientName);
  const emailed = sentAt
    ? `We’ve emailed it to ${to}.`
    : sendOn !== null && `We’ll email it to ${to} on ${sayDay(sendOn)}.`;
  const follows = emailed ? `${emailed} You can open it here too.` : 'Open it to print or share it.';
  return composeMail(shop, {
    subject: `Your ${amount} voucher for ${shop.name}`,
    preview: follows,
    heading: 'Your voucher is ready',
    paragraphs: [greet(buyerName), `Thank you. We’ve received ${amount} for your voucher. ${follows}`],
    button: { label: 'Open the voucher', link },
    smallPrint: [emailed ? SECRET : SECRET_OF_BUYER],
  });
}

/** To whoever it is a present for, on the day that was chosen. */
export function composeVoucherMail(facts: VoucherMailFacts): ComposedMail {
  const { shop, recipientName, buyerName, message, balanceInKobo, expiresOn, link } = facts;
  const amount = formatNaira(balanceInKobo);
  const from = buyerName === '' ? 'You’ve been given' : `${makeHarmless(buyerName)} has given you`;
  return composeMail(shop, {
    subject: `You’ve received a ${amount} voucher for ${shop.name}`,
    preview: `${from} a voucher for ${shop.name}.`,
    heading: `You’ve received a ${amount} voucher`,
    paragraphs: [
      greet(recipientName),
      `${from} a voucher of ${amount} for ${shop.name}. Use it for one order or several.`,
      ...(message === '' ? [] : [`“${makeHarmlessLines(message)}”`]),
    ],
    button: { label: 'Open my voucher', link },
    smallPrint: [
      ...(expiresOn === null ? [] : [`Valid until ${sayDay(expiresOn)} ${expiresOn.slice(0, 4)}.`]),
      SECRET,
    ],
  });
}

/** To whoever has it, while there is time to use it. */
export function composeExpiringVoucherMail(facts: VoucherMailFacts): ComposedMail {
  const { shop, recipientName, balanceInKobo, expiresOn, link } = facts;
  const amount = formatNaira(balanceInKobo);
  const until = expiresOn === null ? 'soon' : `on ${sayDay(expiresOn)}`;
  const says = `You have ${amount} left on your voucher for ${shop.name}. It expires ${until}.`;
  return composeMail(shop, {
    subject: `Your ${amount} voucher expires ${expiresOn === null ? 'soon' : `on ${sayDayShortly(expiresOn)}`} – ${shop.name}`,
    preview: says,
    heading: 'Your voucher expires soon',
    paragraphs: [greet(recipientName), says],
    button: { label: 'Open my voucher', link },
    smallPrint: [SECRET],
  });
}
