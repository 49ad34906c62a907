import {
  ADMINISTRATOR_NOTIFICATIONS,
  CUSTOMER_NOTIFICATIONS,
  type NotificationChannel,
  type NotificationKind,
} from '../../../../../domain/notifications/choices.ts';

export const CHANNEL_WORDS: Readonly<Record<NotificationChannel, string>> = {
  in_app: 'In the shop',
  push: 'Push',
  email: 'E-mail',
};

export const KIND_GROUPS: readonly { readonly title: string; readonly kinds: readonly NotificationKind[] }[] =
  [
    { title: 'Your own orders', kinds: CUSTOMER_NOTIFICATIONS },
    { title: 'Looking after the shop', kinds: ADMINISTRATOR_NOTIFICATIONS },
  ];
