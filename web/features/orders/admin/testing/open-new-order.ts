import { page } from 'vitest/browser';
import { type Availability, readAvailabilityEndpoint } from '../../../../../contract/availability.ts';
import { readPublicTermsEndpoint } from '../../../../../contract/delivery.ts';
import { readOrderLinkEndpoint } from '../../../../../contract/order-offers.ts';
import { readPaymentOptionsEndpoint } from '../../../../../contract/payments.ts';
import { searchProductsEndpoint } from '../../../../../contract/search.ts';
import { findCustomersEndpoint } from '../../../../../contract/taken-order.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer, type StubAnswer } from '../../../../testing/stub-server.ts';
import { describeExample } from '../../../catalogue/testing/example-product.ts';
import { EXAMPLE_TERMS } from '../../../delivery/testing/example-calendar.ts';

export const form = page.getByRole('form', { name: 'New order' });
export const finder = page.getByRole('searchbox', { name: 'Find a product' });
export const name = form.getByRole('textbox', { name: /^Name/ });
export const place = page.getByRole('button', { name: 'Place order' });

const AVAILABLE: Availability = {
  now: '2026-11-17T09:00:00.000Z',
  earliest: null,
  days: [
    {
      day: '2026-11-24',
      state: 'free',
      note: '',
      windows: [{ id: 'noon', from: '12:00', to: '15:00', state: 'free' }],
    },
  ],
};

export const ANSWERS = [
  answer(readPublicTermsEndpoint, EXAMPLE_TERMS),
  answer(readPaymentOptionsEndpoint, { onlineChannels: [] }),
  answer(readAvailabilityEndpoint, AVAILABLE),
  answer(findCustomersEndpoint, { data: [] }),
  answer(readOrderLinkEndpoint, { key: 'a-key-of-thirty-two-letters-or-so' }),
  answer(searchProductsEndpoint, {
    data: [describeExample({ price: 4_000 })],
    total: 1,
    terms: [],
    needs: [],
    alternatives: [],
  }),
];

export const EXAMPLE_ADDRESS = {
  state: 'Lagos',
  lga: 'Eti-Osa',
  area: 'Lekki',
  street: '3 Admiralty Way',
} as const;

export const openNewOrder = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/orders/new', { visitor: ADMINISTRATOR, answers: [...ANSWERS, ...answers] });

type Filled = { readonly method?: 'pickup'; readonly day: string; readonly time?: string };

/** A cake for somebody with a phone, on a day: all that a new order needs. */
export async function fillNewOrder({ method, day, time }: Filled): Promise<void> {
  await finder.fill('drip');
  await page.getByRole('button', { name: 'Add Chocolate Drip Cake' }).click();
  await name.fill('Musa Ibrahim');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  if (method) await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: day }).click();
  if (time) await form.getByRole('radio', { name: time }).click();
}
