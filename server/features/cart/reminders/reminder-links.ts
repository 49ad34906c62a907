import { isSameText, makeLinkKey } from '../../../http/link-keys.ts';

/** Stands for a mailbox in what is kept for good. */
export function hashMailbox(secret: string, mailbox: string): string {
  return makeLinkKey(secret, `mailbox without cart reminders ${mailbox}`);
}

const makeKey = (secret: string, id: string) => makeLinkKey(secret, `cart reminder ${id}`);

/** The key stands behind the #, which browsers send to nobody, so that it reaches no log. */
export function writeReminderLink(publicUrl: string, secret: string, id: string): string {
  return `${publicUrl}/cart#left=${id}.${makeKey(secret, id)}`;
}

export function isReminderKey(secret: string, id: string, key: string): boolean {
  return isSameText(key, makeKey(secret, id));
}
