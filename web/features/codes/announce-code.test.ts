import { expect, test } from 'vitest';
import { describeCode } from './announce-code.ts';

const CODE = {
  text: 'CAKES10',
  kind: 'percent',
  percent: 10,
  amount: 0,
  minimum: 20_000,
  categories: [],
  productIds: [],
} as const;
const say = (differences: object) =>
  describeCode({ ...CODE, categories: [], productIds: [], ...differences });

test('whoever comes with a code’s link hears what it gives (P41.21)', () => {
  expect(say({ categories: ['Celebration cakes'] })).toBe(
    'Code CAKES10: 10% off Celebration cakes for ₦20,000 or more. We’ll apply it in your cart.',
  );
  expect(say({ productIds: ['a', 'b'], minimum: 0 })).toBe(
    'Code CAKES10: 10% off selected products. We’ll apply it in your cart.',
  );
  expect(say({ kind: 'free_delivery', percent: 0, minimum: 0 })).toBe(
    'Code CAKES10: Free delivery. We’ll apply it in your cart.',
  );
  expect(
    describeCode({ kind: 'voucher', text: '7K3M-Q0XA-9TDW-2HVC', balance: 16_500, expiresOn: null }),
  ).toBe('Voucher ending 2HVC: ₦16,500. We’ll take it off at checkout.');
});
