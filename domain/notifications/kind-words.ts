import type { NotificationKind } from './choices.ts';

export type KindWords = {
  readonly title: string;
  /** What has happened when somebody is told. */
  readonly when: string;
};

/** As people choose among them. */
export const KIND_WORDS: Readonly<Record<NotificationKind, KindWords>> = {
  backup_failed: { title: 'Failed backups', when: 'The nightly backup failed. Once a day.' },
  order_placed: { title: 'Order placed', when: 'We’ve received your order.' },
  order_paid: { title: 'Payment received', when: 'We’ve received your payment.' },
  order_status: { title: 'Order updates', when: 'Your order is confirmed, ready or on its way.' },
  quote: { title: 'Quotes', when: 'We’ve sent a quote for your custom cake.' },
  message: { title: 'Messages', when: 'We’ve sent you a message about your cake.' },
  refund: { title: 'Refunds', when: 'We’re sending you a refund.' },
  review_request: { title: 'Reviews', when: 'You’ve received your order and can review it.' },
  new_order: { title: 'New orders', when: 'A customer has placed an order.' },
  new_custom_order: { title: 'New custom orders', when: 'A customer has asked for a quote.' },
  change_requested: { title: 'Change requests', when: 'A customer has asked to change an order.' },
  payment_problem: {
    title: 'Payment problems',
    when: 'A payment doesn’t match its order, or a customer will pay for a voucher by transfer.',
  },
  orders_expired: { title: 'Expired orders', when: 'Orders expired unpaid. At most once a day.' },
  review_waiting: {
    title: 'Reviews to approve',
    when: 'A customer has written a review for you to approve.',
  },
  review_reported: { title: 'Reported reviews', when: 'A reader has reported a review for the first time.' },
  contact_message: { title: 'Contact messages', when: 'Someone has written to you on the contact page.' },
};

export const CART_REMINDER_WORDS: KindWords = {
  title: 'Cart reminders',
  when: 'You left a cart at checkout and asked for it by email.',
};
