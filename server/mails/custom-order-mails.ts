import type { CustomOrder, CustomOrderMessage, Quote } from '../../contract/custom-orders.ts';
import { sayDay } from '../../domain/delivery/day-words.ts';
import { convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import { formatPhoneForNigeria } from '../../domain/phone.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { showCake } from './cake-picture.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless } from './harmless-text.ts';
import type { MailAmount, MailFact } from './mail-content.ts';
import { sayMoment } from './say-moment.ts';

export type CustomOrderMailFacts = {
  readonly shop: ShopProfile;
  readonly customOrder: CustomOrder;
  readonly customerName: string;
  readonly link: string;
};

const SWITCH_OFF = 'You get this e-mail because you run the shop. Your account page switches it off.';
const A_PERSON_READS_IT = 'Questions? Answer on its page or by this e-mail, and a person reads it.';

/** To every administrator: somebody wishes for a cake. */
export function composeNewCustomOrderMail(facts: CustomOrderMailFacts): ComposedMail {
  const { shop, customOrder, customerName, link } = facts;
  const { number, instructions, budget, wantedDay, phone, pictures } = customOrder;
  return composeMail(shop, {
    subject: `New custom order ${number}${wantedDay ? ` for ${sayDay(wantedDay)}` : ''}`,
    preview: customOrder.description,
    heading: 'Somebody wishes for a cake',
    paragraphs: [
      customOrder.description,
      ...(instructions === '' ? [] : [`“${makeHarmless(instructions)}”`]),
    ],
    picture: showCake(customOrder.design, customOrder.description, link),
    facts: [
      { label: 'Custom order', value: number },
      { label: 'Wanted for', value: wantedDay ? sayDay(wantedDay) : 'No day named' },
      { label: 'Customer', value: `${makeHarmless(customerName)}, ${formatPhoneForNigeria(phone)}` },
      { label: 'The design alone', value: formatAmount(customOrder.designPrice) },
      ...(budget === null ? [] : [{ label: 'Budget', value: formatAmount(budget) }]),
      ...(pictures.length === 0 ? [] : [{ label: 'Pictures', value: String(pictures.length) }]),
    ],
    button: { label: 'Answer with a quote', link },
    smallPrint: [SWITCH_OFF],
  });
}

/** To the customer: what it costs, for when, and until when that holds. */
export function composeQuoteMail(facts: CustomOrderMailFacts, quote: Quote): ComposedMail {
  const { shop, customOrder, customerName, link } = facts;
  const { number, description } = customOrder;
  const isFurther = quote.version > 1;
  return composeMail(shop, {
    subject: `${isFurther ? 'A new quote' : 'Our quote'} for your cake: ${formatAmount(quote.total)}`,
    preview: `For ${sayDay(quote.day)}. It holds until ${sayMoment(quote.expiresAt)}.`,
    heading: isFurther ? 'Your cake, thought over' : 'We would love to bake this',
    paragraphs: [greet(customerName), description, ...(quote.note === '' ? [] : [quote.note])],
    picture: showCake(customOrder.design, description, link),
    facts: [
      { label: 'Custom order', value: number },
      { label: 'For', value: sayDay(quote.day) },
      { label: 'The quote holds until', value: sayMoment(quote.expiresAt) },
      { label: 'Deposit', value: formatAmount(quote.deposit) },
    ],
    amounts: listAmounts(quote),
    button: { label: 'See and accept the quote', link },
    smallPrint: [
      'You pay the deposit when you accept, and the rest before we hand over the cake. Delivery is added where we bring it.',
      A_PERSON_READS_IT,
    ],
  });
}

/** To the customer, or with `forDesk` to every administrator: the other side has written. */
export function composeMessageMail(
  { shop, customOrder, customerName, link }: CustomOrderMailFacts,
  message: CustomOrderMessage,
  { forAdmin }: { readonly forAdmin: boolean },
): ComposedMail {
  const pictures = message.pictures.length;
  const sent =
    pictures === 0 ? [] : [pictures === 1 ? 'A picture came with it.' : `${pictures} pictures came with it.`];
  const said = message.text === '' ? [] : [`“${makeHarmless(message.text)}”`];
  return composeMail(shop, {
    subject: forAdmin
      ? `Message about custom order ${customOrder.number}`
      : `${shop.name} has written about your cake`,
    preview: makeHarmless(message.text) || 'Pictures, to look at together.',
    heading: forAdmin ? 'Your customer has written' : 'A word about your cake',
    paragraphs: [...(forAdmin ? [] : [greet(customerName)]), ...said, ...sent],
    facts: listIdentity(customOrder, forAdmin ? customerName : undefined),
    button: { label: 'Read and answer', link },
    smallPrint: [forAdmin ? SWITCH_OFF : A_PERSON_READS_IT],
  });
}

/** To the customer: the bakery has said no, and why. */
export function composeDeclinedMail({
  shop,
  customOrder,
  customerName,
  link,
}: CustomOrderMailFacts): ComposedMail {
  const says = 'We have thought about your cake and cannot make it this time.';
  return composeMail(shop, {
    subject: `About your custom order ${customOrder.number}`,
    preview: says,
    heading: 'Not this one, we are sorry',
    paragraphs: [greet(customerName), says, customOrder.declineReason],
    facts: listIdentity(customOrder),
    button: { label: 'See my custom order', link },
    smallPrint: [A_PERSON_READS_IT],
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
    'We have kept our quote open as long as we could. If you still want the cake, send your wish again.';
  return composeMail(shop, {
    subject: `The quote for custom order ${customOrder.number} has run out`,
    preview: says,
    heading: 'Our quote has run out',
    paragraphs: [greet(customerName), says],
    facts: listIdentity(customOrder),
    button: { label: 'See my custom order', link },
    smallPrint: [A_PERSON_READS_IT],
  });
}

function listIdentity({ number, description }: CustomOrder, customerName?: string): readonly MailFact[] {
  return [
    { label: 'Custom order', value: number },
    ...(customerName === undefined ? [] : [{ label: 'Customer', value: makeHarmless(customerName) }]),
    { label: 'The cake', value: description },
  ];
}

function listAmounts({ lines, total }: Quote): readonly MailAmount[] {
  return [
    ...lines.map(({ words, amount }) => ({ label: words, amount: formatAmount(amount) })),
    { label: 'Total', amount: formatAmount(total) },
  ];
}

function formatAmount(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
