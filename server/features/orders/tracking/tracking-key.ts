import { isSameText, makeLinkKey } from '../../../http/link-keys.ts';

type TrackedOrder = { readonly id: string; readonly trackingTurn: number };

/** Opens one order to whoever has it, until its link is ended or a new one is made. */
export function makeTrackingKey(secret: string, { id, trackingTurn }: TrackedOrder): string {
  // Links that were sent before there were turns go on working.
  return makeLinkKey(secret, trackingTurn === 1 ? `order ${id}` : `order ${id} ${trackingTurn}`);
}

/** Only the mail carries it: whoever has it can read the mailbox that was given with the order. Another mailbox is another turn. */
export function makeConfirmationKey(secret: string, { id, trackingTurn }: TrackedOrder): string {
  return makeLinkKey(secret, trackingTurn === 1 ? `confirm ${id}` : `confirm ${id} ${trackingTurn}`);
}

export function isConfirmationKeyOf(secret: string, order: TrackedOrder, key: string): boolean {
  return isSameText(key, makeConfirmationKey(secret, order));
}
