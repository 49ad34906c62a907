import type { OfferedSlot } from '../../../../../contract/availability.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import type { RequestedChange } from '../../../../../contract/own-changes.ts';
import { type CartItem, makeCartItem } from '../../../../../domain/cart/cart-item.ts';
import { nameChoice } from '../../../../../domain/catalogue/eggless.ts';
import type { ReceivingMethod } from '../../../../../domain/delivery/calendar.ts';
import { leaveOutCustomer } from '../../../../../domain/orders/gift.ts';
import { isGoods } from '../../../../../domain/orders/taken-orders.ts';
import { formatPhoneForNigeria } from '../../../../../domain/phone.ts';
import { NO_ADDRESS, type TypedAddress } from '../../../../ui/address/typed-address.ts';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import type { Offer } from '../../../cart/offers-context.ts';
import { writeNaira } from '../../order-words.ts';
import type { CustomAllergens } from '../new/allergen-choice.tsx';
import type { DraftFreeLine } from '../new/order-draft.ts';
import { toWantedFreeLines, toWantedLines } from '../new/order-draft.ts';

export type ExistingLineDraft = {
  readonly position: number;
  readonly quantity: number;
  readonly inscription: string;
  readonly isIncluded: boolean;
  /** Of a custom item; null: as they are. */
  readonly allergens: CustomAllergens | null;
  /** In another size or to another design, at today's price; null: as it was ordered. */
  readonly instead: Instead | null;
};

export type Instead = {
  readonly sizeId: string | null;
  readonly design: string;
  readonly isEggless: boolean;
  readonly expectedPrice: number;
  /** What it is now, as it is shown. */
  readonly words: string;
};

/** An order while it is changed, exactly as it was typed. */
export type ChangeDraft = {
  readonly existingLines: readonly ExistingLineDraft[];
  readonly items: readonly CartItem[];
  readonly freeLines: readonly DraftFreeLine[];
  readonly contact: { readonly name: string; readonly phone: string };
  readonly method: ReceivingMethod;
  readonly address: TypedAddress;
  /** As typed; null: what the zone costs, or what was agreed before. */
  readonly deliveryFee: string | null;
  readonly slot: OfferedSlot;
  readonly note: string;
};

/** As the order is, or as its customer asked for it. */
export function startChange(order: AdminOrderDetails, asked: RequestedChange | null): ChangeDraft {
  return {
    existingLines: order.lines.map(({ quantity, inscription, ...line }, position) => {
      const wanted = asked?.lines.find((each) => each.position === position);
      return {
        position,
        quantity: wanted?.quantity ?? quantity,
        inscription: wanted?.inscription ?? inscription,
        isIncluded: !asked || !isGoods(line) || wanted !== undefined,
        allergens: null,
        instead: wanted?.instead ?? null,
      };
    }),
    items: [],
    freeLines: [],
    contact: { name: order.contact.name, phone: formatPhoneForNigeria(order.contact.phone) },
    method: order.method,
    address: typeAddress(asked?.address ?? order.address, order.contact),
    deliveryFee: null,
    slot: asked?.slot ?? order.slot,
    note: order.note,
  };
}

/** As whoever corrects it would have typed it. */
function typeAddress(
  address: AdminOrderDetails['address'],
  contact: AdminOrderDetails['contact'],
): TypedAddress {
  if (!address) return NO_ADDRESS;
  const { phone, ...place } = leaveOutCustomer(address, contact);
  return { ...place, phone: phone && formatPhoneForNigeria(phone) };
}

/** The change as it is sent, to be looked at or made. */
export function buildChange(draft: ChangeDraft, order: Pick<AdminOrderDetails, 'version'>) {
  const { existingLines, items, freeLines, contact, method, address, deliveryFee, slot, note } = draft;
  return {
    version: order.version,
    existingLines: existingLines
      .filter(({ isIncluded }) => isIncluded)
      .map(({ isIncluded: _, instead, allergens, ...line }) => ({
        ...line,
        instead: instead && toExchanged(instead),
        ...(allergens && { allergens }),
      })),
    deliveryFee: deliveryFee === null ? null : readNaira(deliveryFee),
    lines: toWantedLines(items),
    freeLines: toWantedFreeLines(freeLines),
    contact,
    method,
    address: method === 'delivery' ? address : null,
    slot: { day: slot.day, windowId: slot.windowId },
    note,
  };
}

function toExchanged({ words: _, ...choice }: Instead) {
  return choice;
}

type OrderedLine = AdminOrderDetails['lines'][number];

type SizeChoice = { readonly id: string; readonly label: string; readonly instead: Instead | null };

/** The sizes of today at what they cost today; the one that was ordered stays at its own price, also where it is no longer sold. */
export function listSizes(ordered: OrderedLine, offer: Offer): readonly SizeChoice[] {
  const { productId, sizeId, sizeName, isEggless, price } = ordered;
  const asOrdered = { id: sizeId ?? '', label: `${sizeName ?? 'One size'}, as ordered`, instead: null };
  const others = offer.sizes.flatMap(({ id, name }) => {
    const choice = { productId, sizeId: id, inscription: '', design: '', isEggless };
    const item = id === sizeId ? null : makeCartItem(offer, choice, 1);
    if (!item) return [];
    const words = nameChoice(name, isEggless) ?? name;
    const label = `${words} · ${writeNaira(item.price)} (${sayDifference(item.price - price)})`;
    return {
      id,
      label,
      instead: { sizeId: id, design: '', isEggless, expectedPrice: item.price, words },
    };
  });
  return [asOrdered, ...others];
}

function sayDifference(difference: number): string {
  if (difference === 0) return 'same price';
  return `${difference > 0 ? '+' : '−'}${writeNaira(Math.abs(difference))}`;
}

/** The cake that was designed anew; the same cake again is as it was ordered, and costs that. */
export function takeDesign(ordered: Pick<OrderedLine, 'design'>, offer: Offer): Instead | null {
  const { design, priceToPay } = offer;
  if (!design || design.text === ordered.design) return null;
  return {
    sizeId: null,
    design: design.text,
    isEggless: false,
    expectedPrice: priceToPay,
    words: design.words,
  };
}
