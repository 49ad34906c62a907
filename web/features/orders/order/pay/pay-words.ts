import type { Order } from '../../../../../contract/orders.ts';
import { readLagosDay, readLagosTime } from '../../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../../domain/money.ts';
import { isPaidOnline, needsHold } from '../../../../../domain/payments/payment-methods.ts';
import { sayWay } from '../../../../../domain/payments/way-words.ts';
import { findNextOpening } from '../../../../../domain/shop/opening-hours.ts';
import type { OpeningHours } from '../../../../../domain/shop/profile.ts';
import { nameDayShortly, nameMomentFrom } from '../../../../ui/slots/day-words.ts';
import { writeNaira } from '../../order-words.ts';
import { isLeftPaying, type PayWay, type ReturnPhase } from './pay-ways.ts';

type Payable = Pick<Order, 'status' | 'payment' | 'money' | 'method' | 'balanceDay'>;

/** What is to be paid next, as a heading. */
export function headPayment({ money }: Payable, way: PayWay | undefined): string {
  const { deposit, paid, transferClaimedAt } = money;
  // Nobody is asked to pay what they say they have paid, as long as they look for no other way.
  if (way === 'transfer' && transferClaimedAt !== null) return 'You told us you’ve paid';
  if (deposit !== null) return paid < deposit ? 'Pay the deposit' : 'Pay the balance';
  if (paid > 0) return 'Pay balance';
  return way === 'transfer' ? 'Pay by bank transfer' : 'Pay for your order';
}

/** Where that stands in the whole; blank when it is the whole. */
export function leadPayment(order: Payable): string {
  const { money, method, balanceDay } = order;
  const { deposit, paid, due } = money;
  const isConfirmed = order.status !== 'pending_payment';
  const receiving = method === 'pickup' ? 'before pickup' : 'before delivery';
  const before = balanceDay === null ? receiving : `by ${nameDayShortly(balanceDay)}`;
  if (deposit !== null && paid < deposit) {
    const restInKobo = convertNairaToKobo(due) - convertNairaToKobo(money.dueNow);
    const now = isConfirmed
      ? `Your order is confirmed, but we don’t have your deposit of ${writeNaira(money.dueNow)}. Please pay it now.`
      : `${writeNaira(money.dueNow)} now to confirm your order.`;
    return `${now} The balance of ${writeNaira(convertKoboToNaira(restInKobo))} is due ${before}.`;
  }
  if (deposit !== null) return `We’ve received your deposit, thank you. The balance is due ${before}.`;
  if (paid > 0) return `${writeNaira(paid)} received, thank you. ${writeNaira(due)} is still due.`;
  // As after a payment that was taken back: the order stays confirmed.
  return isConfirmed && needsHold(order.payment)
    ? `Your order is confirmed, but we don’t have your payment of ${writeNaira(due)}. Please pay it ${before}.`
    : '';
}

/** To whoever came back from paying by card, and nothing came. A transfer may have come all the same. */
export function headMissing({ money }: Pick<Order, 'money'>): string {
  return money.transferClaimedAt === null ? 'Nothing has been paid yet' : 'Your card wasn’t charged';
}

/** Most have left the card page on purpose, and a declined card was told there. */
export function explainMissing({
  status,
  holdUntil,
  now,
  money,
}: Pick<Order, 'status' | 'holdUntil' | 'now' | 'money'>): string {
  if (money.transferClaimedAt !== null) return 'We’re still checking for your transfer.';
  const isHeld = status === 'pending_payment' && holdUntil !== null;
  const held = isHeld
    ? ` Your order is held until ${nameMomentFrom(new Date(now), new Date(holdUntil))}.`
    : '';
  return `You haven’t been charged.${held} If your card was declined, use another card or another way to pay.`;
}

export type WaitingPhase = Exclude<ReturnPhase, 'none' | 'missing'>;

