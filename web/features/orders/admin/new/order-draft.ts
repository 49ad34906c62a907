import type * as z from 'zod/mini';
import type { OfferedSlot } from '../../../../../contract/availability.ts';
import { placeAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import type { CartItem } from '../../../../../domain/cart/cart-item.ts';
import type { ReceivingMethod } from '../../../../../domain/delivery/calendar.ts';
import type { Zone } from '../../../../../domain/delivery/zones.ts';
import type { AdminOrigin } from '../../../../../domain/orders/origins.ts';
import { listPaymentMethods, type PaymentMethod } from '../../../../../domain/payments/payment-methods.ts';
import type { OnlineChannel } from '../../../../../domain/payments/ways.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import type { TypedAddress } from '../../../../ui/address/address-fields.tsx';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';

export type AdminPlacementBody = z.input<typeof placeAdminOrderEndpoint.bodySchema>;

/** An order while it is taken down, exactly as it was typed. */
export type OrderDraft = {
  readonly origin: AdminOrigin;
  readonly items: readonly CartItem[];
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly method: ReceivingMethod;
  readonly address: TypedAddress;
  readonly slot: OfferedSlot | null;
  /** Null: whatever is usual for where it goes. */
  readonly payment: PaymentMethod | null;
  readonly note: string;
  readonly giftMessage: string;
  /** Names this one order to the shop, so that however often it is sent it is placed once. */
  readonly key: string;
};

const BLANK_DRAFT: Omit<OrderDraft, 'key'> = {
  origin: 'phone',
  items: [],
  contact: { name: '', phone: '', email: '' },
  method: 'delivery',
  address: { state: '', lga: '', area: '', street: '', landmark: '', phone: '' },
  slot: null,
  payment: null,
  note: '',
  giftMessage: '',
};

export function startOrder(key: string): OrderDraft {
  return { ...BLANK_DRAFT, key };
}

type Agreed = { readonly payment: PaymentMethod; readonly total: number };

/** The order as it is sent. */
export function buildPlacement(draft: OrderDraft, { payment, total }: Agreed) {
  const { items, slot, method, address, key: _, ...rest } = draft;
  return {
    ...rest,
    method,
    address: method === 'delivery' ? address : null,
    slot: slot && { day: slot.day, windowId: slot.windowId },
    payment,
    lines: items.map(({ id, size, inscription, isEggless, quantity, price }) => ({
      productId: id,
      sizeId: size?.id ?? null,
      inscription,
      isEggless,
      quantity,
      expectedPrice: price,
    })),
    expectedTotal: total,
  };
}

/** What is wrong by the very rules of the shop, in words for whoever takes the order down. */
export function findPlacementProblems(placement: ReturnType<typeof buildPlacement>): FieldProblems {
  const { contact, slot, lines } = placement;
  return {
    ...findMisfits(placeAdminOrderEndpoint.bodySchema, placement),
    ...(contact.name.trim() === '' && { 'contact.name': 'Enter the customer’s name.' }),
    ...(contact.phone.trim() === '' && { 'contact.phone': 'Enter the number the rider can call.' }),
    ...(slot === null && { slot: 'Choose a day and a time.' }),
    ...(lines.length === 0 && { lines: 'Add at least one item.' }),
  };
}

/** Online only with an email address: that is where the link to the payment page goes. */
export function offerPayments(
  { method, contact }: Pick<OrderDraft, 'method' | 'contact'>,
  zone: Zone | undefined,
  onlineChannels: readonly OnlineChannel[],
): readonly PaymentMethod[] {
  return listPaymentMethods(method, zone, contact.email.trim() === '' ? [] : onlineChannels);
}

/** What was chosen, where it is offered; otherwise on receipt, or by transfer where that is not taken. */
export function choosePayment(
  chosen: PaymentMethod | null,
  offered: readonly PaymentMethod[],
): PaymentMethod {
  return offered.find((method) => method === chosen) ?? offered.at(-1) ?? 'transfer';
}
