import { expect, test } from 'vitest';
import { sayQuoteBalance } from './quote-words.ts';

test('the balance of a quote is said to be without delivery, to the kobo (P28.210)', () => {
  expect(sayQuoteBalance({ total: 90_000.5, deposit: 45_000 })).toBe(
    '₦45,000.50, plus delivery if you choose it',
  );
  expect(sayQuoteBalance({ total: 90_000, deposit: 90_000 })).toBe('Only delivery, if you choose it');
});
