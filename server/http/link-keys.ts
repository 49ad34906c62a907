import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;

/** Made from what it opens and the shop's secret, so that it can be sent again although the database knows only its hash. */
export function makeLinkKey(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(subject).digest('base64url').slice(0, KEY_LENGTH);
}

export function hashLinkKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** A link that has ended has no hash left, and no key fits. */
export function isLinkKeyOf(storedHash: string | null, key: string): boolean {
  return storedHash !== null && isSameText(hashLinkKey(key), storedHash);
}

/** In the same time whatever they have in common. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
