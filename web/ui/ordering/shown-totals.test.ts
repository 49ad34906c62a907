import { expect, test } from 'vitest';
import { makeCartItem } from '../../../domain/cart/cart-item.ts';
import { computeShownTotals } from './shown-totals.ts';

function makeItem(id: string, price: number, priceToPay: number, quantity: number) {
  const product = {
    id,
    name: id,
    category: '',
    price,
    priceToPay,
    allergens: [],
    leadTimeHours: 24,
    allowsInscription: false,
    egglessExtra: null,
    isCustom: false,
    discountPercentage: 0,
    sizes: [],
    pictures: [],
  };
  const choice = { productId: id, sizeId: null, inscription: '', design: '', isEggless: false };
  const item = makeCartItem(product, choice, quantity);
  if (!item) throw new Error('The example is not sold');
  return item;
}

const items = [makeItem('cake', 10_000, 8_000, 2), makeItem('bread', 1_500, 1_500, 3)];
const rates = new Map([
  ['cake', 'standard'],
  ['bread', 'basic-food'],
] as const);

test('goods, discount, delivery and the tax in them add up as the order will (P2.4, P5.1)', () => {
  expect(computeShownTotals(items, rates, 250_000)).toEqual({
    subtotalInKobo: 2_450_000,
    discountInKobo: 400_000,
    goodsInKobo: 2_050_000,
    deliveryInKobo: 250_000,
    totalInKobo: 2_300_000,
    includedVatInKobo: 111_628 + 17_442,
    isFeeKnown: true,
    isVatKnown: true,
  });
});

test('until the fee is known the total is that of the goods, and says so', () => {
  const totals = computeShownTotals(items, rates, undefined);
  expect(totals.totalInKobo).toBe(2_050_000);
  expect(totals.isFeeKnown).toBe(false);
});

test('a rate that is not known yet is not made up', () => {
  expect(computeShownTotals(items, new Map(), 0).isVatKnown).toBe(false);
});

test('beside discounts of the items themselves it is said why a code takes less off than it says, and not of free delivery (P41.18, P41.22)', () => {
  const terms = { kind: 'percent', percent: 25, amountInKobo: 0, minimumInKobo: 0 } as const;
  const code = { text: 'CAKE25', terms: { ...terms, categories: [], productIds: [] } };
  const note = 'Items already on discount get whichever discount is better.';
  expect(computeShownTotals(items, rates, 0, code)).toMatchObject({ codeNote: note });
  expect(computeShownTotals(items.slice(1), rates, 0, code).codeNote).toBeUndefined();
  const little = { ...code, terms: { ...code.terms, percent: 20 } };
  expect(computeShownTotals(items.slice(0, 1), rates, 0, little)).toMatchObject({
    codeNote: undefined,
    codeMisfit: 'Your items already have this discount or a better one.',
  });
  const free = { ...code, terms: { ...code.terms, kind: 'free_delivery', percent: 0 } } as const;
  expect(computeShownTotals(items, rates, 250_000, free)).toMatchObject({
    codeNote: undefined,
    code: { gift: 'Free delivery' },
  });
});
