import type { NotificationKind } from './choices.ts';

export type KindWords = {
  readonly title: string;
  /** What has happened when somebody is told. */
  readonly when: string;
};

/** As people choose among them. */
export const KIND_WORDS: Readonly<Record<NotificationKind, KindWords>> = {
  order_placed: { title: 'Order placed', when: 'We have your order.' },
  order_paid: { title: 'Payment received', when: 'Your money has arrived.' },
  order_status: { title: 'How your order is going', when: 'Confirmed, ready, on its way.' },
  quote: { title: 'Quotes', when: 'The price of your custom cake is there.' },
  message: { title: 'Messages', when: 'The bakery has written to you.' },
  refund: { title: 'Refunds', when: 'Money is on its way back to you.' },
  new_order: { title: 'New orders', when: 'Somebody has ordered.' },
  new_custom_order: { title: 'New custom orders', when: 'Somebody waits for a quote.' },
  payment_problem: { title: 'Payment problems', when: 'A payment needs to be settled.' },
  orders_expired: { title: 'Expired orders', when: 'Orders were not paid in time. Once a day.' },
  backup_failed: { title: 'Failed backups', when: 'The nightly backup failed. Once a day.' },
  contact_message: { title: 'Messages from the contact page', when: 'Somebody has a question.' },
};
