import type { TransferAccount } from '../../contract/delivery.ts';
import type { Order } from '../../contract/orders.ts';
import { sayDay, sayDayShortly, sayTimes } from '../../domain/delivery/day-words.ts';
import { convertKoboToNaira, convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import { countItems } from '../../domain/orders/order-sums.ts';
import { isMovable } from '../../domain/orders/statuses.ts';
import { isPaidOnline, needsHold } from '../../domain/payments/payment-methods.ts';
import { formatPhoneForNigeria } from '../../domain/phone.ts';
import { listAddressLines } from '../../domain/shop/address-lines.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { showCake } from './cake-picture.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless, makeHarmlessLines } from './harmless-text.ts';
import { FOR_ADMINISTRATORS, type MailContent, type MailFact } from './mail-content.ts';
import { listAmounts } from './order-amounts.ts';
import { sayRecipientPays } from './recipient-pays.ts';
import { sayMoment } from './say-moment.ts';

export type OrderMailFacts = {
  readonly shop: ShopProfile;
  readonly order: Order;
  readonly link: string;
  /** The link opens the order to whoever has it, as a guest's does. */
  readonly isLinkSecret: boolean;
  /** Null when the shop tells its account to whoever asks. */
  readonly transferAccount: TransferAccount | null;
  /** What was typed and is not repeated to a mailbox that nobody has proved, such as "gift message". */
  readonly leftOut?: readonly string[];
};

/** To the customer: what was ordered, when it comes, and how to pay for it. */
export function composeOrderPlacedMail(facts: OrderMailFacts): ComposedMail {
  const { shop, order, link, isLinkSecret } = facts;
  // As it was when it was placed, whatever has become of it since.
  const isHeld = needsHold(order.payment) && !isCovered(order);
  if (order.isUnconfirmed) return composeConfirmationMail(facts);
  const news = isHeld
    ? 'Thank you for your order.'
    : `Thank you. Your order is confirmed for ${sayWhen(order)}.`;
  const says = `${news} ${sayHowToPay(facts)}`;
  return composeMail(shop, {
    subject: isHeld
      ? `Pay to confirm order ${order.number} – ${shop.name}`
      : `Your order ${order.number} is confirmed`,
    preview: isHeld ? sayHowToPay(facts) : says,
    heading: isHeld ? 'Pay to confirm your order' : 'Your order is confirmed',
    paragraphs: [greet(order.contact.name), says],
    ...showDesign(facts),
    facts: [
      ...listSlotFacts(facts),
      ...listDepositFacts(order),
      ...listPaidFacts(order),
      ...listTransferFacts(facts),
    ],
    amounts: listAmounts(order),
    button: { label: sayButton(order), link },
    smallPrint: [
      ...listTyped(facts),
      ...(order.note ? [`Your note to us: “${makeHarmless(order.note)}”`] : []),
      ...listChangeable(order),
      ...(isLinkSecret ? ['Anyone with this email can see the order, so please don’t forward it.'] : []),
    ],
  });
}

/** To somebody nobody knows yet: the order counts once the link was opened and the button there pressed. */
function composeConfirmationMail(facts: OrderMailFacts): ComposedMail {
  const { shop, order, link } = facts;
  const until = order.holdUntil ? ` until ${sayMoment(order.holdUntil)}` : '';
  return composeMail(shop, {
    subject: `Confirm your order ${order.number} at ${shop.name}`,
    preview: `We’re holding your slot${until}. Please confirm your order.`,
    heading: 'Please confirm your order',
    paragraphs: [
      greet(order.contact.name),
      `Tap the button to confirm your order. We’re holding your slot${until}. ${sayHowToPay(facts)}`,
      'Didn’t place this order? Ignore this email and it will expire.',
    ],
    ...showDesign(facts),
    facts: listSlotFacts(facts),
    amounts: listAmounts(order),
    button: { label: 'Confirm my order', link },
    smallPrint: [
      ...listTyped(facts),
      'Anyone with this email can see the order, so please don’t forward it.',
    ],
  });
}

/** An email may leave when the kitchen has begun. */
export function listChangeable({ status }: Order): readonly string[] {
  return isMovable(status)
    ? ['You can change the date or cancel on the order page until we start baking.']
    : [];
}

/** What is written for others to read, so that a slip is seen in time; inscriptions stand beside their items. */
export function listTyped({ order, leftOut = [] }: OrderMailFacts): readonly string[] {
  if (order.giftMessage) return [`Your gift message: “${makeHarmlessLines(order.giftMessage)}”`];
  return leftOut.length > 0 ? [`Please check your ${leftOut.join(' and ')} on the order page.`] : [];
}

