/** What is kept about people's accounts, orders' money and what administrators change, for whoever has to answer for it later. */
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
  'order.paid',
  'order.payment_voided',
  'order.refunded',
  'order.refund_settled',
  'order.written_off',
  'order.surplus_kept',
  'order.handed_over_unpaid',
  'order.cancelled',
  'order.reinstated',
  'order.moved',
  'order.claimed',
  'shop.calendar_changed',
  'shop.day_changed',
  'shop.delivery_terms_changed',
  'shop.first_step_ticked',
  'shop.mail_settled',
  'shop.mail_reopened',
  'shop.price_list_changed',
  'shop.profile_changed',
  'content.changed',
  'product.created',
  'product.changed',
  'product.price_changed',
  'product.archived',
  'product.bulk_changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What changes an order's money; the other steps of an order stand in its own history already. */
export const MONEY_ACTIONS = [
  'order.paid',
  'order.payment_voided',
  'order.refunded',
  'order.refund_settled',
  'order.written_off',
  'order.surplus_kept',
  'order.handed_over_unpaid',
] as const satisfies readonly AuditAction[];

const startWith = (begin: string) => AUDIT_ACTIONS.filter((action) => action.startsWith(begin));

/** What can be looked for in the activity log; an action may be of several kinds. */
export const AUDIT_TOPIC_ACTIONS = {
  money: MONEY_ACTIONS,
  cancellation: ['order.cancelled', 'order.reinstated'],
  move: ['order.moved'],
  price: [
    'product.price_changed',
    'product.bulk_changed',
    'shop.price_list_changed',
    'shop.delivery_terms_changed',
  ],
  product: startWith('product.'),
  shop: startWith('shop.'),
  content: startWith('content.'),
  user: [...startWith('user.'), 'order.claimed'],
} as const satisfies Readonly<Record<string, readonly AuditAction[]>>;

export type AuditTopic = keyof typeof AUDIT_TOPIC_ACTIONS;
// The keys of the table above and no others.
export const AUDIT_TOPICS = Object.keys(AUDIT_TOPIC_ACTIONS) as [AuditTopic, ...AuditTopic[]];

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
  'order.paid': 'Payment recorded',
  'order.payment_voided': 'Payment voided',
  'order.refunded': 'Refund recorded',
  'order.refund_settled': 'Refund settled',
  'order.written_off': 'Balance written off',
  'order.surplus_kept': 'Surplus kept',
  'order.handed_over_unpaid': 'Handed over with money due',
  'order.cancelled': 'Order cancelled',
  'order.reinstated': 'Order reinstated',
  'order.moved': 'Order moved',
  'order.claimed': 'Guest order joined an account',
  'shop.calendar_changed': 'Changed the calendar of the week',
  'shop.day_changed': 'Changed a day in the calendar',
  'shop.delivery_terms_changed': 'Changed zones, fees or the bank account',
  'shop.first_step_ticked': 'Ticked a step of the first week',
  'shop.mail_settled': 'Ticked off a mail that did not leave',
  'shop.mail_reopened': 'Took the tick off a mail away again',
  'shop.price_list_changed': 'Changed the prices of the cake designer',
  'shop.profile_changed': 'Changed the shop’s profile',
  'content.changed': 'Changed a post or page',
  'product.created': 'Added a product',
  'product.changed': 'Changed a product',
  'product.price_changed': 'Changed a price',
  'product.archived': 'Archived a product',
  'product.bulk_changed': 'Changed several products',
};
