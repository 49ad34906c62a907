import { randomUUID } from 'node:crypto';
import type { OrderPlacement } from '../../contract/orders.ts';

/** Friday of the week in which the tests' clocks stand. */
export const FRIDAY = '2026-11-20';
export const SATURDAY = '2026-11-21';

/** What `honey-cake` costs: ₦5,000 each. */
export const HONEY_CAKE_PRICE = 5_000;

/** A delivery of one cake to Lekki on Friday morning, paid to the rider, by somebody whom nobody has seen before. */
export function makeOrderInput(differences: Partial<OrderPlacement> = {}): OrderPlacement {
  return {
    contact: makeContact(),
    method: 'delivery',
    address: {
      state: 'Lagos',
      lga: 'Eti-Osa',
      area: 'Lekki',
      street: '3 Admiralty Way',
      landmark: '',
      recipient: '',
      phone: '',
    },
    slot: { day: FRIDAY, windowId: 'morning' },
    payment: 'on_delivery',
    note: '',
    giftMessage: '',
    lines: [
      {
        productId: 'honey-cake',
        sizeId: null,
        inscription: '',
        design: '',
        isEggless: false,
        quantity: 1,
        expectedPrice: HONEY_CAKE_PRICE,
      },
    ],
    expectedTotal: HONEY_CAKE_PRICE + 3_000,
    ...differences,
  };
}

let contacts = 0;
export function makeContact(): OrderPlacement['contact'] {
  contacts += 1;
  return {
    name: 'Ada Obi',
    email: `ada.${randomUUID()}@bakery.example`,
    phone: `+23480${String(contacts).padStart(8, '0')}`,
  };
}
