import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;

type TrackedOrder = { readonly id: string; readonly trackingTurn: number };

/**
 * Opens one order to whoever has it. It is made from the order's id, the turn of its link and the shop's secret, so that the
 * mail can carry it although the database knows only its hash.
 */
export function makeTrackingKey(secret: string, { id, trackingTurn }: TrackedOrder): string {
  // Links that were sent before there were turns go on working.
  const named = trackingTurn === 1 ? `order ${id}` : `order ${id} ${trackingTurn}`;
  return createHmac('sha256', secret).update(named).digest('base64url').slice(0, KEY_LENGTH);
}

/** Only the mail carries it: whoever has it can read the mailbox that was given with the order. */
export function makeConfirmationKey(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`confirm ${orderId}`).digest('base64url').slice(0, KEY_LENGTH);
}

export function isConfirmationKeyOf(secret: string, orderId: string, key: string): boolean {
  const [given, made] = [Buffer.from(key), Buffer.from(makeConfirmationKey(secret, orderId))];
  return given.length === made.length && timingSafeEqual(given, made);
}

export function hashTrackingKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** A link that has ended has no hash left, and no key fits. */
export function isTrackingKeyOf(storedHash: string | null, key: string): boolean {
  if (storedHash === null) return false;
  const [given, stored] = [Buffer.from(hashTrackingKey(key)), Buffer.from(storedHash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}
