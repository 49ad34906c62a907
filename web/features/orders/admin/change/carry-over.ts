import { isSame } from '../../../../ui/form/is-same.ts';
import type { ChangeDraft } from './change-draft.ts';

/** What was typed into an order that somebody else changed meanwhile. */
export type TypedBefore = {
  /** The order as the typing began. */
  readonly begun: ChangeDraft;
  readonly typed: ChangeDraft;
};

/** What was typed stays where the order is still as it was; where both have changed the same, the order as it is now wins. */
export function carryOver({ begun, typed }: TypedBefore, now: ChangeDraft): ChangeDraft {
  const pick = <Key extends keyof ChangeDraft>(key: Key): ChangeDraft[Key] =>
    isSame(begun[key], now[key]) ? typed[key] : now[key];
  return {
    existingLines: pick('existingLines'),
    items: pick('items'),
    freeLines: pick('freeLines'),
    contact: pick('contact'),
    method: pick('method'),
    address: pick('address'),
    deliveryFee: pick('deliveryFee'),
    slot: pick('slot'),
    note: pick('note'),
  };
}
