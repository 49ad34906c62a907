import { expect, test } from 'vitest';
import { checkNewPin, refuseWrongPin } from './staff-pin.ts';

test('a PIN has four digits, and is none that everybody would try first', () => {
  for (const pin of ['2580', '0707', ' 9042 ']) expect(checkNewPin(pin).ok).toBe(true);
  for (const pin of ['', '123', '12345', '12a4', '0000', '1234', '4321', '6789']) {
    expect([pin, checkNewPin(pin).ok]).toEqual([pin, false]);
  }
});

test('each wrong PIN says how many tries are left, and the fifth locks it', () => {
  const codes = [1, 2, 3, 4, 5].map((attempts) => refuseWrongPin(attempts).refusal.code);
  expect(codes).toEqual(['wrong_pin', 'wrong_pin', 'wrong_pin', 'wrong_pin', 'pin_locked']);
  expect(refuseWrongPin(4).refusal.message).toContain('1 attempt left');
});
