import { describe, expect, test } from 'vitest';
import { canServe, countHoursUntil, findNeededDay, listNeededDays } from './needs.ts';

describe('guests (P24.8)', () => {
  const cake = {
    isCustom: false,
    servings: 10,
    priceInKobo: 1_000_000,
    sizes: [
      { servings: 10, priceInKobo: 1_000_000 },
      { servings: 30, priceInKobo: 2_500_000 },
    ],
  };

  test('are fed by the largest size, and by nothing that says nothing of servings', () => {
    expect(canServe(cake, 30)).toBe(true);
    expect(canServe(cake, 31)).toBe(false);
    expect(canServe({ ...cake, sizes: [] }, 11)).toBe(false);
    expect(canServe({ ...cake, sizes: [], servings: null }, 1)).toBe(false);
  });

  test('are always fed by what is made to a design', () => {
    expect(canServe({ ...cake, sizes: [], isCustom: true }, 200)).toBe(true);
  });
});

test('a day leaves the hours until its noon, and is found again from them until the day itself (P24.8)', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 16, hour, 30));
    for (const day of listNeededDays(now, 7)) {
      const notice = countHoursUntil(day, now);
      expect(findNeededDay(notice, now)).toBe(day);
      expect(findNeededDay(notice, new Date(now.getTime() + 6 * 3_600_000))).toBe(day);
    }
  }
});

test('today is found again from the one hour that is left at least, also in the last hour of the day (P29.523)', () => {
  for (const minute of [0, 30, 59]) {
    expect(findNeededDay(1, new Date(Date.UTC(2026, 10, 19, 22, minute)))).toBe('2026-11-19');
  }
});

test('what can be needed begins tomorrow in Lagos (P24.8)', () => {
  expect(listNeededDays(new Date('2026-11-16T23:30:00Z'), 2)).toEqual(['2026-11-18', '2026-11-19']);
});
