/** What is kept about people's accounts and about what administrators change, for whoever has to answer for it later. */
export const AUDIT_ACTIONS = [
  'user.registered',
  'user.email_confirmed',
  'user.password_changed',
  'user.password_reset',
  'user.admin_granted',
  'user.admin_revoked',
  'user.disabled',
  'user.enabled',
  'user.signed_out_everywhere',
  'user.exported',
  'user.deleted',
  'shop.calendar_changed',
  'shop.day_changed',
  'shop.delivery_terms_changed',
  'shop.price_list_changed',
  'shop.profile_changed',
  'content.changed',
  'product.bulk_changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
