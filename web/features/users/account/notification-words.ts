import {
  ADMINISTRATOR_NOTIFICATIONS,
  CUSTOMER_NOTIFICATIONS,
  type NotificationChannel,
  type NotificationKind,
} from '../../../../domain/notifications/choices.ts';

export const CHANNEL_WORDS: Readonly<Record<NotificationChannel, string>> = {
  in_app: 'In the shop',
  push: 'Push',
  email: 'E-mail',
};

type KindWords = { readonly title: string; readonly when: string };

export const KIND_WORDS: Readonly<Record<NotificationKind, KindWords>> = {
  order_placed: { title: 'Order placed', when: 'We have your order.' },
  order_paid: { title: 'Payment received', when: 'Your money has arrived.' },
  order_status: { title: 'How your order is going', when: 'In the kitchen, ready, on its way.' },
  quote: { title: 'Quotes', when: 'The price of your custom cake is there.' },
  message: { title: 'Messages', when: 'The bakery has written to you.' },
  refund: { title: 'Refunds', when: 'Money is on its way back to you.' },
  new_order: { title: 'New orders', when: 'Somebody has ordered.' },
  new_custom_order: { title: 'New custom orders', when: 'Somebody waits for a quote.' },
  payment_problem: { title: 'Payment problems', when: 'A payment needs to be settled.' },
  contact_message: { title: 'Messages from the contact page', when: 'Somebody has a question.' },
};

export const KIND_GROUPS: readonly { readonly title: string; readonly kinds: readonly NotificationKind[] }[] =
  [
    { title: 'Your own orders', kinds: CUSTOMER_NOTIFICATIONS },
    { title: 'Looking after the shop', kinds: ADMINISTRATOR_NOTIFICATIONS },
  ];
