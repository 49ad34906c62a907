import { expect, test } from 'vitest';
import { choosePayment, offerPayments, reckonCost } from './delivery-cost.ts';
import { BLANK_DRAFT, type OrderDraft } from './order-draft.ts';

const TERMS = {
  zones: [
    {
      id: 'mainland',
      name: 'Lagos Mainland',
      places: [{ state: 'Lagos' as const, lgas: ['Surulere'] }],
      fee: 2_500,
      minimum: 5_000,
      allowsPayOnDelivery: true,
    },
  ],
  freeAbove: 60_000,
};
const item = (price: number, quantity = 1) => [{ price, quantity }] as unknown as OrderDraft['items'];
const to = (lga: string) => ({ ...BLANK_DRAFT.address, state: 'Lagos', lga });

test('a delivery costs what its zone costs', () => {
  const cost = reckonCost({ items: item(10_000.5, 2), method: 'delivery', address: to('Surulere') }, TERMS);
  expect(cost).toMatchObject({ feeInKobo: 250_000, goodsInKobo: 2_000_100, total: 22_501, isNowhere: false });
  expect(cost.zone?.name).toBe('Lagos Mainland');
});

test('above the owner’s amount it is free, and so is picking up', () => {
  expect(
    reckonCost({ items: item(60_000), method: 'delivery', address: to('Surulere') }, TERMS).feeInKobo,
  ).toBe(0);
  expect(reckonCost({ items: item(500), method: 'pickup', address: to('') }, TERMS)).toMatchObject({
    feeInKobo: 0,
    total: 500,
  });
});

test('the fee is not known before the place is, and there is none where nobody goes', () => {
  expect(reckonCost({ items: [], method: 'delivery', address: to('') }, TERMS)).toMatchObject({
    feeInKobo: undefined,
    isNowhere: false,
  });
  expect(reckonCost({ items: [], method: 'delivery', address: to('Epe') }, TERMS)).toMatchObject({
    feeInKobo: undefined,
    isNowhere: true,
  });
  expect(reckonCost({ items: [], method: 'delivery', address: to('Epe') }, undefined).isNowhere).toBe(false);
});

test('online is offered only to whoever can be mailed the link', () => {
  const pickup = { method: 'pickup', contact: BLANK_DRAFT.contact } as const;
  expect(offerPayments(pickup, undefined, ['card'])).toEqual(['transfer', 'at_pickup']);
  const mailed = { ...pickup, contact: { ...BLANK_DRAFT.contact, email: 'a@b.example' } };
  expect(offerPayments(mailed, undefined, ['card'])).toEqual(['card', 'transfer', 'at_pickup']);
});

test('on receipt is usual, and what is not offered there is not kept', () => {
  expect(choosePayment(null, ['transfer', 'on_delivery'])).toBe('on_delivery');
  expect(choosePayment('transfer', ['transfer', 'on_delivery'])).toBe('transfer');
  expect(choosePayment('at_pickup', ['transfer'])).toBe('transfer');
});
