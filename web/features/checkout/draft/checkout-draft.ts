import type { OfferedSlot } from '../../../../contract/availability.ts';
import { RECEIVING_METHODS, type ReceivingMethod } from '../../../../domain/delivery/calendar.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../domain/payments/payment-methods.ts';
import { NO_ADDRESS, type TypedAddress } from '../../../ui/address/typed-address.ts';

export type TypedContact = { readonly name: string; readonly email: string; readonly phone: string };

/** An order before it is placed, exactly as it was typed. */
export type CheckoutDraft = {
  /** Whose it is; null while it is a guest's. */
  readonly ownerId: string | null;
  /** A guest typed their email address before somebody signed in, and the account was not asked yet whether it is the same person. */
  readonly isGuests: boolean;
  readonly contact: TypedContact;
  readonly method: ReceivingMethod;
  readonly address: TypedAddress;
  /** Somebody else receives it, whose name is then asked for. */
  readonly isForAnother: boolean;
  /** For next time, with the customer's other addresses. */
  readonly isAddressSaved: boolean;
  /** Chosen before the time on it. */
  readonly day: string | null;
  readonly slot: OfferedSlot | null;
  /** Null until the shopper has chosen: how money is handed over is nobody else's choice. */
  readonly payment: PaymentMethod | null;
  /** To the rider, or to whoever hands it over at the counter. */
  readonly note: string;
  /** What was written to the other of them, until the way to receive it changes back. */
  readonly otherNote: string;
  readonly giftMessage: string;
  /** What an earlier order said that is ordered again; blank where none is. */
  readonly repeatedGiftMessage: string;
  /** Names this one order to the shop, so that however often it is sent it is placed once. */
  readonly key: string;
  /** What was sent under the key and never answered: any of it may be an order already. */
  readonly unanswered: readonly string[];
};

export const NO_CONTACT: TypedContact = { name: '', email: '', phone: '' };

export function startDraft(key: string): CheckoutDraft {
  return {
    ownerId: null,
    isGuests: false,
    contact: NO_CONTACT,
    method: 'delivery',
    address: NO_ADDRESS,
    isForAnother: false,
    isAddressSaved: false,
    day: null,
    slot: null,
    payment: null,
    note: '',
    otherNote: '',
    giftMessage: '',
    repeatedGiftMessage: '',
    key,
    unanswered: [],
  };
}

/** Kept text is input like any other. Without its key a draft is nothing; whatever else cannot be read is asked for again. */
export function parseDraft(text: string | null): CheckoutDraft | null {
  const stored = readRecord(parse(text));
  if (typeof stored.key !== 'string' || stored.key === '') return null;
  const contact = readRecord(stored.contact);
  const address = readRecord(stored.address);
  return {
    ownerId: typeof stored.ownerId === 'string' ? stored.ownerId : null,
    isGuests: stored.isGuests === true,
    contact: readTexts(NO_CONTACT, contact),
    method: RECEIVING_METHODS.find((method) => method === stored.method) ?? 'delivery',
    address: readTexts(NO_ADDRESS, address),
    isForAnother: stored.isForAnother === true,
    isAddressSaved: stored.isAddressSaved === true,
    day: readText(stored.day) || null,
    slot: readSlot(readRecord(stored.slot)),
    payment: PAYMENT_METHODS.find((method) => method === stored.payment) ?? null,
    note: readText(stored.note),
    otherNote: readText(stored.otherNote),
    giftMessage: readText(stored.giftMessage),
    repeatedGiftMessage: readText(stored.repeatedGiftMessage),
    key: stored.key,
    unanswered: Array.isArray(stored.unanswered) ? stored.unanswered.filter(isText) : [],
  };
}

function readSlot(stored: Record<string, unknown>): OfferedSlot | null {
  const slot = readTexts({ day: '', windowId: '', from: '', to: '' }, stored);
  return Object.values(slot).includes('') ? null : slot;
}

function readTexts<Texts extends Readonly<Record<string, string>>>(
  blank: Texts,
  stored: Record<string, unknown>,
): Texts {
  const texts = Object.keys(blank).map((name) => [name, readText(stored[name])]);
  // The names are those of the blank one.
  return Object.fromEntries(texts) as Texts;
}

function readText(value: unknown): string {
  return isText(value) ? value : '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function readRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
