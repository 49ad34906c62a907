import { describe, expect, test } from 'vitest';
import type { CounterTile } from '../../../../contract/counter-sale.ts';
import {
  buildSale,
  findChange,
  findUnsplit,
  isPayable,
  NEW_SALE,
  setQuantity,
  sumSale,
} from './sale-draft.ts';

const PIE: CounterTile = {
  productId: 'meat-pie',
  sizeId: null,
  name: 'Meat pie',
  sizeName: null,
  category: 'Pies',
  price: 1_500,
  pictureId: null,
  left: 3,
};
const BREAD: CounterTile = { ...PIE, productId: 'bread', name: 'Agege bread', price: 1_800.5, left: null };

describe('a sale that is being made', () => {
  test('takes no more of a tile than the shelf has, and drops what has none', () => {
    const four = setQuantity(NEW_SALE, PIE, 4);
    expect(four.lines).toMatchObject([{ quantity: 3 }]);
    expect(setQuantity(four, PIE, 0).lines).toEqual([]);
    expect(sumSale(setQuantity(four, BREAD, 2))).toBe(450_000 + 360_100);
  });

  test('is paid exactly in cash unless more was handed over (P39.9)', () => {
    const sale = setQuantity(NEW_SALE, PIE, 2);
    expect(buildSale(sale).payments).toEqual([{ way: 'cash', amount: 3_000, received: null }]);
    const handed = { ...sale, receivedInKobo: 500_000 };
    expect([findChange(handed), isPayable(handed)]).toEqual([200_000, true]);
    expect(buildSale(handed).payments).toEqual([{ way: 'cash', amount: 3_000, received: 5_000 }]);
    expect(isPayable({ ...sale, receivedInKobo: 100_000 })).toBe(false);
    expect(isPayable(NEW_SALE)).toBe(false);
  });

  test('is split into ways that add up (P39.9)', () => {
    const sale = { ...setQuantity(NEW_SALE, PIE, 2), way: 'split' } as const;
    const half = { ...sale, split: { cash: '1,000', transfer: '', card_machine: '1500' } };
    expect([findUnsplit(half), isPayable(half)]).toEqual([50_000, false]);
    const whole = { ...half, split: { ...half.split, transfer: '500' } };
    expect(isPayable(whole)).toBe(true);
    expect(buildSale(whole).payments).toEqual([
      { way: 'transfer', amount: 500, received: null },
      { way: 'cash', amount: 1_000, received: null },
      { way: 'card_machine', amount: 1_500, received: null },
    ]);
  });
});