/** To every administrator. */
export function composeNewOrderMail({ shop, order, link }: OrderMailFacts): ComposedMail {
  const { name, phone } = order.contact;
  return composeMail(shop, {
    subject: `New order for ${sayDayShortly(order.slot.day)}: ${formatAmount(order.total)} – ${order.number}`,
    preview: `${countItems(order.itemCount)} for ${sayWhen(order)}.`,
    heading: 'New order',
    paragraphs: [sayWaiting(order)],
    ...showDesign({ order, link }),
    facts: [
      ...listSlotFacts({ shop, order }),
      { label: 'Customer', value: `${makeHarmless(name)}, ${formatPhoneForNigeria(phone)}` },
      ...(order.note ? [{ label: 'Note', value: makeHarmless(order.note) }] : []),
      ...(order.giftMessage ? [{ label: 'Gift message', value: makeHarmlessLines(order.giftMessage) }] : []),
    ],
    amounts: listAmounts(order, 'owner'),
    button: { label: 'View order', link },
    smallPrint: [FOR_ADMINISTRATORS],
  });
}

/** To every administrator; none where the request was answered or withdrawn before it left. */
export function composeChangeRequestMail({ shop, order, link }: OrderMailFacts): ComposedMail | undefined {
  const { changeRequest, contact, number } = order;
  if (changeRequest?.status !== 'open') return undefined;
  const { wanted, words } = changeRequest;
  return composeMail(shop, {
    subject: `Order ${number}: change requested`,
    preview: [...wanted, words]
      .filter((each) => each !== '')
      .map(makeHarmless)
      .join('. '),
    heading: 'A customer has asked for a change',
    paragraphs: [
      'Open the request to see what it would cost, then accept or decline it. Nothing changes until you accept.',
    ],
    facts: [
      ...listSlotFacts({ shop, order }),
      {
        label: 'Customer',
        value: `${makeHarmless(contact.name)}, ${formatPhoneForNigeria(contact.phone)}`,
      },
      ...listAsked(order),
    ],
    button: { label: 'Review request', link },
    smallPrint: [FOR_ADMINISTRATORS],
  });
}

/** The change a customer asks for, point by point. */
export function listAsked({ changeRequest }: Order): readonly MailFact[] {
  if (!changeRequest) return [];
  const { wanted, words } = changeRequest;
  return [
    ...wanted.map((each) => ({ label: 'Change', value: makeHarmless(each) })),
    ...(words ? [{ label: 'Message', value: makeHarmlessLines(words) }] : []),
  ];
}

/** In naira, by vouchers and by what staff took with the order. */
function sumPaid({ money }: Order): { readonly byVoucher: number; readonly otherwise: number } {
  const sum = (payments: Order['money']['payments']) =>
    convertKoboToNaira(payments.reduce((inKobo, { amount }) => inKobo + convertNairaToKobo(amount), 0));
  const { voucher = [], other = [] } = Object.groupBy(money.payments, ({ way }) =>
    way === 'voucher' ? 'voucher' : 'other',
  );
  return { byVoucher: sum(voucher), otherwise: sum(other) };
}

function sumUnpaid(order: Order, asked: number): number {
  const { byVoucher, otherwise } = sumPaid(order);
  const [askedInKobo = 0, ...paidInKobo] = [asked, byVoucher, otherwise].map(convertNairaToKobo);
  const leftInKobo = paidInKobo.reduce((left, paid) => left - paid, askedInKobo);
  return convertKoboToNaira(Math.max(0, leftInKobo));
}

function isCovered(order: Order): boolean {
  return sumUnpaid(order, order.total) === 0;
}

/** What is asked for first, and what is left then and until when: nobody is to take the deposit for all of it. */
function listDepositFacts({ total, money: { deposit }, balanceDay, method }: Order): readonly MailFact[] {
  if (deposit === null || deposit >= total) return [];
  const left = formatNaira(convertNairaToKobo(total) - convertNairaToKobo(deposit));
  const until = balanceDay ? `by ${sayDay(balanceDay)}` : `before ${method}`;
  return [
    { label: 'Deposit', value: formatAmount(deposit) },
    { label: 'Balance', value: `${left} ${until}` },
  ];
}

function listPaidFacts(order: Order): readonly MailFact[] {
  const { byVoucher, otherwise } = sumPaid(order);
  return [
    ...(byVoucher > 0 ? [{ label: 'Paid by voucher', value: formatAmount(byVoucher) }] : []),
    ...(otherwise > 0 ? [{ label: 'Already paid', value: formatAmount(otherwise) }] : []),
  ];
}

