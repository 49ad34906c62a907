import type { AuditLogEvent } from '../../../contract/settings.ts';
import type { AuditAction, AuditTopic } from '../../../domain/users/audit-actions.ts';
import { INVITED_TO } from '../../../domain/users/invitation-words.ts';
import { nameOutsider, sayChange } from '../../ui/formats/audit-words.ts';
import { listDetails } from './audit-detail-words.ts';

export const TOPIC_NAMES: Readonly<Record<AuditTopic, string>> = {
  money: 'Payments and refunds',
  cancellation: 'Cancelled and reinstated orders',
  move: 'Moved orders',
  price: 'Prices',
  product: 'Products',
  shop: 'The shop',
  content: 'Posts and pages',
  review: 'Reviews',
  code: 'Discount codes',
  voucher: 'Vouchers',
  user: 'People',
};

/** What more is known of a change: "name, opening hours", "₦5,000 by cash · Paid so far: ₦5,000". */
export function sayDetails(
  { amount, way, before, after, refund, reason, message, by: _, ...others }: AuditLogEvent['details'],
  action?: AuditAction,
): string {
  // What was said in words says what was before and is now.
  const spoken = { amount, way, refund, reason, message };
  const change = others.what === undefined ? { ...spoken, before, after } : spoken;
  const said = Object.entries(change).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return [sayChange(Object.fromEntries(said), action), ...listDetails(others)]
    .filter((part) => part !== '')
    .join(' · ');
}

type Made = Pick<AuditLogEvent, 'action' | 'actor' | 'subject'> & Partial<Pick<AuditLogEvent, 'details'>>;

/** "by Oyin Ade", seen from nobody in particular. */
export function nameMaker({ action, actor, subject, details }: Made): string {
  if (actor === null) return details?.by === 'customer' ? 'by the customer' : nameOutsider(action);
  return actor.id === subject?.id ? 'by themselves' : `by ${actor.name}`;
}

/** "join the kitchen team", by the role that was accepted. */
export function sayInvitedTo(role: AuditLogEvent['details'][string] | undefined): string {
  const words: ReadonlyMap<unknown, string> = new Map(Object.entries(INVITED_TO));
  return words.get(role) ?? 'join the team';
}
