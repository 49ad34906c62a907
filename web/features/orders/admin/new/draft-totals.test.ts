import { expect, test } from 'vitest';
import { computeDraftTotals } from './draft-totals.ts';

test('while an order is taken down its agreed discount leaves the subtotal and lowers the total (P28.187)', () => {
  const line = { quantity: 1, price: 20_000, vatClass: 'standard' as const };
  const freeLine = {
    ...line,
    lineId: 'a',
    name: 'Cake',
    details: '',
    workUnits: 1,
    leadTimeHours: 0,
    allergens: [],
    pictures: [],
  };
  const draft = { items: [], freeLines: [freeLine], reduction: { amount: '3,900', reason: '' } };
  expect(computeDraftTotals(draft, 0)).toMatchObject({
    goodsInKobo: 20_000_00,
    reductionInKobo: 3_900_00,
    totalInKobo: 16_100_00,
  });
});
