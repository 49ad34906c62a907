import { expect, test } from 'vitest';
import { computeShortfall, describeMissing, describeShortfall, isRefusedShortfall } from './shortfall.ts';

const ABUJA = { name: 'Abuja', minimumInKobo: 60_000_00 };

test('goods below the minimum say how much is missing, and that delivery does not count (P5.2, P29.77)', () => {
  expect(describeShortfall(ABUJA, 25_200_00)).toBe(
    'The minimum order for Abuja is ₦60,000 before delivery. Add ₦34,800 more.',
  );
  expect(computeShortfall(ABUJA, 25_200_00)).toBe(34_800_00);
});

test('whoever is near the shop can come for less (P29.192)', () => {
  const near = describeShortfall(ABUJA, 25_200_00, true);
  expect(near).toContain('Add ₦34,800 more, or choose pickup.');
  expect(isRefusedShortfall(describeShortfall(ABUJA, 25_200_00), near)).toBe(true);
  expect(isRefusedShortfall('Remove the cake.', near)).toBe(false);
});

test('goods that reach it say nothing', () => {
  expect(describeShortfall(ABUJA, 60_000_00)).toBe('');
  expect(computeShortfall(ABUJA, 75_600_00)).toBe(0);
});

test('whoever left checkout to add something reads what is still missing, and when it is enough (P29.453)', () => {
  expect(describeMissing(ABUJA, 58_500_00, 'Bwari')).toBe('Add ₦1,500 more for delivery to Bwari.');
  expect(describeMissing(ABUJA, 60_000_00, 'Bwari')).toBe('That’s enough for delivery to Bwari.');
});
