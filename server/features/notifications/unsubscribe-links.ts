import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from '../../../domain/notifications/choices.ts';

/** Which mails to whom: an account, or of mails to whoever has none, the hash of a mailbox. */
export type MailSubscription = { readonly userId: string; readonly kind: MailKind };

export type UnsubscribeLinks = {
  readonly makeLinks: (subscription: MailSubscription) => {
    /** For people: the key stands in the fragment, which browsers send to nobody, so that it reaches no log. */
    readonly page: string;
    /** For mail programs, which call it by themselves (RFC 8058). */
    readonly oneClick: string;
  };
  /** Undefined for what this shop has never written. */
  readonly readKey: (key: string) => MailSubscription | undefined;
};

/** A key does one thing only, and that for ever: a mail may be read years later. */
export function createUnsubscribeLinks(secret: string, publicUrl: string): UnsubscribeLinks {
  const sign = (userId: string, kind: string) =>
    createHmac('sha256', secret).update(`unsubscribe ${userId} ${kind}`).digest();
  return {
    makeLinks({ userId, kind }) {
      const key = `${userId}.${kind}.${sign(userId, kind).toString('base64url')}`;
      return { page: `${publicUrl}/unsubscribe#${key}`, oneClick: `${publicUrl}/api/unsubscribe?key=${key}` };
    },

    readKey(key) {
      const [userId = '', kind = '', signature = ''] = key.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(userId, kind)];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && isMailKind(kind) ? { userId, kind } : undefined;
    },
  };
}
