import type { Order } from '../../../contract/orders.ts';
import { isGift } from '../../../domain/orders/gift.ts';
import { formatPhoneForNigeria } from '../../../domain/phone.ts';
import { NO_ADDRESS } from '../../ui/address/typed-address.ts';
import { makeRandomKey } from '../../ui/browser/make-random-key.ts';
import { typeOrderAddress } from './draft/change-draft.ts';
import { type CheckoutDraft, startDraft } from './draft/checkout-draft.ts';
import { findDraft, keepDraft } from './draft/draft-storage.ts';

type Details = Pick<Order, 'contact' | 'method' | 'address' | 'giftMessage'>;

/** Who orders again as a guest need not type again who they are and where it goes. What is being typed already stays. */
export function fillDraftFrom(order: Details, page: Pick<Window, 'sessionStorage'> = window): void {
  const draft = findDraft(page) ?? startDraft(makeRandomKey());
  const { name, email, phone } = draft.contact;
  if (name + email + phone === '') keepDraft(page, takeDetails(draft, order));
}

/** Whoever orders a gift again from their account finds who gets it and what it says; who they are the account knows. */
export function fillGiftFrom(order: Details, page: Pick<Window, 'sessionStorage'> = window): void {
  const draft = findDraft(page) ?? startDraft(makeRandomKey());
  const { recipient, street, area } = draft.address;
  if (isGift(order) && recipient + street + area + draft.giftMessage === '') {
    keepDraft(page, takeGift(draft, order));
  }
}

/** Where the order of this tab goes, as far as checkout was told; undefined for pickup. */
export function findTypedPlace(page: Pick<Window, 'sessionStorage'> = window) {
  const draft = findDraft(page);
  return draft?.method === 'delivery' && draft.address.state !== '' ? draft.address : undefined;
}

function takeDetails(
  draft: CheckoutDraft,
  { contact, method, address, giftMessage }: Details,
): CheckoutDraft {
  const { name, email, phone } = contact;
  return {
    ...draft,
    contact: { name, email, phone: formatPhoneForNigeria(phone) },
    method,
    address: address ? typeOrderAddress(address) : NO_ADDRESS,
    isForAnother: Boolean(address?.recipient),
    giftMessage: draft.giftMessage || giftMessage,
    repeatedGiftMessage: giftMessage,
  };
}

function takeGift(draft: CheckoutDraft, { method, address, giftMessage }: Details): CheckoutDraft {
  const gift = { ...draft, method, giftMessage, repeatedGiftMessage: giftMessage };
  return address?.recipient ? { ...gift, address: typeOrderAddress(address), isForAnother: true } : gift;
}
