import { expect, test } from 'vitest';
import { readArrival, readReturn } from './arrival.ts';

test('what the provider adds to the address is taken out, and the rest stays', () => {
  expect(readReturn('?trxref=482-a1&reference=482-a1')).toEqual({ reference: '482-a1', rest: '' });
  expect(readReturn('?utm=mail&trxref=482-a1')).toEqual({ reference: '482-a1', rest: '?utm=mail' });
  expect(readReturn('?utm=mail')).toEqual({ reference: null, rest: '?utm=mail' });
});

test('who comes by a link has no story', () => {
  const nobody = { isPlaced: false, isEarlier: false, isCartLeft: false, payBy: null, reference: null };
  expect(readArrival(null)).toEqual(nobody);
  expect(readArrival('kept by somebody else')).toEqual(nobody);
  expect(readArrival({ isPlaced: 'yes', payBy: 'shells', reference: 7 })).toEqual(nobody);
});

test('who comes from checkout goes on to the payment page', () => {
  expect(readArrival({ isPlaced: true, isEarlier: false, payBy: 'ussd' })).toEqual({
    isPlaced: true,
    isEarlier: false,
    isCartLeft: false,
    payBy: 'ussd',
    reference: null,
  });
});
