import { expect, test } from 'vitest';
import { setOff } from './set-off.ts';

const FIRST = { id: 'a', amountInKobo: 300 };
const SECOND = { id: 'b', amountInKobo: 500 };

test('what is due is taken from what was promised and not sent, and no more than that (P28.217)', () => {
  expect(setOff(0, [FIRST])).toEqual([]);
  expect(setOff(100, [FIRST, SECOND])).toEqual([{ refund: FIRST, restInKobo: 200 }]);
  expect(setOff(300, [FIRST, SECOND])).toEqual([{ refund: FIRST, restInKobo: 0 }]);
  expect(setOff(700, [FIRST, SECOND])).toEqual([
    { refund: FIRST, restInKobo: 0 },
    { refund: SECOND, restInKobo: 100 },
  ]);
  expect(setOff(900, [FIRST, SECOND]).map(({ restInKobo }) => restInKobo)).toEqual([0, 0]);
});
