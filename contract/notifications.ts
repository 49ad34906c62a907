import * as z from 'zod/mini';
import { PUSH_KINDS } from '../domain/notifications/push.ts';
import { TIME_OF_DAY_FORM } from '../domain/shop/opening-hours.ts';
import { endpoint } from './endpoint.ts';

export const NOTIFICATIONS_PAGE_SIZE = 10;
export const NOTIFICATIONS_PAGE_MAX = 50;

export const notificationSchema = z.object({
  id: z.string(),
  text: z.string(),
  date: z.iso.datetime(),
  read: z.boolean(),
  /** The page about it, inside the shop; null: there is nothing more to see. */
  link: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Newest first, those older than the last one the caller has. */
export const listNotificationsEndpoint = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'customer',
  querySchema: z.object({
    /** The word null at first, as well as nothing at all. */
    lastNotificationId: z.optional(z.union([z.literal('null'), z.uuid()])),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(NOTIFICATIONS_PAGE_MAX)),
      NOTIFICATIONS_PAGE_SIZE,
    ),
  }),
  answerSchema: z.array(notificationSchema),
});

export const unreadCountSchema = z.object({ unread: z.number() });

export const countUnreadEndpoint = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  access: 'customer',
  answerSchema: unreadCountSchema,
});

export const readNotificationEndpoint = endpoint({
  method: 'PATCH',
  path: '/notifications/:id/read',
  access: 'customer',
  answerSchema: unreadCountSchema,
});

export const readAllNotificationsEndpoint = endpoint({
  method: 'PATCH',
  path: '/notifications/mark-all-read',
  access: 'customer',
  answerSchema: unreadCountSchema,
});

/** How a browser subscribes: by its own push service with the shop's key, or through Firebase. */
export const pushTermsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('web_push'), publicKey: z.string() }),
  z.object({
    kind: z.literal('fcm'),
    publicKey: z.string(),
    firebase: z.object({
      apiKey: z.string(),
      projectId: z.string(),
      messagingSenderId: z.string(),
      appId: z.string(),
    }),
  }),
]);
export type PushTerms = z.infer<typeof pushTermsSchema>;

export const readPushTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/push',
  access: 'anyone',
  answerSchema: pushTermsSchema,
});

const TARGET_MAX_LENGTH = 2_000;
const KEY_MAX_LENGTH = 200;
const target = z.string().check(z.minLength(1), z.maxLength(TARGET_MAX_LENGTH));
const key = z._default(z.string().check(z.maxLength(KEY_MAX_LENGTH)), '');

/** The same browser again changes its keys and to whom it belongs. */
export const subscribePushEndpoint = endpoint({
  method: 'PUT',
  path: '/api/push/subscription',
  access: 'customer',
  bodySchema: z.object({ kind: z.enum(PUSH_KINDS), target, publicKey: key, authSecret: key }),
});
export type PushSubscriptionInput = z.infer<typeof subscribePushEndpoint.bodySchema>;

export const unsubscribePushEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/push/subscription',
  access: 'customer',
  bodySchema: z.object({ target }),
});

const timeOfDay = z.string().check(z.regex(TIME_OF_DAY_FORM, 'Enter a time such as 22:00.'));
const quietHoursSchema = z.object({
  /** Null: devices may ring at any time. */
  quietHours: z.nullable(z.object({ begin: timeOfDay, end: timeOfDay })),
});

export const readQuietHoursEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/quiet-hours',
  access: 'customer',
  answerSchema: quietHoursSchema,
});

export const saveQuietHoursEndpoint = endpoint({
  method: 'PUT',
  path: '/api/account/quiet-hours',
  access: 'customer',
  bodySchema: quietHoursSchema,
  answerSchema: quietHoursSchema,
});

/** What every push carries, encrypted on its way. A later one with the same tag replaces the earlier on the screen. */
export const pushPayloadSchema = z.object({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  /** A path inside the shop. */
  link: z.string(),
});
export type PushPayload = z.infer<typeof pushPayloadSchema>;

const unsubscribeQuery = z.object({ key: z.string().check(z.minLength(1), z.maxLength(KEY_MAX_LENGTH)) });

/** Behind the link at the end of a mail: which kind of mail it is about. */
export const readUnsubscribeEndpoint = endpoint({
  method: 'GET',
  path: '/api/unsubscribe',
  access: 'signed',
  querySchema: unsubscribeQuery,
  answerSchema: z.object({ kind: z.string(), isOn: z.boolean() }),
});

/** Also what mail programs call by themselves when a person presses their own button (RFC 8058). */
export const unsubscribeEndpoint = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'signed',
  querySchema: unsubscribeQuery,
  answerSchema: z.object({ kind: z.string(), isOn: z.boolean() }),
});

/** Takes it back, for whoever pressed too quickly. */
export const resubscribeEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/unsubscribe',
  access: 'signed',
  querySchema: unsubscribeQuery,
  answerSchema: z.object({ kind: z.string(), isOn: z.boolean() }),
});
