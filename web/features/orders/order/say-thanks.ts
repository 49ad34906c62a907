import type { Order } from '../../../../contract/orders.ts';
import type { Arrival } from './arrival.ts';

type Thanked = Pick<Order, 'contact' | 'status' | 'money'>;

/** On the way from checkout or from the payment page; somebody who comes later is greeted by the order itself. */
export function sayThanks(
  { isPlaced, isEarlier, reference }: Arrival,
  { contact, status, money }: Thanked,
): string | null {
  if (!['pending_payment', 'confirmed'].includes(status)) return null;
  const [firstName] = contact.name.split(' ');
  const isPaidNow = money.payments.some((payment) => payment.reference === reference);
  if (isPaidNow) return `Thank you, ${firstName}! Your payment has arrived.`;
  if (!isPlaced) return null;
  const earlier = 'An earlier try had arrived after all, so this is your order as you sent it then.';
  return `Thank you, ${firstName}! ${isEarlier ? earlier : 'We have sent the details to your mail.'}`;
}
