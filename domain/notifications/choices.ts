export const NOTIFICATION_CHANNELS = ['in_app', 'push', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const CUSTOMER_NOTIFICATIONS = [
  'order_placed',
  'order_paid',
  'order_status',
  'quote',
  'message',
  'refund',
  'review_request',
] as const;
export const ADMINISTRATOR_NOTIFICATIONS = [
  'new_order',
  'new_custom_order',
  'change_requested',
  'payment_problem',
  'orders_expired',
  'contact_message',
  'review_waiting',
  'review_reported',
  'backup_failed',
] as const;
export type NotificationKind =
  | (typeof CUSTOMER_NOTIFICATIONS)[number]
  | (typeof ADMINISTRATOR_NOTIFICATIONS)[number];
/** Asked for one by one and sent once each: there is nothing to switch off. */
export const REQUESTED_MESSAGES = ['back_in_stock', 'contact_reply'] as const;
export type MessageKind = NotificationKind | (typeof REQUESTED_MESSAGES)[number];

export type ChannelChoices = Readonly<Record<NotificationChannel, boolean>>;
export type NotificationChoices = Readonly<Partial<Record<NotificationKind, ChannelChoices>>>;
export type NotificationChoice = {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
};

export function isNotificationKind(value: unknown): value is NotificationKind {
  return listNotificationKinds(true).some((kind) => kind === value);
}

export function listNotificationKinds(isAdmin: boolean): readonly NotificationKind[] {
  return isAdmin ? [...CUSTOMER_NOTIFICATIONS, ...ADMINISTRATOR_NOTIFICATIONS] : CUSTOMER_NOTIFICATIONS;
}

export function isMessageKind(value: unknown): value is MessageKind {
  return isNotificationKind(value) || REQUESTED_MESSAGES.some((kind) => kind === value);
}

/** Everything is on until the person switches it off. Choices about kinds that no longer exist are passed over. */
export function readChoices(
  stored: readonly { readonly kind: string; readonly channel: string; readonly isOn: boolean }[],
  isAdmin: boolean,
): NotificationChoices {
  const isOn = (kind: string, channel: string) =>
    stored.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn ?? true;
  return Object.fromEntries(
    listNotificationKinds(isAdmin).map((kind) => [
      kind,
      { in_app: isOn(kind, 'in_app'), push: isOn(kind, 'push'), email: isOn(kind, 'email') },
    ]),
  );
}

/** One row per kind and channel; what this person cannot get is left out. */
export function listChoices(choices: NotificationChoices, isAdmin: boolean): NotificationChoice[] {
  return listNotificationKinds(isAdmin).flatMap((kind) => {
    const channels = choices[kind];
    return channels
      ? NOTIFICATION_CHANNELS.map((channel) => ({ kind, channel, isOn: channels[channel] }))
      : [];
  });
}

/** Mails that are no notification: whoever gets them may have no account. Their readers do without them all the same. */
export const CART_REMINDER = 'cart_reminder';
export type MailKind = NotificationKind | typeof CART_REMINDER;

export function isMailKind(text: string): text is MailKind {
  return text === CART_REMINDER || isNotificationKind(text);
}
