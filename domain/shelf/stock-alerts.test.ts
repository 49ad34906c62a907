import { expect, test } from 'vitest';
import { checkStockAlert, STOCK_ALERTS_MAX } from './stock-alerts.ts';

const PIE = { productId: 'meat-pie', sizeId: null };
const stock = (left: number) => [
  { ...PIE, noticeHours: 1, pieces: 9, taken: 9 - left, left, isSoldOut: false, isCounted: true },
];

test('what is sold out can be waited for, by so many and no more (P39.19)', () => {
  expect(checkStockAlert(stock(0), PIE, STOCK_ALERTS_MAX - 1).ok).toBe(true);
  expect(checkStockAlert(stock(0), PIE, STOCK_ALERTS_MAX)).toMatchObject({
    refusal: { code: 'too_many_waiting' },
  });
});

test('what is there, or not counted, cannot (P39.18)', () => {
  expect(checkStockAlert(stock(1), PIE, 0)).toMatchObject({ refusal: { code: 'not_sold_out' } });
  expect(checkStockAlert(stock(0), { ...PIE, sizeId: 'box' }, 0)).toMatchObject({
    refusal: { code: 'not_on_shelf' },
  });
});
