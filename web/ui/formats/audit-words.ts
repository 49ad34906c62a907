import type { AuditEvent } from '../../../contract/users.ts';
import type { AuditAction } from '../../../domain/users/audit-actions.ts';

export const AUDIT_ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  'user.registered': 'Registered',
  'user.email_confirmed': 'E-mail address confirmed',
  'user.password_changed': 'Password changed',
  'user.password_reset': 'Password reset by a mailed link',
  'user.admin_granted': 'Made administrator',
  'user.admin_revoked': 'Administrator role taken away',
  'user.disabled': 'Account disabled',
  'user.enabled': 'Account enabled',
  'user.signed_out_everywhere': 'Signed out everywhere',
  'user.exported': 'Own data downloaded',
  'user.deleted': 'Account deleted',
  'shop.calendar_changed': 'Changed the calendar of the week',
  'shop.day_changed': 'Changed a day in the calendar',
  'shop.delivery_terms_changed': 'Changed zones, fees or the bank account',
  'shop.mail_settled': 'Ticked off a mail that did not leave',
  'shop.mail_reopened': 'Took the tick off a mail away again',
  'shop.price_list_changed': 'Changed the prices of the cake designer',
  'shop.profile_changed': 'Changed the shop’s profile',
  'content.changed': 'Changed a post or page',
  'product.created': 'Added a product',
  'product.changed': 'Changed a product',
  'product.archived': 'Archived a product',
  'product.bulk_changed': 'Changed several products',
  'order.paid': 'Recorded a payment',
  'order.payment_voided': 'Voided a payment',
  'order.refund_settled': 'Marked a refund as sent',
  'order.handed_over_unpaid': 'Handed over an order with money due',
};

/** By whom, seen from the user the trail is about. */
export function nameActor(actor: AuditEvent['actor'], userId: string): string {
  if (actor === null) return 'by the shop itself';
  return actor.id === userId ? 'by the user' : `by ${actor.name}`;
}