function sayWaiting(order: Order): string {
  const { payment, isUnconfirmed, holdUntil } = order;
  if (isCovered(order)) {
    const isByVoucher = sumPaid(order).otherwise === 0;
    return `The order is confirmed and paid${isByVoucher ? ' with a voucher' : ''}.`;
  }
  if (needsHold(payment)) {
    const held = holdUntil ? ` Its slot is held until ${sayMoment(holdUntil)}.` : '';
    return `The order is waiting for payment.${held}`;
  }
  const paid = `will be paid ${payment === 'at_pickup' ? 'at pickup' : 'on delivery'}`;
  return isUnconfirmed
    ? `The order isn’t confirmed yet and ${paid}. Call the customer to confirm it, or wait for them to confirm by email.`
    : `The order is confirmed and ${paid}.`;
}

/** Of the first designed cake; the others are told in words. */
function showDesign({ order, link }: Pick<OrderMailFacts, 'order' | 'link'>): Pick<MailContent, 'picture'> {
  const line = order.lines.find(({ design }) => design !== '');
  return line ? { picture: showCake(line.design, line.sizeName ?? line.name, link) } : {};
}

function sayButton(order: Order): string {
  const { payment } = order;
  if (isCovered(order)) return 'Track my order';
  if (isPaidOnline(payment)) return 'Pay now';
  return needsHold(payment) ? 'View my order' : 'Track my order';
}

function sayHowToPay({ order, transferAccount }: OrderMailFacts): string {
  if (isCovered(order)) return sumPaid(order).otherwise > 0 ? 'It’s paid.' : 'It’s paid with your voucher.';
  const asked = sumAsked(order);
  if (order.payment === 'on_delivery') {
    return sayRecipientPays(order, asked) ?? `Please have ${asked} ready when we deliver.`;
  }
  if (order.payment === 'at_pickup') return `You’ll pay ${asked} at pickup.`;
  const amount = nameAsked(order);
  const until = order.holdUntil ? ` before ${sayMoment(order.holdUntil)}` : '';
  if (isPaidOnline(order.payment)) {
    return `If you haven’t paid yet, pay ${amount}${until} to confirm your order.`;
  }
  const how = transferAccount
    ? `Transfer ${amount} to the account below${until} with ${order.number} as the reference.`
    : `Reply to this email or call us for our account number, then transfer ${amount}${until} with ${order.number} as the reference.`;
  return `${how} We’ll confirm your order as soon as we receive it.`;
}

function sumAsked(order: Order): string {
  return formatAmount(sumUnpaid(order, order.money.deposit ?? order.total));
}

/** Says why it is not the total, which stands in the same mail. */
function nameAsked(order: Order): string {
  if (order.money.deposit !== null && order.money.deposit < order.total)
    return `the deposit of ${sumAsked(order)}`;
  return sumUnpaid(order, order.total) < order.total ? `the remaining ${sumAsked(order)}` : sumAsked(order);
}

function listTransferFacts({ order, transferAccount }: OrderMailFacts): readonly MailFact[] {
  if (order.payment !== 'transfer' || !transferAccount || isCovered(order)) return [];
  const { bank, accountNumber, accountName } = transferAccount;
  return [
    { label: 'Account number', value: accountNumber },
    { label: 'Bank', value: bank },
    { label: 'Account name', value: accountName },
    { label: 'Amount', value: sumAsked(order) },
    { label: 'Reference', value: order.number },
  ];
}

export function listSlotFacts({ shop, order }: Pick<OrderMailFacts, 'shop' | 'order'>): readonly MailFact[] {
  const { address } = order;
  const shopAddress = listAddressLines(shop.address).join(', ');
  return [
    { label: 'Order number', value: order.number },
    { label: order.method === 'delivery' ? 'Delivery' : 'Pickup', value: sayWhen(order) },
    ...(address ? [{ label: 'To', value: sayAddress(address) }] : []),
    ...(address?.recipient ? [{ label: 'Recipient', value: sayRecipient(address) }] : []),
    ...(order.method === 'pickup' && shopAddress ? [{ label: 'Pick up at', value: shopAddress }] : []),
  ];
}

export function sayWhen({ slot }: { readonly slot: Pick<Order['slot'], 'day' | 'from' | 'to'> }): string {
  return `${sayDay(slot.day)}, ${sayTimes(slot)}`;
}

function sayAddress({ street, area, landmark, lga, state }: NonNullable<Order['address']>): string {
  const where = landmark === '' ? street : `${street} (${landmark})`;
  return makeHarmless([where, area, lga, state].filter((part) => part !== '').join(', '));
}

function sayRecipient({ recipient, phone }: NonNullable<Order['address']>): string {
  return makeHarmless([recipient, phone && formatPhoneForNigeria(phone)].filter(Boolean).join(', '));
}

function formatAmount(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
