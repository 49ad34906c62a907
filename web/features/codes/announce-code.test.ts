import { expect, test } from 'vitest';
import { describeCode } from './announce-code.ts';

test('whoever comes with a code’s link hears what it gives (P41.21)', () => {
  const code = { text: 'CAKES10', kind: 'percent', percent: 10, amount: 0, minimum: 20_000 } as const;
  const lists = { categories: ['Celebration cakes'], productIds: [] };
  const says = '10% off Celebration cakes worth ₦20,000 or more, once per customer';
  expect(describeCode({ ...code, ...lists, says })).toBe(
    `Code CAKES10: ${says}. We’ll apply it in your cart.`,
  );
  expect(describeCode({ ...code, ...lists })).toBe('Code CAKES10. We’ll apply it in your cart.');
  expect(
    describeCode({ kind: 'voucher', text: '7K3M-Q0XA-9TDW-2HVC', balance: 16_500, expiresOn: null }),
  ).toBe('We’ll use your ₦16,500 voucher at checkout.');
});
