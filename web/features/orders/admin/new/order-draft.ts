import type * as z from 'zod/mini';
import type { OfferedSlot } from '../../../../../contract/availability.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import {
  type FoundCustomer,
  type FreeLine,
  placeAdminOrderEndpoint,
} from '../../../../../contract/taken-order.ts';
import { NIGERIAN_STATES } from '../../../../../domain/addresses/states.ts';
import type { CartItem } from '../../../../../domain/cart/cart-item.ts';
import type { ReceivingMethod } from '../../../../../domain/delivery/calendar.ts';
import type { Zone } from '../../../../../domain/delivery/zones.ts';
import { convertKoboToNaira } from '../../../../../domain/money.ts';
import type { AdminOrigin } from '../../../../../domain/orders/origins.ts';
import {
  listPaymentMethods,
  needsHold,
  type PaymentMethod,
} from '../../../../../domain/payments/payment-methods.ts';
import { proposeDeposit } from '../../../../../domain/payments/usual-deposit.ts';
import type { HandWay, OnlineChannel } from '../../../../../domain/payments/ways.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { NO_ADDRESS, type TypedAddress } from '../../../../ui/address/typed-address.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira, writeAmount } from '../../../../ui/form/read-typed.ts';

export type AdminPlacementBody = z.input<typeof placeAdminOrderEndpoint.bodySchema>;

/** What is in no catalogue, with its pictures as they are shown. */
export type DraftFreeLine = Omit<FreeLine, 'pictures'> & {
  readonly lineId: string;
  readonly pictures: readonly PictureAnswer[];
};

/** An order while it is taken down, exactly as it was typed. */
export type OrderDraft = {
  readonly origin: AdminOrigin;
  readonly items: readonly CartItem[];
  readonly freeLines: readonly DraftFreeLine[];
  /** Blank where none was agreed. */
  readonly reduction: { readonly amount: string; readonly reason: string };
  /** A discount code the customer has, as typed; blank: none. */
  readonly code: string;
  /** As typed; null: the usual share of the total where a deposit is asked for; blank: all of it in advance, or nothing. */
  readonly deposit: string | null;
  /** A deposit was agreed; what is made for one customer is asked for one anyway. */
  readonly asksDeposit: boolean;
  readonly balanceDay: string;
  /** In hours; blank: as long as anybody's. */
  readonly holdHours: string;
  /** As typed; null: the deposit or the total, as it is now; blank: nothing came yet. */
  readonly received: { readonly way: HandWay; readonly amount: string | null };
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly method: ReceivingMethod;
  readonly address: TypedAddress;
  readonly slot: OfferedSlot | null;
  /** The slot is too late for customers, and is taken anyway. */
  readonly acceptLate: boolean;
  /** The slot is full, and is taken anyway. */
  readonly acceptFull: boolean;
  /** Null: nothing was chosen yet. */
  readonly payment: PaymentMethod | null;
  readonly note: string;
  readonly giftMessage: string;
  /** Names this one order to the shop, so that however often it is sent it is placed once. */
  readonly key: string;
};

const BLANK_DRAFT: Omit<OrderDraft, 'key'> = {
  origin: 'phone',
  items: [],
  freeLines: [],
  reduction: { amount: '', reason: '' },
  code: '',
  deposit: null,
  asksDeposit: false,
  balanceDay: '',
  holdHours: '',
  received: { way: 'transfer', amount: '' },
  contact: { name: '', phone: '', email: '' },
  method: 'delivery',
  address: NO_ADDRESS,
  slot: null,
  acceptLate: false,
  acceptFull: false,
  payment: null,
  note: '',
  giftMessage: '',
};

/** Most orders are delivered in the shop's own state. */
export function startOrder(key: string, shopState = ''): OrderDraft {
  const state = NIGERIAN_STATES.find((each) => each.toLowerCase() === shopState.trim().toLowerCase()) ?? '';
  return { ...BLANK_DRAFT, address: { ...NO_ADDRESS, state }, key };
}

/** Whoever stands at the counter comes back to it, unless an address was typed. */
export function chooseOrigin(
  { method, address }: OrderDraft,
  origin: AdminOrigin,
): Pick<OrderDraft, 'origin' | 'method'> {
  const isPickup = origin === 'counter' && address.street.trim() === '';
  return { origin, method: isPickup ? 'pickup' : method };
}

/** What is known of a customer fills what is blank: an address that was typed is where it goes this time. */
export function fillKnown(
  { contact, address, note }: OrderDraft,
  known: FoundCustomer,
): Pick<OrderDraft, 'contact' | 'address' | 'note'> {
  const [latest] = known.addresses;
  const isTyped = contact.name.trim().toLowerCase() === known.name.toLowerCase();
  return {
    contact: {
      name: isTyped ? contact.name : known.name,
      phone: known.phone || contact.phone,
      email: contact.email.trim() || known.email,
    },
    address: address.street.trim() === '' && latest ? latest : address,
    note: note || known.healthNote,
  };
}

type Agreed = { readonly payment: PaymentMethod; readonly total: number };
/** What a voucher, typed where codes are, pays of it. */
type Draw = { readonly code: string; readonly drawnInKobo: number };

