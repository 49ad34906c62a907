import type { Account, SavedAddress } from '../../../../contract/account.ts';
import type { Order } from '../../../../contract/orders.ts';
import type { ReceivingMethod } from '../../../../domain/delivery/calendar.ts';
import { needsHold, type PaymentMethod } from '../../../../domain/payments/payment-methods.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { nameMailbox } from '../../../../domain/users/mailbox.ts';
import { NO_ADDRESS, type TypedAddress } from '../../../ui/address/typed-address.ts';
import { type CheckoutDraft, NO_CONTACT, type TypedContact } from './checkout-draft.ts';
import { mayGoOn } from './stored-drafts.ts';

/** What the account knows fills what is still blank; what was typed stays. */
export function fillContact(
  draft: CheckoutDraft,
  { name, email, phone }: Pick<Account, 'name' | 'email' | 'phone'>,
): CheckoutDraft {
  const { contact } = draft;
  return {
    ...draft,
    contact: {
      name: contact.name || name,
      email: contact.email || email,
      phone: contact.phone || (phone ? formatPhoneForNigeria(phone) : ''),
    },
  };
}

/** What neither the account nor its addresses know, the last order does. Where it went to somebody else, the next need not. */
export function fillFromLastOrder(
  draft: CheckoutDraft,
  { contact, address }: Pick<Order, 'contact' | 'address'>,
  hasSavedAddress: boolean,
): CheckoutDraft {
  const isBlank = Object.values(draft.address).every((typed) => typed === '');
  const isOwn = address !== null && !address.recipient;
  const typed = isOwn && isBlank && !hasSavedAddress ? typeOrderAddress(address) : draft.address;
  const phone = draft.contact.phone || formatPhoneForNigeria(contact.phone);
  return { ...draft, contact: { ...draft.contact, phone }, address: typed };
}

/** As it would be typed. */
export function typeOrderAddress(address: NonNullable<Order['address']>): TypedAddress {
  return { ...address, phone: address.phone && formatPhoneForNigeria(address.phone) };
}

/** The rider's note is none for the counter: each has its own. */
export function receiveBy(method: ReceivingMethod): (draft: CheckoutDraft) => CheckoutDraft {
  return (draft) =>
    draft.method === method ? draft : { ...draft, method, note: draft.otherNote, otherNote: draft.note };
}

/** Into the latest draft: what else has changed since the screen was drawn stays. */
export function typeContact(typed: Partial<TypedContact>): (draft: CheckoutDraft) => CheckoutDraft {
  return (draft) => ({ ...draft, contact: { ...draft.contact, ...typed } });
}

/** Paying on receipt is one choice, wherever that is. */
const isOnReceipt = (method: PaymentMethod | null) => method !== null && !needsHold(method);

/** What is not offered is chosen anew; where there is one way only, nobody is asked. */
export function settlePayment(
  payment: PaymentMethod | null,
  methods: readonly PaymentMethod[],
): PaymentMethod | null {
  const [only] = methods;
  if (only && methods.length === 1) return only;
  const isChosen = isOnReceipt(payment) ? isOnReceipt : (method: PaymentMethod) => method === payment;
  return methods.find(isChosen) ?? null;
}

/** Null where it is somebody else's. What the shop knew anyway, no guest has typed. */
export function adoptDraft(
  draft: CheckoutDraft,
  uid: string | null,
  known: TypedContact = NO_CONTACT,
): CheckoutDraft | null {
  if (draft.ownerId === uid) return draft;
  const email = draft.contact.email.trim();
  return mayGoOn(draft.ownerId, uid)
    ? { ...draft, ownerId: uid, isGuests: email !== '' && email !== known.email }
    : null;
}

/** Asked once: where the guest before had another email address, the account and its addresses know better than what they left. */
export function replaceGuest(
  draft: CheckoutDraft,
  account: Pick<Account, 'name' | 'email' | 'phone'>,
  hasSavedAddress: boolean,
): CheckoutDraft {
  if (!draft.isGuests) return draft;
  const settled = { ...draft, isGuests: false };
  const { email, phone } = draft.contact;
  if (nameMailbox(email.trim()) === nameMailbox(account.email)) return settled;
  const contact = { ...NO_CONTACT, phone: account.phone === null ? phone : '' };
  const place = hasSavedAddress ? { address: NO_ADDRESS, isForAnother: false, isAddressSaved: false } : {};
  return fillContact({ ...settled, ...place, contact }, account);
}

/** The only one there is needs no mark. */
export function findUsual(saved: readonly SavedAddress[]): SavedAddress | undefined {
  return saved.length === 1 ? saved[0] : saved.find(({ isDefault }) => isDefault);
}

/** An address was once written by hand: an area that is none of the state's is chosen again. */
export function takeSavedAddress(
  { state, lga, area, street, landmark, recipient, phone }: SavedAddress,
  areasOfState: readonly string[],
): TypedAddress {
  const known = areasOfState.find((each) => each.toLowerCase() === lga.trim().toLowerCase());
  return {
    state,
    lga: known ?? '',
    area,
    street,
    landmark,
    recipient,
    phone: phone && formatPhoneForNigeria(phone),
  };
}

/** Which of the saved addresses this one is. */
export function findSaved(saved: readonly SavedAddress[], typed: TypedAddress): SavedAddress | undefined {
  return saved.find((each) => {
    const { lga: _, ...taken } = takeSavedAddress(each, []);
    return Object.entries(taken).every(([name, value]) => typed[name as keyof typeof taken] === value);
  });
}
