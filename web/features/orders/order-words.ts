import type { Order } from '../../../contract/orders.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { ORDER_STATUS_WORDS } from '../../../domain/orders/status-words.ts';
import type { OrderStatus } from '../../../domain/orders/statuses.ts';
import { CLAIM_OF_CANCELLED } from '../../../domain/payments/cancelled-words.ts';
import type { PaymentState } from '../../../domain/payments/ledger.ts';
import { needsHold, type PaymentMethod } from '../../../domain/payments/payment-methods.ts';
import { nameDay, writeTimes } from '../../ui/slots/day-words.ts';
import { isLeftPaying } from './order/pay/pay-ways.ts';

type PaymentTone = 'plain' | 'good' | 'busy' | 'warning';
type StatusTone = PaymentTone | 'over' | 'news';

/** One colour for each status, wherever it is shown. */
export const STATUS_BADGES: Readonly<
  Record<OrderStatus, { readonly words: string; readonly tone: StatusTone }>
> = {
  pending_payment: { words: ORDER_STATUS_WORDS.pending_payment, tone: 'warning' },
  confirmed: { words: ORDER_STATUS_WORDS.confirmed, tone: 'plain' },
  in_kitchen: { words: ORDER_STATUS_WORDS.in_kitchen, tone: 'busy' },
  ready: { words: ORDER_STATUS_WORDS.ready, tone: 'good' },
  out_for_delivery: { words: ORDER_STATUS_WORDS.out_for_delivery, tone: 'good' },
  delivered: { words: ORDER_STATUS_WORDS.delivered, tone: 'over' },
  collected: { words: ORDER_STATUS_WORDS.collected, tone: 'over' },
  delivery_failed: { words: ORDER_STATUS_WORDS.delivery_failed, tone: 'news' },
  cancelled: { words: ORDER_STATUS_WORDS.cancelled, tone: 'over' },
  expired: { words: ORDER_STATUS_WORDS.expired, tone: 'over' },
};

const UNCONFIRMED_BADGE = { words: 'Unconfirmed', tone: 'warning' } as const;

const CLAIMED_BADGE = { words: 'Checking your transfer', tone: 'busy' } as const;

/** What is paid on receipt waits for a word, not for money; what the customer says was transferred waits for the bakery. */
export function findStatusBadge({
  status,
  isUnconfirmed,
  isTransferClaimed,
}: Pick<Order, 'status'> & Partial<Pick<Order, 'isUnconfirmed' | 'isTransferClaimed'>>) {
  if (isUnconfirmed) return UNCONFIRMED_BADGE;
  return isTransferClaimed && status === 'pending_payment' ? CLAIMED_BADGE : STATUS_BADGES[status];
}

export const PAYMENT_BADGES: Readonly<
  Record<PaymentState, { readonly words: string; readonly tone: PaymentTone }>
> = {
  unpaid: { words: 'Unpaid', tone: 'warning' },
  part_paid: { words: 'Partly paid', tone: 'warning' },
  paid: { words: 'Paid', tone: 'good' },
  overpaid: { words: 'Overpaid', tone: 'busy' },
  refund_due: { words: 'Refund due', tone: 'warning' },
  part_refunded: { words: 'Partly refunded', tone: 'busy' },
  refunded: { words: 'Refunded', tone: 'plain' },
};

/** Beside the status, where that does not say it already and the customer has something to do or to expect. */
export function findPaymentBadge({
  status,
  paymentState,
  method,
}: Pick<Order, 'status' | 'paymentState' | 'method'>) {
  if (paymentState === 'paid') return undefined;
  if (paymentState !== 'unpaid') return PAYMENT_BADGES[paymentState];
  if (status === 'pending_payment' || isOver(status)) return undefined;
  return { words: method === 'pickup' ? 'Pay at pickup' : 'Pay on delivery', tone: 'plain' } as const;
}

/** The one badge of the receipt. */
export function findReceiptBadge(
  order: Pick<Order, 'status' | 'isTransferClaimed' | 'paymentState' | 'reinstatedAs'>,
) {
  const { status, isTransferClaimed, paymentState, reinstatedAs } = order;
  // Nobody is reminded of money that is no longer asked for.
  const isNothingDue = isGivenUp(status) && paymentState === 'unpaid';
  const isChecked = isTransferClaimed && status === 'pending_payment';
  // What was carried over is neither here nor back with the customer.
  if (isNothingDue || isChecked || reinstatedAs) return findStatusBadge({ status, isTransferClaimed });
  return PAYMENT_BADGES[paymentState];
}

export const PAYMENT_NAMES: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  bank_transfer: 'Instant transfer',
  ussd: 'USSD',
  transfer: 'Bank transfer',
  on_delivery: 'Pay on delivery',
  at_pickup: 'Pay at pickup',
};

