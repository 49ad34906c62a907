import type { NotifiedAdministrator } from '../../../contract/settings.ts';
import {
  ADMINISTRATOR_NOTIFICATIONS,
  type NotificationChannel,
} from '../../../domain/notifications/choices.ts';

type Topic = (typeof ADMINISTRATOR_NOTIFICATIONS)[number];

export const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  new_order: 'New orders',
  new_custom_order: 'New custom orders',
  change_requested: 'Change requests',
  payment_problem: 'Payment problems',
  orders_expired: 'Expired orders',
  review_waiting: 'Reviews to approve',
  review_reported: 'Reported reviews',
  contact_message: 'Contact messages',
  backup_failed: 'Failed backups',
};

const CHANNEL_WORDS: Readonly<Record<NotificationChannel, string>> = {
  in_app: 'in-app',
  push: 'push',
  email: 'email',
};

/** "in-app, email" */
export function sayChannels(channels: readonly NotificationChannel[]): string {
  return channels.length === 0 ? 'not at all' : channels.map((channel) => CHANNEL_WORDS[channel]).join(', ');
}

/** What reaches nobody who is not looking. */
export function findUnsent(administrators: readonly NotifiedAdministrator[]): readonly Topic[] {
  return ADMINISTRATOR_NOTIFICATIONS.filter((kind) =>
    administrators.every(({ notified }) => !notified[kind]?.some((channel) => channel !== 'in_app')),
  );
}