/** A cake that nobody else would buy. */
export function isMadeToOrder({ items, freeLines }: Pick<OrderDraft, 'items' | 'freeLines'>): boolean {
  return freeLines.length > 0 || items.some(({ design }) => design !== null);
}

/** As typed; until something is, half of the total as it is now, for what is made for this customer alone or where it was agreed. */
export function chooseDeposit(draft: OrderDraft, { payment, total }: Agreed): string {
  if (!needsHold(payment)) return '';
  if (draft.deposit !== null) return draft.deposit;
  const isAsked = draft.asksDeposit || isMadeToOrder(draft);
  return isAsked && total > 0 ? writeAmount(proposeDeposit(total)) : '';
}

/** As typed; until something is, what is asked for in advance as it is now: a discount that is agreed later is not overpaid. */
export function chooseReceived(
  { received }: OrderDraft,
  { deposit, left }: { readonly deposit: string; readonly left: number },
): string {
  return received.amount ?? (deposit || (left > 0 ? writeAmount(left) : ''));
}

/** The order as it is sent. */
export function buildPlacement(
  draft: OrderDraft,
  { payment, total, draw }: Agreed & { readonly draw?: Draw | undefined },
) {
  const { items, freeLines, slot, method, address, code, key: _, asksDeposit: _asks, ...rest } = draft;
  const { reduction, balanceDay, holdHours, received } = draft;
  const deposit = chooseDeposit(draft, { payment, total });
  const isInAdvance = needsHold(payment);
  const left = total - convertKoboToNaira(draw?.drawnInKobo ?? 0);
  const amountReceived = chooseReceived(draft, { deposit, left });
  return {
    ...rest,
    method,
    address: method === 'delivery' ? address : null,
    slot: slot && { day: slot.day, windowId: slot.windowId },
    payment,
    freeLines: toWantedFreeLines(freeLines),
    reduction: reduction.amount.trim() === '' ? null : { ...reduction, amount: readNaira(reduction.amount) },
    deposit: readOptional(deposit),
    balanceDay: deposit.trim() !== '' && balanceDay !== '' ? balanceDay : null,
    holdHours: isInAdvance && holdHours !== '' ? Number(holdHours) : null,
    received: amountReceived.trim() === '' ? null : { ...received, amount: readNaira(amountReceived) },
    lines: toWantedLines(items),
    ...(code.trim() !== '' && !draw && { code }),
    ...(draw && { voucher: { code: draw.code, amount: convertKoboToNaira(draw.drawnInKobo) } }),
    expectedTotal: total,
  };
}

export function toWantedLines(items: readonly CartItem[]) {
  return items.map(({ id, size, inscription, design, isEggless, quantity, price }) => ({
    productId: id,
    sizeId: size?.id ?? null,
    inscription,
    design: design?.text ?? '',
    isEggless,
    quantity,
    expectedPrice: price,
  }));
}

export function toWantedFreeLines(freeLines: readonly DraftFreeLine[]) {
  return freeLines.map(({ lineId: _, pictures, ...line }) => ({
    ...line,
    pictures: pictures.map(({ id }) => id),
  }));
}

function readOptional(typed: string): number | null {
  return typed.trim() === '' ? null : readNaira(typed);
}

/** What is wrong by the very rules of the shop, in words for whoever takes the order down. */
export function findPlacementProblems(placement: ReturnType<typeof buildPlacement>): FieldProblems {
  const { contact, slot, lines, freeLines } = placement;
  return {
    ...findMisfits(placeAdminOrderEndpoint.bodySchema, placement),
    ...(contact.name.trim() === '' && { 'contact.name': 'Enter the customer’s name.' }),
    ...(contact.phone.trim() === '' && { 'contact.phone': 'Enter a phone number, such as 0803 123 4567.' }),
    ...(slot === null && { slot: 'Choose a day and a time.' }),
    ...(lines.length + freeLines.length === 0 && { lines: 'Add at least one item.' }),
  };
}

/** Online too without an email address: the link to the order is sent on WhatsApp. */
export function offerPayments(
  { method }: Pick<OrderDraft, 'method'>,
  zone: Zone | undefined,
  onlineChannels: readonly OnlineChannel[],
): readonly PaymentMethod[] {
  return listPaymentMethods(method, zone, onlineChannels);
}

/**
 * What was chosen, where it is offered: on receipt stays on receipt. Until something is, by transfer, wherever it goes; whoever stands
 * at the counter pays there, so that a part of it needs no hold.
 */
export function choosePayment(
  draft: Pick<OrderDraft, 'payment' | 'origin'>,
  offered: readonly PaymentMethod[],
): PaymentMethod {
  const isAtCounter = draft.origin === 'counter' && offered.includes('at_pickup');
  const payment = draft.payment ?? (isAtCounter ? 'at_pickup' : null);
  const isOffered = (method: PaymentMethod) => method === payment;
  const onReceipt = payment === null || needsHold(payment) ? undefined : offered.find(isPaidOnReceipt);
  return offered.find(isOffered) ?? onReceipt ?? 'transfer';
}

function isPaidOnReceipt(method: PaymentMethod): boolean {
  return !needsHold(method);
}
