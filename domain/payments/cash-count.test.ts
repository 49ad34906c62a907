import { expect, test } from 'vitest';
import {
  checkCashCount,
  computeCashDifference,
  computeExpectedCash,
  sayCashDifference,
} from './cash-count.ts';

const cash = { openingInKobo: 1_000_000, takenInKobo: 4_250_000, countedInKobo: 5_250_000 };
const counting = { cash, note: '', day: '2026-11-16', today: '2026-11-16' };

test('the drawer should hold its float and the day’s cash, and what is counted is over or short of that (P28.289)', () => {
  expect(computeExpectedCash(cash)).toBe(5_250_000);
  expect(computeCashDifference(cash)).toBe(0);
  expect(computeCashDifference({ ...cash, countedInKobo: 5_200_000 })).toBe(-50_000);
  expect([-50_000, 0, 50_000].map(sayCashDifference)).toEqual(['₦500 short', 'no difference', '₦500 over']);
  expect(computeCashDifference({ ...cash, takenInKobo: -100_000, countedInKobo: 950_000 })).toBe(50_000);
});

test('a difference needs a note, and a day that has not begun is not counted (P28.289)', () => {
  expect(checkCashCount(counting)).toMatchObject({ ok: true });
  const short = { ...counting, cash: { ...cash, countedInKobo: 5_200_000 } };
  expect(checkCashCount(short)).toMatchObject({ ok: false, refusal: { code: 'cash_count_unexplained' } });
  expect(checkCashCount({ ...short, note: 'Change for a customer' })).toMatchObject({ ok: true });
  expect(checkCashCount({ ...counting, day: '2026-11-17' })).toMatchObject({
    ok: false,
    refusal: { code: 'cash_count_ahead' },
  });
});
