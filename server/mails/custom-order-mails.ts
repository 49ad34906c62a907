import type { CustomOrder, CustomOrderMessage, Quote } from '../../contract/custom-orders.ts';
import { describeServings } from '../../domain/custom-orders/describe-servings.ts';
import { QUOTE_DELIVERY, QUOTE_TOTAL_NAME, sayQuoteBalance } from '../../domain/custom-orders/quote-words.ts';
import { sayDay, sayDayShortly } from '../../domain/delivery/day-words.ts';
import { convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import { formatPhoneForNigeria } from '../../domain/phone.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { findQuoteDay } from '../../domain/shop/quote-day.ts';
import { showCake } from './cake-picture.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless } from './harmless-text.ts';
import { FOR_ADMINISTRATORS, type MailAmount, type MailFact } from './mail-content.ts';
import { sayMoment } from './say-moment.ts';

export type CustomOrderMailFacts = {
  readonly shop: ShopProfile;
  readonly customOrder: CustomOrder;
  readonly customerName: string;
  readonly link: string;
};

const JUST_REPLY = 'Questions? Just reply to this email.';

/** To every administrator: a customer asks for a cake. */
export function composeNewCustomOrderMail(facts: CustomOrderMailFacts): ComposedMail {
  const { shop, customOrder, customerName, link } = facts;
  const { number, instructions, budget, wantedDay, phone, pictures } = customOrder;
  return composeMail(shop, {
    subject: `New custom order${wantedDay ? ` for ${sayDayShortly(wantedDay)}` : ''} – ${number}`,
    preview: customOrder.description,
    heading: 'New custom order',
    paragraphs: [
      'A customer would like a quote for this cake:',
      customOrder.description,
      ...(instructions === '' ? [] : [`“${makeHarmless(instructions)}”`]),
    ],
    picture: showCake(customOrder.design, customOrder.description, link),
    facts: [
      { label: 'Custom order', value: number },
      { label: 'Quote due', value: `By the end of ${sayQuoteDay(shop, customOrder)}` },
      { label: 'Needed for', value: wantedDay ? sayDay(wantedDay) : 'No date given' },
      { label: 'Customer', value: `${makeHarmless(customerName)}, ${formatPhoneForNigeria(phone)}` },
      { label: 'Design price', value: formatAmount(customOrder.designPrice) },
      ...(budget === null ? [] : [{ label: 'Budget', value: formatAmount(budget) }]),
      ...(pictures.length === 0 ? [] : [{ label: 'Pictures', value: String(pictures.length) }]),
    ],
    button: { label: 'Send a quote', link },
    smallPrint: [FOR_ADMINISTRATORS],
  });
}

/** The cake as it was chosen, without what is written on it. */
type UnletteredCake = { readonly design: string; readonly description: string };

/** To a guest: how to find the request again, and what was asked for. The address is nobody's proved one, so nothing typed is in it, nor the lettering of the cake. */
export function composeRequestReceivedMail(
  { shop, customOrder, link }: CustomOrderMailFacts,
  /** Null where nothing was designed. */
  cake: UnletteredCake | null,
): ComposedMail {
  const { budget, pictures, instructions } = customOrder;
  const says = `We’ve received your cake request. You’ll have our quote by the end of ${sayQuoteDay(shop, customOrder)}.`;
  return composeMail(shop, {
    subject: `Your cake request – ${customOrder.number}`,
    preview: says,
    heading: 'We have your cake request',
    paragraphs: [
      greet(''),
      says,
      ...(instructions === '' ? [] : ['We’ve saved what you wrote with your request.']),
      'The button opens your request on any device. Anyone with this email can open the request and reply, so please don’t forward it.',
    ],
    ...(cake && { picture: showCake(cake.design, cake.description, link) }),
    facts: [
      { label: 'Cake request', value: customOrder.number },
      ...(cake ? [{ label: 'Cake', value: cake.description }] : []),
      ...(cake ? [{ label: 'Serves', value: describeServings(customOrder.servings, instructions) }] : []),
      ...(customOrder.wantedDay ? [{ label: 'Needed for', value: sayDay(customOrder.wantedDay) }] : []),
      ...(budget === null ? [] : [{ label: 'Budget', value: formatAmount(budget) }]),
      ...(pictures.length === 0 ? [] : [{ label: 'Pictures', value: String(pictures.length) }]),
    ],
    button: { label: 'View my request', link },
    smallPrint: ['If you didn’t ask for a quote, ignore this email.', JUST_REPLY],
  });
}

/** To the customer: what it costs, for when, and until when that holds. */
export function composeQuoteMail(facts: CustomOrderMailFacts, quote: Quote): ComposedMail {
  const { shop, customOrder, customerName, link } = facts;
  const isFurther = quote.version > 1;
  const isAskedInFull = quote.deposit >= quote.total;
  return composeMail(shop, {
    subject: `${isFurther ? 'Your new cake quote' : 'Your cake quote'}: ${formatAmount(quote.total)}`,
    preview: `For ${sayDay(quote.day)}. Valid until ${sayMoment(quote.expiresAt)}.`,
    heading: isFurther ? 'Your new quote is ready' : 'Your quote is ready',
    paragraphs: [
      greet(customerName),
      `Our ${isFurther ? 'new quote' : 'quote'} for your cake is ${formatAmount(quote.total)} without delivery. You pay ${isAskedInFull ? 'it in full' : `a deposit of ${formatAmount(quote.deposit)}`} when you accept.`,
      ...(quote.note === '' ? [] : [quote.note]),
    ],
    ...(customOrder.isDesigned && { picture: showCake(customOrder.design, customOrder.description, link) }),
    facts: [
      ...listIdentity(customOrder),
      { label: 'Date', value: sayDay(quote.day) },
      { label: 'Valid until', value: sayMoment(quote.expiresAt) },
      ...(isAskedInFull ? [] : [{ label: 'Deposit', value: formatAmount(quote.deposit) }]),
      { label: 'Balance', value: sayQuoteBalance(quote) },
    ],
    amounts: listAmounts(quote),
    button: { label: 'View and accept quote', link },
    smallPrint: [
      'You choose delivery or pickup when you accept. The balance is due before delivery or pickup.',
      JUST_REPLY,
    ],
  });
}

/** To the customer, or with `forAdmin` to every administrator: the other side has written. */
export function composeMessageMail(
  { shop, customOrder, customerName, link }: CustomOrderMailFacts,
  message: CustomOrderMessage,
  { forAdmin }: { readonly forAdmin: boolean },
): ComposedMail {
  const photos = message.pictures.length === 1 ? '1 picture' : `${message.pictures.length} pictures`;
  const sentPhotos = forAdmin ? `Your customer has sent ${photos}.` : `We’ve sent you ${photos}.`;
  const said = message.text === '' ? [] : [`“${makeHarmless(message.text)}”`];
  const sent = message.pictures.length === 0 ? [] : [sentPhotos];
  return composeMail(shop, {
    subject: forAdmin
      ? `New message about custom order ${customOrder.number}`
      : `${shop.name} sent a message about your cake`,
    preview: makeHarmless(message.text) || sentPhotos,
    heading: forAdmin ? 'New message from your customer' : 'New message about your cake',
    paragraphs: [...(forAdmin ? [] : [greet(customerName)]), ...said, ...sent],
    facts: listIdentity(customOrder, forAdmin ? customerName : undefined),
    button: { label: 'Read and reply', link },
    smallPrint: [
      forAdmin ? FOR_ADMINISTRATORS : 'To reply, tap the button. It keeps all your messages together.',
    ],
  });
}

/** To the customer: the bakery has said no, and why. */
export function composeDeclinedMail({
  shop,
  customOrder,
  customerName,
  link,
}: CustomOrderMailFacts): ComposedMail {
  const says = 'We’re sorry, but we can’t make this cake.';
  return composeMail(shop, {
    subject: `We can’t make your cake – cake request ${customOrder.number}`,
    preview: says,
    heading: 'We can’t make this cake',
    paragraphs: [greet(customerName), says, customOrder.declineReason],
    facts: listIdentity(customOrder),
    button: { label: 'View my request', link },
    smallPrint: [JUST_REPLY],
  });
}

/** To the customer: the quote was not accepted in time. */
export function composeQuoteExpiredMail({
  shop,
  customOrder,
  customerName,
  link,
}: CustomOrderMailFacts): ComposedMail {
  const says =
    'Our quote for your cake has expired. If you’d still like the cake, send your request again and we’ll send a new quote.';
  return composeMail(shop, {
    subject: `Your cake quote has expired – cake request ${customOrder.number}`,
    preview: says,
    heading: 'Your quote has expired',
    paragraphs: [greet(customerName), says],
    facts: listIdentity(customOrder),
    button: { label: 'View my request', link },
    smallPrint: [JUST_REPLY],
  });
}

function sayQuoteDay({ openingHours }: ShopProfile, { createdAt }: CustomOrder): string {
  return sayDay(findQuoteDay(new Date(createdAt), openingHours));
}

/** The desk's word for it is that of its menu. */
function listIdentity({ number, description }: CustomOrder, customerName?: string): readonly MailFact[] {
  return [
    { label: customerName === undefined ? 'Cake request' : 'Custom order', value: number },
    ...(customerName === undefined ? [] : [{ label: 'Customer', value: makeHarmless(customerName) }]),
    { label: 'The cake', value: description },
  ];
}

function listAmounts({ lines, total }: Quote): readonly MailAmount[] {
  return [
    ...lines.map(({ words, amount }) => ({ label: words, amount: formatAmount(amount) })),
    // Beside it, the words would take the room of the names above.
    { label: QUOTE_DELIVERY.name, note: QUOTE_DELIVERY.amount, amount: '' },
    { label: QUOTE_TOTAL_NAME, amount: formatAmount(total) },
  ];
}

function formatAmount(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
