import { sayDayShortly } from '../delivery/day-words.ts';
import type { LagosDay } from '../delivery/lagos-time.ts';
import { formatNaira } from '../money.ts';
import type { NotificationFacts } from './say-notification.ts';

/** Who is behind a notification, and of an order for when and how much. */
export type Who = {
  readonly name: string;
  readonly order: { readonly day: LagosDay; readonly totalInKobo: number } | null;
};

/**
 * For those who take orders, on their own screen: a locked phone and a customer's list say nobody's name. Undefined: the
 * notification is about nobody, or is said as it is everywhere.
 */
export function nameCustomer(
  { kind, details, about }: NotificationFacts,
  { name, order }: Who,
): string | undefined {
  if (name === '') return undefined;
  if (kind === 'contact_message') return `${name}: message on the contact page.`;
  const number = about && 'number' in about ? about.number : '';
  if (kind === 'new_custom_order') return `${name} asks for a quote: custom order ${number}.`;
  if (kind === 'message' && about && 'isOwn' in about && !about.isOwn) {
    return `${name} sent a message about custom order ${number}.`;
  }
  if (!order) return undefined;
  const day = sayDayShortly(order.day);
  if (kind === 'new_order') return `${name} ordered for ${day}, ${formatNaira(order.totalInKobo)}.`;
  if (kind === 'change_requested') return `${name} asks to change the order for ${day}.`;
  return kind === 'payment_problem' && details.claimed === true
    ? `${name} says they’ve paid for order ${number}.`
    : undefined;
}
