import type { Order } from '../../../../contract/orders.ts';
import { isPaidOnline } from '../../../../domain/payments/payment-methods.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { findGreetingName } from '../../../../domain/users/greeting-name.ts';
import type { Arrival } from './arrival.ts';

type Thanked = Pick<Order, 'contact' | 'status' | 'money' | 'payment'>;

/** On the way from checkout or from the payment page; somebody who comes later is greeted by the order itself. */
export function sayThanks(
  { isPlaced, isEarlier, isCartLeft, reference }: Arrival,
  { contact, status, money, payment }: Thanked,
  { sendsNoEmail }: Pick<ShopProfile, 'sendsNoEmail'>,
): string | null {
  if (!['pending_payment', 'confirmed'].includes(status)) return null;
  const firstName = findGreetingName(contact.name);
  const isPaidNow = money.payments.some((each) => each.reference === reference);
  if (isPaidNow) return `Thank you, ${firstName}! We’ve received your payment.`;
  if (!isPlaced) return null;
  if (isEarlier) {
    const left = isCartLeft ? ' What you added since is still in your cart.' : '';
    return `Your earlier attempt went through. This is the order we received.${left}`;
  }
  const sent = sendsNoEmail ? 'Save this page to follow your order.' : 'We’ve emailed you the details.';
  if (status === 'confirmed') return `Thank you, ${firstName}! ${sent}`;
  // Nothing is celebrated before it is paid, and who pays online gets their email then.
  return isPaidOnline(payment) ? null : sent;
}