/** To whoever came back from the payment page while money may come: banks may be slower than anybody likes to look at. */
export function explainWait({ status, money }: Pick<Order, 'status' | 'money'>, phase: WaitingPhase): string {
  if (phase === 'unseen') {
    const sent = money.openAttempt?.channel === 'ussd' ? 'dialled the code' : 'sent the transfer';
    return `If you’ve ${sent}, we’ll confirm your payment in a minute or two. Otherwise pay below.`;
  }
  const follows = status === 'pending_payment' ? 'confirm your order' : 'update this page';
  return phase === 'late'
    ? `Banks sometimes take a little longer. We’ll keep checking and ${follows} automatically.`
    : `This usually takes a minute or two. We’ll ${follows} automatically.`;
}

/** Lagos keeps the same hour all year. */
const LAGOS_OFFSET_MINUTES = -60;

/** For whoever’s own clock shows another time than the shop’s; blank for everybody else. */
export function sayLagosTime(moment: Pick<Date, 'getTimezoneOffset'>): string {
  return moment.getTimezoneOffset() === LAGOS_OFFSET_MINUTES ? '' : ' (Lagos time)';
}

/** Before "I've paid": what it sets going, and that the slot is held no shorter for it. */
export function explainClaim({
  status,
  holdUntil,
  now,
}: Pick<Order, 'status' | 'holdUntil' | 'now'>): string {
  if (status !== 'pending_payment' || holdUntil === null) {
    return 'Tap this after you’ve sent the transfer, so we can check for it.';
  }
  const held = nameMomentFrom(new Date(now), new Date(holdUntil));
  return `Tap this after you’ve sent the transfer. We’ll check for it and hold your slot until ${held}.`;
}

/** After "I've paid": when somebody looks, and how long the slot is kept meanwhile. */
export function sayClaimChecked(
  { status, holdUntil, now }: Pick<Order, 'status' | 'holdUntil' | 'now'>,
  openingHours: readonly OpeningHours[],
): string {
  const at = new Date(now);
  const opening = findNextOpening(at, openingHours);
  const isWaiting = status === 'pending_payment';
  const next = isWaiting ? 'We’ll confirm your order' : 'We’ll let you know';
  const check = opening
    ? `We open at ${sayOpening(at, opening)} and check for your transfer then.`
    : `${next} as soon as we see your transfer.`;
  if (!isWaiting || holdUntil === null) return check;
  const held = `We’re holding your slot until ${nameMomentFrom(at, new Date(holdUntil))}.`;
  return `${check} ${held} If your transfer reaches us later, we’ll reinstate your order if there’s room or refund you.`;
}

/** Of today the time says enough. */
function sayOpening(now: Date, opening: Date): string {
  return readLagosDay(opening) === readLagosDay(now) ? readLagosTime(opening) : nameMomentFrom(now, opening);
}

/** Before a transfer that is said to be sent is paid for a second time. */
export function warnPaidTwice({ money }: Pick<Order, 'money'>, by: string): string {
  return `You told us you’ve sent ${writeNaira(money.dueNow)} by transfer. If you pay ${by} too, we’ll refund one of them.`;
}

/** While the shop cannot be asked: whoever may have paid is never asked to pay again. */
export function explainOffline(order: Pick<Order, 'payment' | 'money'>): string {
  if (isLeftPaying(order)) {
    return `${sayBegun(order)} If your bank has charged you, don’t pay again. We’ll check as soon as you’re back online.`;
  }
  if (order.money.transferClaimedAt !== null) {
    return 'You told us you’ve sent your transfer. You’ll see here whether we’ve found it as soon as you’re back online.';
  }
  return order.payment === 'transfer'
    ? 'Once you’ve sent your transfer and you’re back online, tell us here, so we can check for it.'
    : 'You can pay as soon as you’re back online.';
}

function sayBegun({ payment, money }: Pick<Order, 'payment' | 'money'>): string {
  if (money.openAttempt) return `You were paying by ${sayWay(money.openAttempt.channel)}.`;
  return isPaidOnline(payment) ? `You chose to pay by ${sayWay(payment)}.` : '';
}
