import { isSameText, makeLinkKey } from '../../../http/link-keys.ts';

/** Opens one order to whoever has it. */
export function makeTrackingKey(secret: string, orderId: string): string {
  return makeLinkKey(secret, `order ${orderId}`);
}

/** Only the mail carries it: whoever has it can read the mailbox that was given with the order. */
export function makeConfirmationKey(secret: string, orderId: string): string {
  return makeLinkKey(secret, `confirm ${orderId}`);
}

export function isConfirmationKeyOf(secret: string, orderId: string, key: string): boolean {
  return isSameText(key, makeConfirmationKey(secret, orderId));
}
