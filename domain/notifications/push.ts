export const PUSH_KINDS = ['web_push', 'fcm'] as const;
/** Who carries a push: the browser's own service by Web Push, or Firebase Cloud Messaging. */
export type PushKind = (typeof PUSH_KINDS)[number];
