import * as z from 'zod/mini';
import { type OrderPlacement, placeOrderEndpoint } from '../../../../contract/orders.ts';
import { optionalEmail } from '../../../../contract/typed-text.ts';
import { agreeDelivery } from '../../../../domain/delivery/agree-delivery.ts';
import { findRiderPhoneProblem } from '../../../../domain/delivery/rider-phone.ts';
import type { DeliveryTerms, Goods as OrderedGoods } from '../../../../domain/delivery/zones.ts';
import { ONLINE_CHANNELS } from '../../../../domain/payments/ways.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { findUnnamedRecipient } from '../../../ui/address/unnamed-recipient.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

/** Everything about an order but what is ordered. */
export type OrderFields = Omit<OrderPlacement, 'lines'>;

export type Built<Sent> =
  | { readonly ok: true; readonly order: Sent }
  | { readonly ok: false; readonly problems: FieldProblems };

type Wanted = {
  readonly draft: CheckoutDraft;
  /** With delivery, in naira, as the shopper sees it. */
  readonly expectedTotal: number;
  /** Without delivery. */
  readonly goodsInKobo: number;
  /** Only the time of the day is missing. */
  readonly isDayChosen?: boolean;
  /** Left out for what was agreed with a person. */
  readonly goods?: readonly OrderedGoods[];
  /** Whoever orders was sent a link and may have none. */
  readonly isEmailOptional?: boolean;
};

const fieldsSchema = z.omit(placeOrderEndpoint.bodySchema, { lines: true });

/** How whoever orders is reached. */
export function chooseContactSchema(isEmailOptional: boolean) {
  const { contact } = fieldsSchema.shape;
  return isEmailOptional ? z.extend(contact, { email: optionalEmail }) : contact;
}

/** What was typed as it is sent, or what is still wrong with it by the shop's own rules. */
export function buildOrderFields(
  { draft, expectedTotal, goodsInKobo, isDayChosen = false, goods = [], isEmailOptional = false }: Wanted,
  terms: DeliveryTerms | undefined,
): Built<OrderFields> {
  const { contact, method, address, isForAnother, slot, payment, note, giftMessage } = draft;
  const written = {
    contact,
    method,
    address: method === 'delivery' ? address : null,
    slot: slot && { day: slot.day, windowId: slot.windowId },
    payment,
    note,
    giftMessage,
    expectedTotal,
  };
  const problems = {
    ...findMisfits(z.extend(fieldsSchema, { contact: chooseContactSchema(isEmailOptional) }), written),
    ...(contact.phone.trim() === '' && { 'contact.phone': 'Enter a phone number, such as 0803 123 4567.' }),
    ...findUncalled(draft),
    ...findUnnamedRecipient(method === 'delivery' && isForAnother, address.recipient),
    ...(slot === null && { slot: isDayChosen ? 'Choose a time.' : 'Choose a day and a time.' }),
    ...(payment === null && { payment: 'Choose how to pay.' }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  // Just found to be them.
  const fields = written as OrderFields;
  const agreed =
    terms && agreeDelivery(terms, { ...fields, onlineChannels: ONLINE_CHANNELS, goodsInKobo, goods });
  if (agreed && !agreed.ok) return { ok: false, problems: agreed.refusal.fields ?? {} };
  return { ok: true, order: fields };
}

/** Of a number that is wrong in itself, nothing more is said. */
function findUncalled({ contact, method, address, isForAnother }: CheckoutDraft): FieldProblems {
  // Who ticks that somebody else receives it and has not named them yet is asked for their number all the same.
  const recipient = address.recipient.trim() || (isForAnother ? 'Someone' : '');
  const received = { recipient, phone: address.phone.trim() };
  return findRiderPhoneProblem({ method, contactPhone: contact.phone, address: received });
}
