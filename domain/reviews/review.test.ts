import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/statuses.ts';
import { computeRating, isWellRated } from './rating.ts';
import { abbreviateName, isReviewable, REVIEW_TEXT_MAX_LENGTH, readReviewText } from './review.ts';

test.each([
  ['Adaeze Okafor', 'Adaeze O.'],
  ['Ngozi Adaobi  Eze', 'Ngozi E.'],
  ['Bola', 'Bola'],
  ['Ọlá ọ̀ṣun', 'Ọlá Ọ.'],
  [' 42 – ', 'A customer'],
])('%j signs as %j (P40.3)', (name, signed) => {
  expect(abbreviateName(name)).toBe(signed);
});

test('only what has reached its customer is reviewed (P40.1)', () => {
  expect(ORDER_STATUSES.filter(isReviewable)).toEqual(['delivered', 'collected']);
});

test('the text is plain and has an end', () => {
  expect(readReviewText(' Good\r\n\r\n\r\n\r\nbread\u0000 ')).toEqual({ ok: true, value: 'Good\n\nbread' });
  expect(readReviewText('x'.repeat(REVIEW_TEXT_MAX_LENGTH)).ok).toBe(true);
  expect(readReviewText('x'.repeat(REVIEW_TEXT_MAX_LENGTH + 1)).ok).toBe(false);
});

describe('a rating', () => {
  test('is the average to one decimal, and nothing without reviews', () => {
    expect(computeRating({ sum: 14, count: 3, isSample: false })).toMatchObject({ average: 4.7, count: 3 });
    expect(computeRating({ sum: 0, count: 0, isSample: false })).toBeUndefined();
  });

  test.each([
    [{ average: 4, count: 3, isSample: false }, true],
    [{ average: 5, count: 2, isSample: false }, false],
    [{ average: 3.9, count: 50, isSample: false }, false],
    [{ average: 5, count: 9, isSample: true }, false],
    [undefined, false],
  ])('%j counts as good: %j', (rating, isGood) => {
    expect(isWellRated(rating)).toBe(isGood);
  });
});
