import type { PushSubscriptionInput } from '../../../../contract/notifications.ts';

/** As the shop wants to be told of it. */
export function describeSubscription(subscription: PushSubscription): PushSubscriptionInput {
  const { keys } = subscription.toJSON();
  return {
    kind: 'web_push',
    target: subscription.endpoint,
    publicKey: keys?.p256dh ?? '',
    authSecret: keys?.auth ?? '',
  };
}
