import { type PublicTerms, readPublicTermsEndpoint } from '../../contract/delivery.ts';
import { type Order, placeOrderEndpoint, readOrderEndpoint } from '../../contract/orders.ts';
import { readPaymentOptionsEndpoint } from '../../contract/payments.ts';
import { type CheckoutDraft, startDraft } from '../features/checkout/draft/checkout-draft.ts';
import { CHECKOUT_DRAFT_KEY } from '../features/checkout/draft/stored-drafts.ts';
import { makeOrder } from '../features/orders/testing/example-order.ts';
import { answer, type StubAnswer } from './stub-server.ts';

export const TERMS: PublicTerms = {
  zones: [
    {
      id: 'mainland',
      name: 'Lagos Mainland',
      places: [{ state: 'Lagos', lgas: ['Surulere'] }],
      fee: 2_500,
      minimum: 5_000,
      allowsPayOnDelivery: true,
    },
    {
      id: 'outskirts',
      name: 'Lagos outskirts',
      places: [{ state: 'Lagos', lgas: ['Badagry'] }],
      fee: 6_000,
      minimum: 15_000,
      allowsPayOnDelivery: false,
    },
  ],
  freeAbove: 150_000,
  holds: { transferMinutes: 240, onlineMinutes: 20 },
  transferAccount: { bank: 'Example Bank', accountNumber: '0123456789', accountName: 'Ṣadé’s Oven' },
  mustConfirm: true,
  confirmMinutes: 240,
};

/** Where the shop delivers, and that it can be paid in every way. */
export const offerTerms = (): readonly StubAnswer[] => [
  answer(readPublicTermsEndpoint, TERMS),
  answer(readPaymentOptionsEndpoint, { onlineChannels: ['card', 'bank_transfer', 'ussd'] }),
];

/** A checkout in which everything is filled in: to be picked up on Thursday at noon, and paid at the counter. */
export const keepCheckout = (changes: Partial<CheckoutDraft> = {}): Readonly<Record<string, string>> => ({
  [CHECKOUT_DRAFT_KEY]: JSON.stringify({
    ...startDraft('example-key'),
    contact: { name: 'Tẹniọla Adé', email: 'teniola@bakery.example', phone: '0803 123 4567' },
    method: 'pickup',
    slot: { day: '2026-11-19', windowId: 'midday', from: '12:00', to: '15:00' },
    payment: 'at_pickup',
    ...changes,
  } satisfies CheckoutDraft),
});

/** The shop takes whatever a guest orders as this, and shows it. */
export function takeOrders(changes: Partial<Order> = {}): readonly StubAnswer[] {
  const order = makeOrder(changes);
  return [
    answer(placeOrderEndpoint, { order, trackingKey: 'example-tracking-key' }),
    answer(readOrderEndpoint, order),
  ];
}
