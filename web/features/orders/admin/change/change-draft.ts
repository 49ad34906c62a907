import type { OfferedSlot } from '../../../../../contract/availability.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import type { CartItem } from '../../../../../domain/cart/cart-item.ts';
import type { TypedAddress } from '../../../../ui/address/address-fields.tsx';
import type { DraftFreeLine } from '../new/order-draft.ts';
import { toWantedFreeLines, toWantedLines } from '../new/order-draft.ts';

export type KeptDraft = {
  readonly position: number;
  readonly quantity: number;
  readonly inscription: string;
  readonly isKept: boolean;
};

/** An order while it is changed, exactly as it was typed. */
export type ChangeDraft = {
  readonly kept: readonly KeptDraft[];
  readonly items: readonly CartItem[];
  readonly freeLines: readonly DraftFreeLine[];
  readonly contact: { readonly name: string; readonly phone: string };
  readonly address: TypedAddress;
  readonly slot: OfferedSlot;
  readonly note: string;
};

const NO_ADDRESS: TypedAddress = { state: '', lga: '', area: '', street: '', landmark: '', phone: '' };

export function startChange(order: AdminOrderDetails): ChangeDraft {
  return {
    kept: order.lines.map(({ quantity, inscription }, position) => ({
      position,
      quantity,
      inscription,
      isKept: true,
    })),
    items: [],
    freeLines: [],
    contact: { name: order.contact.name, phone: order.contact.phone },
    address: order.address ?? NO_ADDRESS,
    slot: order.slot,
    note: order.note,
  };
}

/** The change as it is sent, to be looked at or made. */
export function buildChange(draft: ChangeDraft, order: Pick<AdminOrderDetails, 'version' | 'method'>) {
  const { kept, items, freeLines, contact, address, slot, note } = draft;
  return {
    version: order.version,
    kept: kept.filter(({ isKept }) => isKept).map(({ isKept: _, ...line }) => line),
    lines: toWantedLines(items),
    freeLines: toWantedFreeLines(freeLines),
    contact,
    address: order.method === 'delivery' ? address : null,
    slot: { day: slot.day, windowId: slot.windowId },
    note,
  };
}