/** Whatever was chosen with it, nothing else was asked for. */
export function isPaidByVoucher({ money, total }: Pick<Order, 'money' | 'total'>): boolean {
  const drawn = money.payments.reduce((sum, { way, amount }) => sum + (way === 'voucher' ? amount : 0), 0);
  return drawn > 0 && drawn >= total;
}

export function namePayment(order: Pick<Order, 'payment' | 'money' | 'total'>): string {
  return isPaidByVoucher(order) ? 'Voucher' : PAYMENT_NAMES[order.payment];
}

/** From the naira of the API. */
export function writeNaira(amount: number): string {
  return formatNaira(convertNairaToKobo(amount));
}

type Seen = Pick<
  Order,
  'status' | 'paymentState' | 'payment' | 'method' | 'slot' | 'address' | 'reinstatedAs' | 'money'
>;

/** Whoever said that they paid is not told that nothing came before somebody has looked. */
const CLAIM_OF_EXPIRED = 'You told us you’ve paid. We’ll check for your transfer and contact you about it.';

/** Whoever has paid waits for the bank, and must not be asked to pay once more. */
function isProcessed({ openAttempt }: Order['money']): boolean {
  return openAttempt?.isProcessing === true;
}

/** The one big line of the order's page. */
export function headOrder(
  order: Pick<Order, 'status' | 'isUnconfirmed' | 'method' | 'money' | 'payment'>,
  isReachable = true,
): string {
  const { status, isUnconfirmed, method, money } = order;
  if (isUnconfirmed) return 'Please confirm your order';
  switch (status) {
    case 'pending_payment':
      if (money.transferClaimedAt !== null) return 'We’re checking for your transfer';
      if (!isReachable && isLeftPaying(order)) return 'Your order isn’t confirmed yet';
      return isProcessed(money) ? 'We’re checking your payment' : 'Pay to confirm your order';
    case 'confirmed':
      return 'Your order is confirmed';
    case 'in_kitchen':
      return 'Your order is in the kitchen';
    case 'ready':
      return method === 'pickup' ? 'Ready for pickup' : 'Packed and ready';
    case 'out_for_delivery':
      return 'Out for delivery';
    case 'delivered':
      return 'Delivered. Enjoy!';
    case 'collected':
      return 'Picked up. Enjoy!';
    case 'delivery_failed':
      return 'We couldn’t deliver your order';
    case 'cancelled':
      return 'This order was cancelled';
    case 'expired':
      return 'This order has expired';
  }
}

/** Where it goes and when; what to do about it stands above and below. */
export function leadOrder(order: Seen): string {
  const { status, paymentState, method, slot, address, money } = order;
  const isClaimed = money.transferClaimedAt !== null;
  const when = `${nameDay(slot.day)}, ${writeTimes(slot)}`;
  // Whose name it is: the customer's own is not said.
  const to = address?.recipient ? ` for ${address.recipient}` : '';
  const where = address ? `${to} at ${address.street}, ${address.area}` : '';
  switch (status) {
    case 'delivered':
      return `It was scheduled for ${when}${where}.`;
    case 'collected':
      return 'Thank you for shopping with us.';
    case 'delivery_failed':
      return 'Our rider couldn’t deliver it. Contact us to arrange a new time.';
    case 'cancelled':
      if (isClaimed) return `It was scheduled for ${when}. ${CLAIM_OF_CANCELLED}`;
      return `It was scheduled for ${when}. We won’t bake it${paymentState === 'unpaid' ? ', and you don’t owe anything' : ''}.`;
    case 'expired':
      return leadExpired(order);
    case 'pending_payment':
      return `${method === 'pickup' ? 'Pickup' : 'Delivery'} ${when}${where}.`;
    default:
      if (method === 'delivery') return `Arriving ${when}${where}.`;
      return status === 'ready' ? `Pick it up on ${when}.` : `Pickup ${when}.`;
  }
}

function leadExpired({ reinstatedAs, paymentState, payment, money }: Seen): string {
  if (reinstatedAs && paymentState === 'unpaid')
    return `We’ve reinstated it as order ${reinstatedAs.number}.`;
  if (reinstatedAs)
    return `Your payment came after it expired, so we’ve reinstated it as order ${reinstatedAs.number}.`;
  if (paymentState !== 'unpaid') return 'Your payment came after the order expired.';
  if (money.transferClaimedAt !== null) return CLAIM_OF_EXPIRED;
  if (!needsHold(payment)) return 'It wasn’t confirmed in time. You can order again any time.';
  const isLate = 'We didn’t receive your payment in time, so you don’t owe anything.';
  // Money is on its way for hours sometimes, and nobody but its sender knows.
  return payment === 'transfer'
    ? `${isLate} If you’ve already sent a transfer, message us and we’ll look for it.`
    : `${isLate} You can order again any time.`;
}

/** Ended before anybody got anything. */
export function isGivenUp(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'expired';
}

/** Over, in one way or another: nothing about it will change by itself. */
export function isOver(status: OrderStatus): boolean {
  return ['delivered', 'collected', 'cancelled', 'expired'].includes(status);
}
